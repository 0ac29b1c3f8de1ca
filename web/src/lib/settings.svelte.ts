// What this device remembers about its owner's taste.
export type Theme = 'auto' | 'light' | 'dark';

const KEY = 'rallar.settings';
const DEFAULTS = {
  language: null as string | null,
  theme: 'auto' as Theme,
  sound: false,
  notify: false,
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
    document.documentElement.dataset.theme = settings.theme;
  });
}

export function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
