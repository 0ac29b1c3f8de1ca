// A lesson as it goes: which step is on, and what brings the next. It asks for nothing and forbids nothing.
import { SvelteSet } from 'svelte/reactivity';
import type { BoardIndex } from '../../lib/boards';
import type { Choices, LessonStep, LogEntry, View } from '../../lib/protocol';
import { deedsOf, isAlike, isMeant, standing, type Deed, type Standing } from './deeds';
import type { Progress } from './progress';

/** What a lesson looks at; `Sitting` is one. */
export interface Scene {
  readonly index: BoardIndex;
  readonly view: View | null;
  readonly choices: Choices | null;
}

export class Lesson {
  /** Something else was done than the step says, which is fine too. */
  strayed = $state(false);
  private readonly done: SvelteSet<string>;
  private ended = $state(false);

  readonly step = $derived.by<LessonStep | null>(() => (this.ended ? null : (this.steps.find(({ id }) => !this.done.has(id)) ?? null)));
  readonly standing = $derived.by<Standing>(() => (this.step ? standing(this.step, this.scene.view, this.scene.choices) : 'gone'));
  readonly number = $derived.by(() => (this.step ? this.steps.indexOf(this.step) + 1 : this.steps.length));
  /** It is only read, or cannot be done as things are: a button leads on. */
  readonly goesOn = $derived.by(() => this.step !== null && (!this.step.do || this.standing === 'later' || this.standing === 'other'));
  readonly progress = $derived.by<Progress>(() => ({ done: [...this.done], ended: this.step === null }));

  constructor(
    readonly steps: readonly LessonStep[],
    private readonly scene: Scene,
    before: Progress,
    log: readonly LogEntry[] = [],
    me: number | null = null,
  ) {
    this.done = new SvelteSet(before.done);
    this.ended = before.ended;
    for (const entry of log) this.hear(entry, me);
    this.strayed = false;
  }

  get all(): number {
    return this.steps.length;
  }

  next(): void {
    if (this.step) this.done.add(this.step.id);
    this.strayed = false;
  }

  skip(): void {
    this.ended = true;
  }

  /** Where it was left; from the beginning if it was over. */
  resume(): void {
    this.ended = false;
    if (!this.step) this.done.clear();
  }

  /** Somebody moved. */
  hear(entry: LogEntry, me: number | null): void {
    for (const deed of deedsOf(entry, me)) this.follow(deed);
  }

  /** Passes over what can no longer be done. To be called whenever the table has moved on. */
  settle(): void {
    while (this.step?.do && this.standing === 'gone') this.done.add(this.step.id);
  }

  private follow(deed: Deed): void {
    const open = this.steps.filter(({ id, do: what }) => what && what !== 'pay' && !this.done.has(id));
    const [current] = open;
    const meant = deed.do === 'draw' ? open.slice(0, 1) : open; // cards may be drawn at any time; a route is claimed once
    const exact = meant.find((step) => isMeant(step, deed));
    const alike = current && isAlike(current, deed, this.scene.index) ? current : undefined;
    const step = exact ?? alike;
    this.strayed = !exact && current !== undefined && !this.repeats(deed);
    if (step) this.complete(step);
  }

  /** Several tickets are kept in one go, and what a tunnel cost is part of claiming it. */
  private repeats(deed: Deed): boolean {
    return deed.do !== 'draw' && this.steps.some((step) => this.done.has(step.id) && isMeant(step, deed));
  }

  /** What led up to a step and was not read is passed too. */
  private complete(step: LessonStep): void {
    const at = this.steps.indexOf(step);
    const before = this.steps.slice(0, at);
    const since = before.findLastIndex(({ id, do: what }) => what && what !== 'pay' && !this.done.has(id));
    for (const { id } of [...before.slice(since + 1), step]) this.done.add(id);
  }
}
