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

/** The seconds I have left for the move that is mine; undefined: as long as I like. */
export function myTimeLeft({ kept, table }: Mine): number | undefined {
  if (!table || !isMyTurn(kept, table)) return undefined;
  const left = table.to_move.filter((seat) => seat in kept.seats).map((seat) => table.seats[seat]?.left ?? Infinity);
  const least = Math.min(...left);
  return least === Infinity ? undefined : least;
}

/** Mine first to move, the shortest time first, then the latest changed. */
export function byUrgency(one: Mine, other: Mine): number {
  const urgent = ({ kept, table }: Mine) => Number(isMyTurn(kept, table));
  const [left, otherLeft] = [one, other].map((mine) => myTimeLeft(mine) ?? Number.MAX_VALUE) as [number, number];
  return urgent(other) - urgent(one) || left - otherLeft || (other.table?.changed ?? 0) - (one.table?.changed ?? 0);
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

export interface Companion {
  name: string;
  games: number;
  last: number; // seconds: when one of their games last changed
}

/** People who sat with me, whom I met last first. Whoever has the same name counts as the same. */
export function companions(mine: readonly Mine[]): Companion[] {
  const met = new Map<string, Companion>();
  for (const { kept, table } of mine) {
    if (!table || table.status === 'open') continue;
    const names = table.seats.filter(({ kind, name }, seat) => kind === 'person' && name && !(seat in kept.seats)).map(({ name }) => name);
    for (const name of new Set(names)) {
      const { games, last } = met.get(name) ?? { games: 0, last: 0 };
      met.set(name, { name, games: games + 1, last: Math.max(last, table.changed) });
    }
  }
  return [...met.values()].sort((one, other) => other.last - one.last);
}
