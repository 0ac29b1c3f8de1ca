// Sees to it that the server knows where this device is to be told, for every seat that it keeps.
import { language } from './i18n.svelte';
import { keptTables } from './kept.svelte';
import { settings } from './settings.svelte';

/** Whether this browser can be told something while the page is closed. */
export function canRing(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in globalThis;
}

/** Call once, inside a component. */
export function keepBell(): void {
  $effect(() => {
    const seats = keptTables().flatMap(({ table, seats }) =>
      Object.entries(seats).map(([seat, token]) => ({ table, seat: Number(seat), token })),
    );
    const wish = { language: language(), hours: settings.quiet && { ...settings.quiet } };
    if (settings.notify && canRing()) void import('./bell').then(({ tell }) => tell(seats, wish)).catch(() => {}); // the next visit tries again
  });
}
