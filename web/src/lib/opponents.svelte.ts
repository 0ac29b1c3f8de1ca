// The opponents that the server has, asked for once: their levels, and which of them this device plays against.
import { api } from './api';
import type { About, Level } from './protocol';
import { settings } from './settings.svelte';

let about = $state.raw<About | null>(null);
let asked: Promise<void> | null = null;

/** Done when the server has said which there are. */
export function opponentsKnown(): Promise<void> {
  if (!asked) {
    asked = api.about().then((found) => void (about = found));
    asked.catch(() => (asked = null)); // another try may succeed
  }
  return asked;
}

/** Those that play a board, or a variant of it, or any; the weakest first. None until they are known. */
export function levels(board: string | null = null, variant: string | null = null): readonly Level[] {
  if (!about) opponentsKnown().catch(() => {});
  const game = variant === null ? board : `${board}/${variant}`;
  return about?.levels.filter(({ plays }) => game === null || plays.includes(game)) ?? [];
}

/**
 * The one chosen here, also under a name it had then, if it plays the board; else the one that the server names.
 * Null until they are known.
 */
export function level(board: string | null = null, variant: string | null = null): string | null {
  const chosen = settings.level ?? '';
  const found = levels(board, variant).find(({ id, formerly }) => id === chosen || formerly.includes(chosen));
  return found?.id ?? about?.level ?? null;
}

/** What an opponent calls itself, where no language has a word for it. */
export function levelTitle(id: string): string {
  return levels().find((known) => known.id === id)?.title ?? id;
}

/** What an opponent says of how it plays, where no language has a sentence for it. */
export function levelCharacter(id: string): string {
  return levels().find((known) => known.id === id)?.character ?? '';
}
