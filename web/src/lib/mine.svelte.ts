// The tables this browser keeps seats at, as the server last told of them: asked again and again, so that a turn is never missed.
import { untrack } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';
import { api, ProblemError } from './api';
import { keptAt, keptTables, type Kept } from './kept.svelte';
import type { TableInfo } from './protocol';
import { page } from './router.svelte';

const SEEN = 5000; // milliseconds between two looks while somebody looks here
const UNSEEN = 15_000; // and while nobody does
const RECENT = 20; // tables that are looked at without being asked for
const DAY = 86_400; // seconds
const MONTH = 30 * DAY; // as long as a table whose game was never begun is kept
const AT_ONCE = 10; // someone who has played for months keeps more than may be asked for at once

/** Null: the server has it no longer. */
const told = new SvelteMap<string, TableInfo | null>();

/** Undefined until it was asked for. */
export function knownTable(id: string): TableInfo | null | undefined {
  return told.get(id);
}

export function mySeats(kept: Kept): number[] {
  return Object.keys(kept.seats).map(Number);
}

export function isMyTurn(kept: Kept, table: TableInfo | null | undefined): boolean {
  return table?.status === 'playing' && table.to_move.some((seat) => mySeats(kept).includes(seat) && !table.seats[seat]?.stand_in);
}

/** The same people play again, and nobody has sat down there from here. */
export function isAskedAgain({ seats }: Kept, table: TableInfo | null | undefined): boolean {
  if (!table?.rematch || keptAt(table.rematch) || !Object.keys(seats).length) return false;
  return secondsSince(table.changed) < MONTH;
}

/** The tables where it is my turn, but for the one on this page: that one speaks for itself. */
export function waiting(): Kept[] {
  const here = page();
  const shown = here.name === 'table' || here.name === 'screen' ? here.table : null;
  return keptTables().filter((kept) => kept.table !== shown && isMyTurn(kept, told.get(kept.table)));
}

/** Asks how the tables stand: the recent ones, unless all are wanted. */
export async function look(most = RECENT): Promise<void> {
  const asked = keptTables()
    .slice(0, most)
    .filter(({ table }) => mayChange(told.get(table)));
  for (let first = 0; first < asked.length; first += AT_ONCE) {
    await Promise.all(asked.slice(first, first + AT_ONCE).map(async ({ table }) => told.set(table, await found(table))));
  }
}

/** What is over stays as it is; but the same people may soon play again. */
function mayChange(table: TableInfo | null | undefined): boolean {
  if (!table) return table === undefined;
  if (table.status !== 'over') return true;
  const people = table.seats.filter(({ kind }) => kind === 'person').length;
  return people > 1 && !table.rematch && secondsSince(table.changed) < DAY;
}

function secondsSince(time: number): number {
  return Date.now() / 1000 - time;
}

async function found(id: string): Promise<TableInfo | null> {
  try {
    return await api.table(id);
  } catch (error) {
    if (error instanceof ProblemError && error.status === 404) return null;
    throw error;
  }
}

/** Keeps looking: on every page, when somebody comes back to it, and from time to time. Call once, inside a component. */
export function keepLooking(): void {
  let clock: ReturnType<typeof setTimeout> | undefined;

  function again(): void {
    clearTimeout(clock);
    look()
      .catch(() => {}) // the page says so itself if it needs the server
      .finally(() => {
        clearTimeout(clock);
        clock = setTimeout(again, document.hidden ? UNSEEN : SEEN);
      });
  }

  $effect(() => {
    void [page(), keptTables().length];
    untrack(again);
  });
  $effect(() => {
    const stop = new AbortController();
    const options = { signal: stop.signal };
    addEventListener('focus', again, options);
    addEventListener('pageshow', again, options);
    addEventListener('online', again, options);
    document.addEventListener('visibilitychange', again, options);
    return () => {
      stop.abort();
      clearTimeout(clock);
    };
  });
}
