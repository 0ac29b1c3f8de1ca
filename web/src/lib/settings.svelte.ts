// What this device remembers about its owner's taste.
import { MediaQuery } from 'svelte/reactivity';

export type Theme = 'auto' | 'light' | 'dark';
export type Speed = 'slow' | 'normal' | 'fast' | 'none';
/** Which routes glow: all that can be claimed, those that serve my tickets, none. */
export type Glow = 'all' | 'mine' | 'off';

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

function remembered(): typeof DEFAULTS {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<typeof DEFAULTS>) };
  } catch {
    return { ...DEFAULTS }; // no storage, or not ours
  }
}

export const settings = $state(remembered());

/** Keeps the settings and shows the theme whenever they change. Call once, inside a component. */
export function keepSettings(): void {
  $effect(() => {
    const text = JSON.stringify(settings);
    try {
      localStorage.setItem(KEY, text);
    } catch {
      // a browser without storage still plays
    }
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
