// One table as this browser sees it: what the server last said, and what can be asked of it.
import { ProblemError } from './api';
import { Connection, type Request, type Status } from './connection';
import { keep, keptAt } from './kept.svelte';
import { named } from './names';
import type { Choices, FromServer, HintFound, LogEntry, Outcome, Problem, Said, TableInfo, Trail, View } from './protocol';

/** A move that was chosen while nobody could be reached. */
export interface Unsent {
  move: string;
  position: number;
  seat: number | null;
  /** Whether it may have arrived all the same. */
  sent: boolean;
}

export class TableStore {
  private told = $state.raw<TableInfo | null>(null);
  table = $derived(this.told && named(this.told));
  /** When the table was last told, in milliseconds: clocks run from there. */
  heard = $state(0);
  seat = $state<number | null>(null);
  view = $state.raw<View | null>(null);
  choices = $state.raw<Choices | null>(null);
  /** What happened, without a gap up to now; it may begin later than the game. */
  log = $state.raw<LogEntry[]>([]);
  said = $state.raw<Said[]>([]);
  outcome = $state.raw<Outcome | null>(null);
  position = $state(0);
  status = $state<Status>('connecting');
  /** Set when the table cannot be shown at all: unknown, or the token is wrong. */
  problem = $state.raw<Problem | null>(null);
  /** The route that somebody has put a finger on, at the board that everyone sees. */
  pointed = $state.raw<{ route: string } | null>(null);
  /** The latest move that could not be sent; it never is by itself. */
  unsent = $state.raw<Unsent | null>(null);
  /** How often the connection has come back. */
  returns = $state(0);

  private token: string | null;
  private wanted: number | null; // the seat that is sat on, or will be once the server says so
  private readonly logs = new Map<number | null, LogEntry[]>(); // what each seat of this browser knows, and who watches
  private readonly connection: Connection;
  private readonly listeners = new Set<(entry: LogEntry) => void>();
  private wasLive = false;
  private greeted: (() => void) | undefined;

  constructor(
    readonly id: string,
    seat: number | null,
  ) {
    this.token = seat === null ? null : (keptAt(id)?.seats[seat] ?? null);
    this.wanted = this.token === null ? null : seat;
    this.connection = new Connection(
      id,
      () => ({ token: this.token, with: Object.values(keptAt(id)?.seats ?? {}), after: this.known(this.wanted).at(-1)?.position ?? null }),
      (message) => this.hear(message),
      (status) => this.change(status),
    );
    this.connection.open();
  }

  /** Sits on another seat that this browser keeps, or with null only watches; done when the server has said so. */
  sit(seat: number | null): Promise<void> {
    this.token = seat === null ? null : (keptAt(this.id)?.seats[seat] ?? null);
    this.wanted = this.token === null ? null : seat;
    this.connection.greet();
    return new Promise((done) => (this.greeted = done));
  }

  /** Calls back for each move as it is made, not for those of the past. Returns how to stop. */
  onMove(listener: (entry: LogEntry) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  async move(move: string): Promise<void> {
    const { position, seat } = this;
    let sent = false;
    try {
      await this.connection.check();
      sent = true;
      await this.connection.ask({ type: 'move', position, move });
      this.unsent = null;
    } catch (error) {
      if (!(error instanceof ProblemError) || error.problem.key !== 'server-unreachable') throw error;
      this.unsent = { move, position, seat, sent };
      throw new ProblemError({ key: 'line-kept', params: {} }, 0);
    }
  }

  /** Ways to pay for a route or for a station in a city, the most sensible first. */
  async payments(what: { route: string } | { city: string }): Promise<{ payments: string[]; total: number; complete: boolean }> {
    const answer = await this.connection.ask({ type: 'payments', position: this.position, ...what });
    return answer as Extract<FromServer, { type: 'payments' }>;
  }

  /** Why something is not possible; null if it is. */
  async why(what: { move: string } | { route: string } | { city: string } | { bed: string }): Promise<Problem | null> {
    const answer = await this.connection.ask({ type: 'why', position: this.position, ...what });
    const because = answer as Extract<FromServer, { type: 'because' }>;
    return because.allowed ? null : { key: because.key ?? 'move-not-allowed', params: because.params ?? {} };
  }

  /** The routes that a tile on a bed would close. */
  async closes(bed: string): Promise<string[]> {
    const answer = await this.connection.ask({ type: 'why', position: this.position, bed });
    return (answer as Extract<FromServer, { type: 'because' }>).closes ?? [];
  }

  /** The routes that would complete a ticket at least cost; null if none can. */
  async path(ticket: string): Promise<string[] | null> {
    const answer = await this.connection.ask({ type: 'path', ticket });
    return (answer as Extract<FromServer, { type: 'path' }>).routes;
  }

  /** Everyone's longest path as it stands. */
  async longest(): Promise<Trail[]> {
    const answer = await this.connection.ask({ type: 'longest' });
    return (answer as Extract<FromServer, { type: 'longest' }>).trails;
  }

  /** Whether something happened before what is in the log. */
  get hasEarlier(): boolean {
    return (this.log[0]?.position ?? 0) > 0;
  }

  /** Puts one page more before the log. */
  async earlier(): Promise<void> {
    const { seat } = this;
    const [first] = this.log;
    if (!first) return;
    const { log } = (await this.connection.ask({ type: 'log', before: first.position })) as Extract<FromServer, { type: 'log' }>;
    if (this.seat === seat && this.log[0] === first) this.note([...log, ...this.log]);
  }

  /** What a strong opponent would do now, and why. */
  async hint(): Promise<HintFound> {
    return (await this.connection.ask({ type: 'hint', position: this.position })) as HintFound;
  }

  ask(request: Request): Promise<unknown> {
    return this.connection.ask(request);
  }

  close(): void {
    this.connection.close();
  }

  private known(seat: number | null): LogEntry[] {
    return this.logs.get(seat) ?? [];
  }

  /** Keeps the log of whoever looks, for when they look again. */
  private note(log: LogEntry[]): void {
    this.log = log;
    this.logs.set(this.seat, log);
  }

  private keepTold(table: TableInfo): void {
    this.told = table;
    this.heard = Date.now();
  }

  private change(status: Status): void {
    if (status === 'live' && this.wasLive && this.status !== 'live') this.returns += 1;
    if (status === 'live') this.wasLive = true;
    this.status = status;
  }

  private hear(message: FromServer): void {
    if (message.type === 'state') {
      this.keepTold(message.table);
      this.seat = message.seat;
      this.view = message.view;
      this.choices = message.choices;
      this.note(joined(this.known(message.seat), message.log));
      this.said = message.said;
      this.outcome = message.outcome;
      this.position = message.position;
      this.greeted?.();
    } else if (message.type === 'moved') {
      this.view = message.view;
      this.choices = message.choices;
      this.outcome = message.outcome;
      this.position = message.position;
      this.note(joined(this.log, [message.entry]));
      for (const listener of this.listeners) listener(message.entry);
    } else if (message.type === 'table') {
      this.keepTold(message.table);
    } else if (message.type === 'handed') {
      if (this.told) keep({ table: this.told, seats: { [message.seat]: message.token } });
      void this.sit(message.seat);
    } else if (message.type === 'said') {
      this.said = [...this.said, message.said];
    } else if (message.type === 'pointed') {
      this.pointed = { route: message.route };
    } else if (message.type === 'refused') {
      this.problem = { key: message.key, params: message.params };
      this.close();
    }
  }
}

/** What was known and what is new, which is right where both tell of a move; only the new, if there is a gap between them. */
function joined(known: LogEntry[], fresh: LogEntry[]): LogEntry[] {
  const start = fresh[0]?.position;
  if (start === undefined) return known;
  const before = known.filter(({ position }) => position < start);
  return before.at(-1)?.position === start - 1 ? [...before, ...fresh] : fresh;
}
