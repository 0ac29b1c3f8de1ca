// The move a player is putting together. Nothing is sent before it is confirmed, so all of it can be taken back.
import { problemOf, ProblemError } from '../lib/api';
import type { Card, Choices, Color, Problem, View } from '../lib/protocol';
import { writeCards } from '../lib/words';
import { Paying } from './paying.svelte';
import { total } from './payment';

/** What a turn asks of the table; `TableStore` is one. */
export interface Answers {
  readonly position: number;
  readonly seat: number | null;
  readonly view: View | null;
  readonly choices: Choices | null;
  move(move: string): Promise<void>;
  payments(what: { route: string } | { city: string }): Promise<{ payments: string[]; total: number; complete: boolean }>;
  why(what: { move: string } | { route: string } | { city: string } | { bed: string }): Promise<Problem | null>;
  closes(bed: string): Promise<string[]>;
}

export type Staged =
  | { kind: 'claim'; route: string }
  | { kind: 'station'; city: string }
  | { kind: 'tile'; bed: string; color: Color | null }
  | { kind: 'tickets' };

const TRIES = 4;
const PAUSE = 150;

export class Turn {
  staged = $state.raw<Staged | null>(null);
  /** The routes that a tile on the bed chosen would close. */
  closing = $state.raw<readonly string[]>([]);
  kept = $state.raw<ReadonlySet<string>>(new Set());
  choosingSite = $state(false);
  /** The color of a tile that is pointed at: seen on the bed before it is chosen. */
  preview = $state<Color | null>(null);
  /** The latest 'why not?'. */
  reply = $state.raw<Problem | null>(null);
  busy = $state(false);

  readonly paying: Paying;
  private questions = 0;
  private seat: number | null; // whose move it is

  constructor(private readonly table: Answers) {
    this.seat = table.seat;
    this.paying = new Paying(() => (this.move ? table.why({ move: this.move }) : null));
  }

  get move(): string | null {
    const { staged } = this;
    if (staged?.kind === 'tickets') return 'tickets';
    if (staged?.kind === 'tile') return staged.color && `tile ${staged.bed} ${staged.color}`;
    if (!total(this.paying.cards)) return null;
    const cards = writeCards(this.paying.cards);
    if (this.table.view?.asked === 'pay-surcharge') return `pay ${cards}`;
    if (!staged) return null;
    return staged.kind === 'claim' ? `claim ${staged.route} ${cards}` : `station ${staged.city} ${cards}`;
  }

  /** Whether confirming would send a move that can be played, as far as is known. */
  get ready(): boolean {
    return this.move !== null && !this.busy && this.paying.good;
  }

  // --- the table has moved on -------------------------------------------------------------------

  /** Drops what can no longer be done. To be called whenever the position has changed. */
  follow(): void {
    const { view, choices, seat } = this.table;
    if (seat !== this.seat) this.cancel();
    this.seat = seat;
    const offer = view?.own?.offer ?? [];
    this.kept = new Set([...this.kept].filter((ticket) => offer.includes(ticket)));
    if (this.staged && !this.isPossible(this.staged, choices)) this.cancel();
    if (!choices?.stations.length) this.choosingSite = false;
    if (view?.asked === 'pay-surcharge' && choices) this.paying.choose(choices.surcharge[0] ?? '');
  }

  private isPossible(staged: Staged, choices: Choices | null): boolean {
    if (!choices) return false;
    if (staged.kind === 'tickets') return choices.tickets;
    if (staged.kind === 'claim') return choices.routes.includes(staged.route);
    return staged.kind === 'station' ? choices.stations.includes(staged.city) : staged.bed in choices.beds;
  }

  // --- staging ----------------------------------------------------------------------------------

  async pickRoute(route: string): Promise<void> {
    const { choices, view } = this.table;
    this.reply = null;
    if (!choices) return;
    if (view?.asked === 'lay-tile') await this.pickBed(route);
    else if (choices.routes.includes(route)) await this.stage({ kind: 'claim', route }, { route });
    else await this.explain({ route });
  }

  async pickCity(city: string): Promise<void> {
    this.reply = null;
    if (!this.table.choices) return;
    if (this.table.choices.stations.includes(city)) await this.stage({ kind: 'station', city }, { city });
    else await this.explain({ city });
  }

  private async pickBed(bed: string): Promise<void> {
    const colors = this.table.choices?.beds[bed];
    if (!colors) return this.explain({ bed });
    const before = this.staged?.kind === 'tile' ? this.staged.color : null;
    this.staged = { kind: 'tile', bed, color: before && colors.includes(before) ? before : null };
    this.closing = [];
    const question = ++this.questions;
    const closing = await this.table.closes(bed).catch(() => []);
    if (question === this.questions) this.closing = closing;
  }

  chooseColor(color: Color): void {
    if (this.staged?.kind === 'tile') this.staged = { ...this.staged, color };
  }

  toggle(ticket: string): void {
    const kept = new Set(this.kept);
    if (!kept.delete(ticket)) kept.add(ticket);
    this.kept = kept;
    this.reply = null;
  }

  cancel(): void {
    this.questions += 1; // an answer still under way is no longer wanted
    this.staged = null;
    this.paying.clear();
    this.closing = [];
    this.preview = null;
    this.choosingSite = false;
    this.reply = null;
  }

  /** Tickets may cost points: they are drawn only after a yes. */
  async pickTickets(): Promise<void> {
    const again = this.staged?.kind === 'tickets';
    this.cancel();
    if (!this.table.choices?.tickets) await this.explain({ move: 'tickets' });
    else if (!again) this.staged = { kind: 'tickets' };
  }

  private async stage(staged: Staged, what: { route: string } | { city: string }): Promise<void> {
    this.cancel();
    this.staged = staged;
    const question = this.questions;
    try {
      const suggestions = await this.table.payments(what);
      if (question === this.questions) this.paying.suggest(suggestions);
    } catch (error) {
      if (question !== this.questions) return;
      this.cancel();
      this.reply = problemOf(error);
    }
  }

  private async explain(what: { move: string } | { route: string } | { city: string } | { bed: string }): Promise<void> {
    try {
      this.reply = await this.table.why(what);
    } catch (error) {
      this.reply = problemOf(error);
    }
  }

  // --- committing -------------------------------------------------------------------------------

  async confirm(): Promise<void> {
    if (this.ready && this.move) await this.send(this.move);
  }

  async draw(card: 'deck' | Card): Promise<void> {
    const { choices } = this.table;
    if (!choices) return;
    if (choices.draw.includes(card)) await this.send(`draw ${card}`);
    else await this.explain({ move: `draw ${card}` });
  }

  async keep(): Promise<void> {
    const own = this.table.view?.own;
    if (!own) return;
    const kept = own.offer.filter((ticket) => this.kept.has(ticket));
    if (kept.length < own.keep) this.reply = { key: 'move-keep-more', params: { least: own.keep } };
    else await this.send(`keep ${kept.join(' ')}`);
  }

  decline(): Promise<void> {
    return this.send('decline');
  }

  async pass(): Promise<void> {
    if (this.table.choices?.pass) await this.send('pass');
    else await this.explain({ move: 'pass' });
  }

  async send(move: string): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.reply = null;
    const { staged } = this;
    try {
      await this.commit(move, TRIES);
      if (this.staged === staged) this.cancel(); // else the next turn has begun before the answer came
      this.follow(); // the position after the move may have come before the answer to it
    } catch (error) {
      this.reply = problemOf(error);
    } finally {
      this.busy = false;
    }
  }

  /** While all choose their opening tickets, the moves of the others only change the position that ours answers. */
  private async commit(move: string, tries: number): Promise<void> {
    try {
      await this.table.move(move);
    } catch (error) {
      const overtaken = error instanceof ProblemError && error.problem.key === 'table-stale' && move.startsWith('keep ');
      if (!overtaken || tries <= 1) throw error;
      await new Promise((done) => setTimeout(done, PAUSE));
      await this.commit(move, tries - 1);
    }
  }
}
