// The tables this browser keeps seats at, with their boards, in the order of a list.
import type { Kept } from '../lib/kept.svelte';
import { keptTables } from '../lib/kept.svelte';
import { isMyTurn, knownTable } from '../lib/mine.svelte';
import type { BoardSummary, TableInfo } from '../lib/protocol';

/** A table that is kept; null: the server has it, or its board, no longer. */
export interface Mine {
  kept: Kept;
  table: TableInfo | null;
  board: BoardSummary | null;
}

/** Mine first to move, then the latest changed. */
export function byUrgency(one: Mine, other: Mine): number {
  const urgent = ({ kept, table }: Mine) => Number(isMyTurn(kept, table));
  return urgent(other) - urgent(one) || (other.table?.changed ?? 0) - (one.table?.changed ?? 0);
}

/** Those that have been asked for. */
export function myTables(boards: readonly BoardSummary[]): Mine[] {
  const known = keptTables().flatMap((kept) => {
    const table = knownTable(kept.table);
    return table === undefined ? [] : [{ kept, table, board: boards.find(({ id }) => id === kept.board) ?? null }];
  });
  return known.sort(byUrgency);
}

/** The place of a seat when the game is over; whoever lost a tie is behind the winners. */
export function placeOf(seat: number, { totals, winners }: NonNullable<TableInfo['result']>): number {
  if (winners.includes(seat)) return 1;
  const ahead = totals.filter((total) => total > totals[seat]!).length;
  return Math.max(winners.length, ahead) + 1;
}
