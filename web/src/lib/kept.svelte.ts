// The tokens this browser keeps: which seats at which tables are its own.
import type { Seated } from './protocol';

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
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Kept>;
  } catch {
    return {};
  }
}

const kept = $state(remembered());

// Another window of this browser has sat down or got up: what it keeps must not be overwritten by this one.
addEventListener('storage', (event) => {
  if (event.key !== KEY) return;
  const now = remembered();
  for (const table of Object.keys(kept)) if (!(table in now)) delete kept[table];
  Object.assign(kept, now);
});

function save(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // a browser without storage keeps its seats until it is closed
  }
}

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
  save();
}

export function keepRead(table: string, line: string): void {
  const found = kept[table];
  if (!found || found.read === line) return;
  found.read = line;
  save();
}

export function giveUpSeat(table: string, seat: number): void {
  delete kept[table]?.seats[String(seat)];
  save();
}

export function forget(table: string): void {
  delete kept[table];
  save();
}
