// The boards there are, asked for once, who makes tables, and a table made with one click.
import { api } from '../lib/api';
import { loadBoard } from '../lib/boards';
import { t } from '../lib/i18n.svelte';
import { keep } from '../lib/kept.svelte';
import { level } from '../lib/opponents.svelte';
import type { BoardSummary, NewTable } from '../lib/protocol';
import { go } from '../lib/router.svelte';
import { settings } from '../lib/settings.svelte';
import { fetchAhead } from './loader';
import type { Maker } from './seats';

let asked: Promise<BoardSummary[]> | null = null;

export function boards(): Promise<BoardSummary[]> {
  if (!asked) {
    asked = api.boards();
    asked.catch(() => (asked = null)); // another try may succeed
  }
  return asked;
}

/** Who makes tables of a board on this device. */
export function maker(board: string, variant: string | null = null): Maker {
  const { name, opponents } = settings;
  return { name, level: level(board, variant), opponents, person: (number) => t('player-other', { number }) };
}

/** Goes on with a game that is over from an earlier moment, against computers. */
export async function playOn(table: string, wish: { at: number; seat: number }): Promise<void> {
  fetchAhead('table');
  const seated = await api.playOn(table, wish);
  keep(seated);
  go(`/t/${seated.table.id}`);
}

/** Makes a table, and sits down at it, or shows it on this screen. What is needed there comes meanwhile. */
export async function makeTable(wish: NewTable, at: 'table' | 'screen' = 'table'): Promise<void> {
  fetchAhead(at);
  loadBoard(wish.board).catch(() => {});
  const seated = await api.make(wish);
  keep(seated);
  go(`/t/${seated.table.id}${at === 'screen' ? '/screen' : ''}`);
}
