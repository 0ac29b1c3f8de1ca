// The boards there are, asked for once, who makes tables, and a table made with one click.
import { api } from '../lib/api';
import { t } from '../lib/i18n.svelte';
import { keep } from '../lib/kept.svelte';
import { level } from '../lib/opponents.svelte';
import type { BoardSummary, NewTable } from '../lib/protocol';
import { go } from '../lib/router.svelte';
import { settings } from '../lib/settings.svelte';
import type { Maker } from './seats';

let asked: Promise<BoardSummary[]> | null = null;

export function boards(): Promise<BoardSummary[]> {
  if (!asked) {
    asked = api.boards();
    asked.catch(() => (asked = null)); // another try may succeed
  }
  return asked;
}

/** Who makes tables on this device. */
export function maker(): Maker {
  const { name, opponents } = settings;
  return { name, level: level(), opponents, person: (number) => t('player-other', { number }) };
}

/** Makes a table, and sits down at it. */
export async function makeTable(wish: NewTable): Promise<void> {
  const seated = await api.make(wish);
  keep(seated);
  go(`/t/${seated.table.id}`);
}
