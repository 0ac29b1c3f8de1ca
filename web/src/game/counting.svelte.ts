// The final score, counted up step by step.
import { paced } from '../lib/settings.svelte';
import { totalsAfter, type Step } from './score-steps';

const STEP = 1100; // milliseconds

export class Counting {
  private counted = $state(Infinity);

  readonly done = $derived.by(() => this.counted >= this.steps().length);
  /** What is being counted; none before the first and after the last. */
  readonly now = $derived.by(() => (this.done || this.counted === 0 ? undefined : this.steps()[this.counted - 1]));

  constructor(private readonly steps: () => readonly Step[]) {}

  begin(): void {
    this.counted = 0;
  }

  skip(): void {
    this.counted = Infinity;
  }

  /** Of each seat, as far as they are counted. */
  totals(seats: number): number[] {
    return totalsAfter(this.steps(), Math.min(this.counted, this.steps().length), seats);
  }

  /** The next step after a while, unless it is done. Returns how to stop. */
  goOn(): () => void {
    const clock = this.done ? undefined : setTimeout(() => (this.counted += 1), paced(this.now ? STEP : STEP / 2));
    return () => clearTimeout(clock);
  }
}
