// One player at a table, on one screen: what all the parts of the screen share, and what the player does with them.
import type { BoardIndex } from '../lib/boards';
import { problemOf } from '../lib/api';
import { t } from '../lib/i18n.svelte';
import type { Request } from '../lib/connection';
import type { Card, LogEntry } from '../lib/protocol';
import { play } from '../lib/sounds';
import type { TableStore } from '../lib/table.svelte';
import { Words } from '../lib/words';
import { ofEntry } from '../board/light';
import { Again } from './again.svelte';
import { Device } from './device.svelte';
import { Digging } from './digging.svelte';
import { Hinting } from './hinting.svelte';
import type { Lesson } from './lesson/lesson.svelte';
import { Longest } from './longest.svelte';
import { Panels } from './panels.svelte';
import { Paths } from './paths.svelte';
import { networkOf } from './network';
import { Reading } from './reading.svelte';
import { claimedIn, sinceMyTurn } from './recent';
import { soundOf } from './sounding';
import { Spotlight } from './spotlight.svelte';
import { aloud } from './telling';
import { Turn } from './turn.svelte';
import { turnWords } from './turn-words';

export class Sitting {
  readonly turn: Turn;
  readonly paths: Paths;
  readonly device: Device;
  readonly digging: Digging;
  readonly spotlight: Spotlight;
  readonly panels: Panels;
  readonly hinting: Hinting;
  /** What explains this game, if it is the first. */
  lesson = $state.raw<Lesson | null>(null);
  readonly again: Again;
  readonly longest: Longest;
  readonly reading: Reading;

  /** The game has ended before these eyes: the score is counted up. */
  counting = $state(false);
  /** As far as they are counted. */
  totals = $state.raw<number[] | null>(null);
  private told = $state(''); // the latest move, to whoever held the screen
  /** The route that the reply is about. */
  private about = $state<string | null>(null);
  private remark = $state(''); // what the screen itself has to say
  private overheard: number; // of what was said

  readonly seats = $derived.by(() => this.store.table?.seats ?? []);
  readonly words = $derived.by(() => new Words(this.index, (seat) => this.seats[seat]?.name ?? t('player-other', { number: seat + 1 })));
  readonly own = $derived.by(() => (this.covered ? null : (this.view?.own ?? null)));
  readonly choices = $derived.by(() => (this.covered || this.store.table?.status !== 'playing' ? null : this.store.choices));
  /** What is asked of whom: a hint is for that, whatever the others do meanwhile. */
  readonly moment = $derived.by(() => [this.store.seat, this.view?.turn, this.view?.asked, this.choices !== null].join(' '));
  /** At this table whoever is to move may ask for a hint. */
  readonly hints = $derived.by(() => this.store.table?.options.hints === true && this.store.seat !== null && !this.outcome);
  /** Something is asked of this seat, and it can answer. */
  readonly mine = $derived.by(() => this.choices !== null && this.store.status === 'live');
  readonly recent = $derived.by(() => sinceMyTurn(this.store.log, this.store.seat, this.seats.length, this.choices !== null));
  readonly fresh = $derived.by(() => claimedIn([...this.recent, ...this.store.log.slice(-1)]));
  /** The routes that a ticket of mine still needs. */
  readonly serving = $derived.by<ReadonlySet<string>>(
    () => new Set(this.own?.tickets.flatMap(({ ticket }) => this.paths.of(ticket) ?? [])),
  );
  /** Cards of a tunnel are being turned on this screen: until the last is up, nothing tells what they are. */
  readonly turning = $derived.by(
    () => this.digging.turning && !this.covered && (this.choices === null || this.view?.asked === 'pay-surcharge'),
  );
  /** What has happened, as far as it may be told. */
  readonly log = $derived.by(() => {
    const { log } = this.store;
    const dug = this.turning ? log.findLastIndex(({ events }) => events.some(({ kind }) => kind === 'turned')) : -1;
    return dug < 0 ? log : log.slice(0, dug);
  });
  /** Whose turn it is, and what is asked. */
  readonly saying = $derived.by(() => {
    if (!this.view) return '';
    if (this.turn.choosingSite && !this.turn.staged) return t('turn-choose-site');
    if (this.choices && this.turning) return t('turn-mine-digging');
    return turnWords(this.view, this.choices, this.seats);
  });
  /** The same, where what can be done stands beside it. */
  readonly brief = $derived.by(() =>
    this.choices && this.view?.asked === 'take-turn' && !this.turn.choosingSite ? t('turn-brief') : this.saying,
  );
  /** Why not, whose turn it is, what somebody said. */
  readonly reply = $derived.by(() => (this.covered ? '' : this.turn.reply ? this.words.say(this.turn.reply) : this.remark));
  /** The latest move, for those who listen. It may have a secret: nobody hears it after the screen has gone on. */
  readonly spoken = $derived.by(() => (this.covered || this.turning ? '' : this.told));

  constructor(
    readonly store: TableStore,
    readonly index: BoardIndex,
  ) {
    this.turn = new Turn(store);
    this.paths = new Paths(index, store);
    this.device = new Device(store);
    this.digging = new Digging(store);
    this.spotlight = new Spotlight(
      index,
      this.paths,
      (ticket) => this.holds(ticket),
      (seat) => networkOf(this.view, seat),
      () => this.hinting.light,
    );
    this.panels = new Panels(this);
    this.hinting = new Hinting(store, index, () => this.moment);
    this.longest = new Longest(store);
    this.reading = new Reading(
      store.id,
      () => store.said,
      () => store.seat,
    );
    this.again = new Again(
      () => this.recent,
      (entry) => (this.spotlight.shown = entry ? ofEntry(index, entry) : null),
    );
    this.overheard = store.said.length;
  }

  get view() {
    return this.store.view;
  }

  get outcome() {
    return this.store.outcome;
  }

  get covered() {
    return this.device.covered;
  }

  // --- what happens -----------------------------------------------------------------------------

  /** A move was made, by anyone. */
  hear(entry: LogEntry): void {
    const sound = soundOf(entry);
    if (sound) play(sound);
    this.device.hear(entry);
    this.told = this.covered ? '' : aloud(entry, this.words, this.seats);
    if (entry.events.some((event) => event.kind === 'over')) this.counting = true;
    this.digging.hear(entry);
  }

  /** Shows the latest that another said. To be called whenever something was said. */
  overhear(): void {
    const { said, seat } = this.store;
    const last = said.slice(this.overheard).findLast((each) => each.seat !== seat);
    const speaker = this.seats[last?.seat ?? -1];
    this.overheard = said.length;
    if (!last || !speaker) return;
    this.about = null;
    this.remark = `${speaker.name}: ${last.text}`;
  }

  /** A route about which something was said. */
  get noted(): string | null {
    return this.reply ? this.about : null;
  }

  hush(): void {
    this.about = null;
    this.remark = '';
    this.turn.reply = null;
  }

  /** The screen is in other hands, and what it said to the last is not for them. */
  uncover(seat: number): void {
    this.told = '';
    this.hush();
    this.hinting.close();
    this.device.uncover(seat);
  }

  // --- what the player does ---------------------------------------------------------------------

  pickRoute(route: string): void {
    this.spotlight.found = null;
    this.about = route;
    if (!this.isWaiting()) void this.turn.pickRoute(route);
  }

  /** A city is lit, unless stations are built: then it is asked for one. */
  pickCity(city: string): void {
    this.about = null;
    const builds = this.view?.rules.stations && this.choices && this.view.asked === 'take-turn';
    this.spotlight.found = builds ? null : city;
    if (builds) void this.turn.pickCity(city);
  }

  /** Picks what a finger on the table's board is on, unless something else is under way here. */
  takeUp({ route }: { route: string }): void {
    if (!this.choices || this.turn.staged || this.turn.busy || this.own?.offer.length) return;
    this.pickRoute(route);
    this.remark = t('turn-pointed', { route }, this.index);
  }

  draw(card: 'deck' | Card): void {
    this.about = null;
    if (!this.isWaiting()) void this.turn.draw(card);
  }

  drawTickets(): void {
    this.about = null;
    if (!this.isWaiting()) void this.turn.pickTickets();
  }

  /** Asks for a hint, or puts it away. */
  async hint(): Promise<void> {
    this.about = null;
    this.turn.reply = null;
    if (this.turn.staged || this.turn.choosingSite) this.turn.cancel(); // what a tunnel asks stays as it is
    if (!this.hints || this.hinting.close() || this.isWaiting()) return;
    this.panels.listing = false;
    this.turn.reply = await this.hinting.ask();
    this.told = this.hinting.aloud(this.words);
  }

  /** Does what the hint says. */
  followHint(): void {
    const move = this.hinting.found?.move;
    this.hinting.close();
    if (move) void this.turn.send(move);
  }

  /** Asks something that is no move; a refusal is shown like any other. Whether it worked. */
  ask(request: Request): Promise<boolean> {
    return this.trying(() => this.store.ask(request));
  }

  /** Asks what happened before what is told. */
  earlier(): Promise<boolean> {
    return this.trying(() => this.store.earlier());
  }

  private async trying(ask: () => Promise<unknown>): Promise<boolean> {
    try {
      await ask();
      return true;
    } catch (error) {
      this.turn.reply = problemOf(error);
      return false;
    }
  }

  private holds(ticket: string): boolean {
    const { own } = this;
    return own !== null && (own.offer.includes(ticket) || own.tickets.some((each) => each.ticket === ticket));
  }

  /** Whoever is not asked anything is told whose turn it is. */
  private isWaiting(): boolean {
    const waits = !this.choices && this.view !== null;
    this.remark = waits ? turnWords(this.view, null, this.seats) : '';
    return waits;
  }
}
