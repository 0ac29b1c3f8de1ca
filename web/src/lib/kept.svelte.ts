// The tokens this browser keeps: which seats at which tables are its own.
import type { Seated } from './protocol';
import { areWords, isObject, sound, store, stored } from './stored';

export interface Kept {
  table: string;
  board: string;
  host?: string;
  seats: Record<string, string>;
  since: number;
  /** The last line of talk that was read here. */
  read?: string;
}

const KEY = 'rallar.tables';

function remembered(): Record<string, Kept> {
  return sound(stored(KEY), isKept);
}

function isKept(found: unknown, name: string): found is Kept {
  if (!isObject(found)) return false;
  const { table, board, host, seats, since, read } = found;
  return (
    table === name &&
    typeof since === 'number' &&
    isObject(seats) &&
    Object.keys(seats).every((seat) => /^\d$/.test(seat)) &&
    areWords([board, host ?? '', read ?? '', ...Object.values(seats)])
  );
}

const kept = $state(remembered());

// Another window of this browser has sat down or got up: what it keeps must not be overwritten by this one.
addEventListener('storage', (event) => {
  if (event.key !== KEY) return;
  const now = remembered();
  for (const table of Object.keys(kept)) if (!(table in now)) delete kept[table];
  Object.assign(kept, now);
});

export function keptTables(): Kept[] {
  return Object.values(kept).sort((one, other) => other.since - one.since);
}

export function keptAt(table: string): Kept | undefined {
  return kept[table];
}

/** Adds what the server handed out to what is kept of that table. */
export function keep(seated: Seated): void {
  const { id, board } = seated.table;
  const before = kept[id] ?? { table: id, board, seats: {}, since: Date.now() };
  kept[id] = { ...before, host: seated.host ?? before.host, seats: { ...before.seats, ...seated.seats } };
  store(KEY, kept);
}

export function keepRead(table: string, line: string): void {
  const found = kept[table];
  if (!found || found.read === line) return;
  found.read = line;
  store(KEY, kept);
}

export function giveUpSeat(table: string, seat: number): void {
  delete kept[table]?.seats[String(seat)];
  store(KEY, kept);
}

export function forget(table: string): void {
  delete kept[table];
  store(KEY, kept);
}
