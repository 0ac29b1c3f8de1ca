// The tables this browser keeps seats at, as the server knows them now.
import { api, ProblemError } from '../lib/api';
import { keptTables, type Kept } from '../lib/kept.svelte';
import type { BoardSummary, TableInfo } from '../lib/protocol';
import { boards } from './catalog';

const AT_ONCE = 10;

/** A table that is kept; null: the server has it, or its board, no longer. */
export interface Mine {
  kept: Kept;
  table: TableInfo | null;
  board: BoardSummary | null;
}

export function mySeats(kept: Kept): number[] {
  return Object.keys(kept.seats).map(Number);
}

export function isMyTurn({ kept, table }: Mine): boolean {
  return table?.status === 'playing' && table.to_move.some((seat) => mySeats(kept).includes(seat));
}

/** Mine first to move, then the latest changed. */
export function byUrgency(one: Mine, other: Mine): number {
  return Number(isMyTurn(other)) - Number(isMyTurn(one)) || (other.table?.changed ?? 0) - (one.table?.changed ?? 0);
}

/** A few at a time: someone who has played for months keeps more tables than may be asked for at once. */
export async function myTables(tables = keptTables()): Promise<Mine[]> {
  const found: Mine[] = [];
  for (let first = 0; first < tables.length; first += AT_ONCE) {
    found.push(...(await Promise.all(tables.slice(first, first + AT_ONCE).map(looked))));
  }
  return found.sort(byUrgency);
}

async function looked(kept: Kept): Promise<Mine> {
  const [table, all] = await Promise.all([known(kept.table), boards()]);
  return { kept, table, board: all.find(({ id }) => id === kept.board) ?? null };
}

async function known(id: string): Promise<TableInfo | null> {
  try {
    return await api.table(id);
  } catch (error) {
    if (error instanceof ProblemError && error.status === 404) return null;
    throw error;
  }
}
