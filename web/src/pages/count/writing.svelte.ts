// A sheet that is being written on: at once on this device, and with others as soon as there is a network.
import { api, ProblemError } from '../../lib/api';
import type { Hand, Newcomer, SharedSheet, Sheet, SheetChange, SheetPlayer } from '../../lib/protocol';
import {
  forgetSheet,
  isSame,
  joined,
  keepSheet,
  newWord,
  noted,
  placed,
  without,
  type Change,
  type KeptSheet,
  type Owner,
  type Things,
} from '../../lib/sheets.svelte';

const EVERY = 2500; // milliseconds between looks at what others have written
const AT_ONCE = 20; // changes that are told in one go

/** Whose things are entered: a player's, by the number that stays theirs, or the bullet trains. */
export type Entered = number | 'train';

export class Writing {
  private kept: KeptSheet;
  sheet: Sheet;
  /** Of the players in their order. */
  numbers: readonly number[];
  shared = $state(false);
  /** On a shared sheet: whose device this is; null: nobody's of those who played; undefined: it has not been said. */
  me = $state<number | null | undefined>();
  /** Who else writes, and whose things. */
  hands: readonly Hand[];
  /** What others have written may be missing. */
  behind = $state(false);
  private entered: Entered | null = null;
  private told = true; // whom this device enters
  private sending = false;
  private when: number | undefined; // it was counted first

  constructor(kept: KeptSheet) {
    this.kept = { ...kept, writer: kept.writer ?? newWord(12) };
    this.shared = kept.shared;
    this.sheet = $state.raw(kept.sheet);
    this.numbers = $state.raw(kept.numbers ?? kept.sheet.players.map((_, seat) => seat));
    this.hands = $state.raw([]);
    this.me = kept.me;
    this.when = kept.counted?.when;
  }

  get id(): string {
    return this.kept.id;
  }

  /** Where a player sits; the first, if they have gone. */
  seatOf(number: number): number {
    return Math.max(0, this.numbers.indexOf(number));
  }

  place(things: Things, name: string, owner: Owner): void {
    const stated = typeof owner === 'number' ? this.numbers[owner]! : owner;
    this.change({ placing: { things, name, owner: stated } });
  }

  note(seat: number, note: Partial<Pick<SheetPlayer, 'name' | 'color' | 'spaces' | 'marker'>>): void {
    this.change({ noting: { player: this.numbers[seat]!, ...note } });
  }

  private change(change: Change): void {
    const waiting = this.shared ? [...(this.kept.waiting ?? []), change] : [];
    this.write(this.changed(this.sheet, this.numbers, change), this.numbers, waiting);
    if (this.shared) void this.tell();
  }

  private changed(sheet: Sheet, numbers: readonly number[], change: Change): Sheet {
    if ('placing' in change) {
      const { things, name, owner = null } = change.placing;
      if (typeof owner === 'number' && !numbers.includes(owner)) return sheet; // of somebody who has gone
      return placed(sheet, things, name, typeof owner === 'number' ? numbers.indexOf(owner) : owner);
    }
    const { player, ...note } = change.noting;
    return numbers.includes(player) ? noted(sheet, numbers.indexOf(player), note) : sheet;
  }

  // --- who played -----------------------------------------------------------------------------------

  /** Somebody played, too. On a shared sheet only the server can say so, for several may come at once. */
  async add(newcomer: Newcomer): Promise<void> {
    if (this.shared) return this.agree({ added: [newcomer] });
    this.write(joined(this.sheet, newcomer), [...this.numbers, Math.max(...this.numbers) + 1]);
  }

  /** Somebody did not: what was theirs is nobody's. */
  async remove(seat: number): Promise<void> {
    const number = this.numbers[seat]!;
    if (this.shared) return this.agree({ removed: [number] });
    this.write(
      without(this.sheet, seat),
      this.numbers.filter((each) => each !== number),
    );
  }

  async vary(variant: string | null): Promise<void> {
    if (this.shared) return this.agree({ variant });
    const { variant: _, ...sheet } = this.sheet;
    this.write(variant === null ? sheet : { ...sheet, variant }, this.numbers);
  }

  private async agree(wish: SheetChange): Promise<void> {
    this.hear(await api.changeSheet(this.id, wish));
  }

  /** Whose device this is, on a shared sheet. */
  sayWho(me: number | null): void {
    this.me = me;
    this.keep({ ...this.kept, me });
    this.sayEntered(this.entered);
  }

  /** Whose things are being written down here. */
  sayEntered(entered: Entered | null): void {
    this.entered = entered;
    this.told = !this.shared || this.me === undefined;
    if (!this.told) void this.tell();
  }

  // --- what is kept -----------------------------------------------------------------------------------

  private write(sheet: Sheet, numbers: readonly number[], waiting: Change[] = []): void {
    this.sheet = sheet;
    this.numbers = numbers;
    const { counted: _, ...kept } = this.kept; // it counts otherwise now
    this.keep({ ...kept, waiting });
  }

  /** How it ended: from now on it is a part of the history. */
  ended(totals: number[], winners: number[]): void {
    this.when ??= Date.now();
    this.keep({ ...this.kept, counted: { totals, winners, when: this.when } });
  }

  private keep(kept: KeptSheet): void {
    this.kept = { ...kept, sheet: this.sheet, numbers: [...this.numbers] };
    keepSheet(this.kept);
  }

  // --- with others ------------------------------------------------------------------------------------

  /** From now on others may write on it. Answers with its new name. */
  async share(): Promise<string> {
    const made = await api.newSheet(this.sheet);
    forgetSheet(this.kept.id);
    this.numbers = made.numbers;
    this.keep({ ...this.kept, id: made.id, shared: true });
    this.shared = true;
    return made.id;
  }

  /** Looks again and again what others have written. Returns how to stop. */
  follow(): () => void {
    if (!this.shared) return () => {};
    void this.tell();
    const clock = setInterval(() => void this.tell(), EVERY);
    return () => clearInterval(clock);
  }

  /** Tells what was written here, and hears what was written elsewhere. */
  private async tell(): Promise<void> {
    if (this.sending || !this.shared) return;
    this.sending = true;
    try {
      do await this.tellSome();
      while (this.kept.waiting?.length);
      this.behind = false;
    } catch (error) {
      if (error instanceof ProblemError && error.status === 404) {
        this.shared = false; // the server has forgotten it; this device has not
        this.keep({ ...this.kept, shared: false, waiting: [] });
      } else this.behind = true; // without a network everything waits
    }
    this.sending = false;
  }

  private async tellSome(): Promise<void> {
    const telling = (this.kept.waiting ?? []).slice(0, AT_ONCE);
    const hand = this.told ? {} : { hand: { writer: this.kept.writer!, me: this.me ?? null, enters: this.entered } };
    this.told = true;
    try {
      const nothing = !telling.length && !('hand' in hand);
      this.hear(nothing ? await api.sheet(this.id) : await api.changeSheet(this.id, { ...wishOf(telling), ...hand }), telling.length);
    } catch (error) {
      this.told = !('hand' in hand);
      if (!(error instanceof ProblemError) || error.status !== 422) throw error;
      this.told = true;
      await this.tellEach(telling);
    }
  }

  /** One after the other, so that what is refused takes nothing else with it. */
  private async tellEach(changes: readonly Change[]): Promise<void> {
    for (const change of changes) {
      try {
        this.hear(await api.changeSheet(this.id, wishOf([change])), 1);
      } catch (error) {
        if (!(error instanceof ProblemError) || error.status !== 422) throw error;
        this.keep({ ...this.kept, waiting: this.kept.waiting!.slice(1) });
      }
    }
  }

  /** What the server has, and on top of it what it has not been told yet. */
  private hear({ sheet, numbers, hands }: SharedSheet, told = 0): void {
    const waiting = (this.kept.waiting ?? []).slice(told);
    const heard = waiting.reduce((now, change) => this.changed(now, numbers, change), sheet);
    this.hands = hands.filter(({ writer }) => writer !== this.kept.writer);
    if (!isSame(heard, this.sheet) || numbers.join() !== this.numbers.join()) this.write(heard, numbers, waiting);
    else if (told) this.keep({ ...this.kept, waiting });
  }
}

function wishOf(changes: readonly Change[]): SheetChange {
  return {
    placings: changes.flatMap((change) => ('placing' in change ? change.placing : [])),
    notings: changes.flatMap((change) => ('noting' in change ? change.noting : [])),
  };
}
