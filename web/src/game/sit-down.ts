// A table that tests sit down at: the true store, on a line whose other end is the test's.
import { FakeSocket } from '../lib/fake-socket';
import { keep } from '../lib/kept.svelte';
import type { Choices, LogEntry, TableInfo, TableState, View } from '../lib/protocol';
import { TableStore } from '../lib/table.svelte';
import { sampleChoices, sampleView, TABLE } from './samples';

let tables = 0;

/** Sits down on some seats of a table in the middle of a game, where it is this seat's turn. */
export function sitDown(seats: readonly number[], seat: number | null = seats[0] ?? null) {
  FakeSocket.install();
  const table: TableInfo = { ...TABLE, id: `table${++tables}`, status: 'playing', to_move: [0] };
  keep({ table, seats: Object.fromEntries(seats.map((each) => [each, `token ${each}`])) });
  const store = new TableStore(table.id, seat);
  const line = FakeSocket.last;
  line.onopen?.();
  let position = 1;
  /** What the server says of the table, with what is different. */
  const tell = (different: Partial<TableState> = {}) => {
    const told = { table, seat, view: sampleView(), choices: sampleChoices(), log: [], said: [], outcome: null };
    line.say({ type: 'state', re: null, position, ...told, ...different });
  };
  /** A move, and what the table is like after it. */
  const move = (entry: LogEntry, after: Partial<View> = {}, choices: Choices | null = sampleChoices()) => {
    position += 1;
    line.say({ type: 'moved', position, entry, view: sampleView(after), choices, outcome: null });
  };
  tell();
  return { store, line, tell, move };
}
