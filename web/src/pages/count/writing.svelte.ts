// A sheet that is being written on: at once on this device, and with others as soon as there is a network.
import { api, ProblemError } from '../../lib/api';
import type { Placing, Noting, SharedSheet, Sheet, SheetPlayer } from '../../lib/protocol';
import { forgetSheet, keepSheet, noted, placed, type KeptSheet, type Owner, type Things } from '../../lib/sheets.svelte';

const EVERY = 2500; // milliseconds between looks at what others have written

type Change = { placing: Placing } | { noting: Noting };

export class Writing {
  private kept: KeptSheet;
  sheet: Sheet;
  shared = $state(false);
  /** What others have written may be missing. */
  behind = $state(false);
  private waiting: Change[] = [];
  private sending = false;

  constructor(kept: KeptSheet) {
    this.kept = kept;
    this.shared = kept.shared;
    this.sheet = $state.raw(kept.sheet);
  }

  get id(): string {
    return this.kept.id;
  }

  place(things: Things, name: string, owner: Owner): void {
    this.change(placed(this.sheet, things, name, owner), { placing: { things, name, owner } });
  }

  note(seat: number, note: Partial<Pick<SheetPlayer, 'name' | 'color' | 'spaces' | 'marker'>>): void {
    this.change(noted(this.sheet, seat, note), { noting: { player: seat, ...note } });
  }

  private change(sheet: Sheet, change: Change): void {
    this.write(sheet);
    if (this.shared) {
      this.waiting.push(change);
      void this.tell();
    }
  }

  private write(sheet: Sheet): void {
    this.sheet = sheet;
    const { counted: _, ...kept } = this.kept; // it counts otherwise now
    this.keep(kept);
  }

  /** How it ended: from now on it is a part of the history. */
  ended(totals: number[], winners: number[]): void {
    this.keep({ ...this.kept, counted: { totals, winners, when: this.kept.counted?.when ?? Date.now() } });
  }

  private keep(kept: KeptSheet): void {
    this.kept = { ...kept, sheet: this.sheet };
    keepSheet(this.kept);
  }

  /** From now on others may write on it. Answers with its new name. */
  async share(): Promise<string> {
    const made = await api.newSheet(this.sheet);
    forgetSheet(this.kept.id);
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
    if (this.sending) return;
    this.sending = true;
    const telling = this.waiting;
    try {
      const found = telling.length ? await api.changeSheet(this.id, wishOf(telling)) : await api.sheet(this.id);
      this.waiting = this.waiting.slice(telling.length);
      this.hear(found);
      this.behind = false;
    } catch (error) {
      this.behind = true; // without a network everything waits
      if (error instanceof ProblemError && error.status === 422) this.waiting = this.waiting.slice(telling.length);
    }
    this.sending = false;
  }

  private hear({ sheet }: SharedSheet): void {
    const heard = this.waiting.reduce((now, change) => {
      if ('placing' in change) return placed(now, change.placing.things, change.placing.name, change.placing.owner ?? null);
      const { player, ...note } = change.noting;
      return noted(now, player, note);
    }, sheet);
    if (JSON.stringify(heard) === JSON.stringify(this.sheet)) return;
    this.write(heard);
  }
}

function wishOf(changes: readonly Change[]): { placings: Placing[]; notings: Noting[] } {
  return {
    placings: changes.flatMap((change) => ('placing' in change ? change.placing : [])),
    notings: changes.flatMap((change) => ('noting' in change ? change.noting : [])),
  };
}
