// What this device remembers about its owner's taste.
import { MediaQuery } from 'svelte/reactivity';
import { isObject, store, stored } from './stored';

const THEMES = ['auto', 'light', 'dark'] as const;
const SPEEDS = ['slow', 'normal', 'fast', 'none'] as const;
const GLOWS = ['all', 'mine', 'off'] as const;
export type Theme = (typeof THEMES)[number];
export type Speed = (typeof SPEEDS)[number];
/** Which routes glow: all that can be claimed, those that serve my tickets, none. */
export type Glow = (typeof GLOWS)[number];

/** From when to when nothing rings, like 22:00 and 07:00. */
export interface Hours {
  from: string;
  to: string;
}

const KEY = 'rallar.settings';
const DEFAULTS = {
  language: null as string | null,
  theme: 'auto' as Theme,
  speed: null as Speed | null, // as the device wishes
  glow: 'all' as Glow,
  sound: false,
  notify: false,
  quiet: null as Hours | null,
  name: '',
  level: null as string | null,
  opponents: 2,
};

type Test = (found: unknown) => boolean;
const isOf = (values: readonly unknown[]) => (found: unknown) => values.includes(found);
const isHour = (found: unknown) => /^\d\d:\d\d$/.test(String(found));
const LEGAL: Record<keyof typeof DEFAULTS, Test> = {
  language: isWordOrNothing,
  theme: isOf(THEMES),
  speed: isOf([null, ...SPEEDS]),
  glow: isOf(GLOWS),
  sound: isOf([false, true]),
  notify: isOf([false, true]),
  quiet: (found) => found === null || (isObject(found) && isHour(found.from) && isHour(found.to)),
  name: (found) => typeof found === 'string',
  level: isWordOrNothing,
  opponents: isOf([1, 2, 3, 4]),
};

function isWordOrNothing(found: unknown): boolean {
  return found === null || typeof found === 'string';
}

function remembered(): typeof DEFAULTS {
  const found = Object.entries(stored(KEY)).filter(([knob, value]) => knob in LEGAL && LEGAL[knob as keyof typeof DEFAULTS](value));
  return { ...DEFAULTS, ...Object.fromEntries(found) };
}

export const settings = $state(remembered());

/** Keeps the settings and shows the theme whenever they change. Call once, inside a component. */
export function keepSettings(): void {
  $effect(() => {
    store(KEY, settings);
    const { dataset, style } = document.documentElement;
    dataset.theme = settings.theme;
    dataset.speed = speed();
    style.setProperty('--pace', String(PACES[speed()]));
  });
}

const PACES: Record<Speed, number> = { slow: 2, normal: 1, fast: 0.5, none: 0 };
const calm = new MediaQuery('(prefers-reduced-motion: reduce)', false);

/** How fast things move: as chosen here, else as the device wishes. */
export function speed(): Speed {
  return settings.speed ?? (calm.current ? 'none' : 'normal');
}

/** A time of something that moves, in milliseconds. In a style it is `calc(… * var(--pace))`. */
export function paced(time: number): number {
  return time * PACES[speed()];
}

export function prefersReducedMotion(): boolean {
  return speed() === 'none';
}
