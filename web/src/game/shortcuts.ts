// One key for each thing that is done often.

export type Done = 'deck' | 'tickets' | 'routes' | 'station' | 'confirm' | 'cancel' | 'help' | 'log' | 'find' | 'again' | 'hint';
/** One of the open cards is taken by its number. */
export type Shortcut = { do: 'open'; slot: number } | { do: Done };

const KEYS: Record<string, Done> = {
  d: 'deck',
  t: 'tickets',
  c: 'routes',
  s: 'station',
  Enter: 'confirm',
  Escape: 'cancel',
  '?': 'help',
  l: 'log',
  '/': 'find',
  r: 'again',
  h: 'hint',
};

export function shortcutOf(event: KeyboardEvent): Shortcut | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || event.repeat) return null;
  const within = (selector: string) => event.target instanceof Element && event.target.closest(selector) !== null;
  if (within('input:not([type=radio]), textarea, select, #settings')) return null;
  if (event.key === 'Escape' && document.querySelector('#settings')?.matches(':popover-open')) return null; // it closes that
  if (event.key === 'Enter' && within('button, a, [role=option]')) return null; // it has a meaning there
  if (within('[role=listbox]') && /^\p{L}$/u.test(event.key)) return null; // on the map letters find cities
  if (/^[1-5]$/.test(event.key)) return { do: 'open', slot: Number(event.key) - 1 };
  const found = KEYS[event.key];
  return found ? { do: found } : null;
}
