// The opponents that the server has, asked for once: their levels, and which of them this device plays against.
import { api } from './api';
import type { About, Level } from './protocol';
import { settings } from './settings.svelte';

let about = $state.raw<About | null>(null);
let asked = false;

/** The weakest first; none until the server has answered. */
export function levels(): readonly Level[] {
  if (!asked) {
    asked = true;
    api.about().then(
      (found) => (about = found),
      () => (asked = false), // another try may succeed
    );
  }
  return about?.levels ?? [];
}

/** The one chosen here, if there is such an opponent; else the one that the server names; null until it has. */
export function level(): string | null {
  return levels().some(({ id }) => id === settings.level) ? settings.level : (about?.level ?? null);
}

/** What an opponent calls itself, where no language has a word for it. */
export function levelTitle(id: string): string {
  return levels().find((known) => known.id === id)?.title ?? id;
}
