// Shows on the map once more what the others did, one move after another.
import type { LogEntry } from '../lib/protocol';

const STEP = 1300; // milliseconds

export class Again {
  private place = $state(-1); // the entry being shown
  private clock: ReturnType<typeof setTimeout> | undefined;

  readonly now = $derived.by(() => this.entries()[this.place] ?? null);

  /** `show` lights a move on the map; null puts the light out. */
  constructor(
    private readonly entries: () => readonly LogEntry[],
    private readonly show: (entry: LogEntry | null) => void,
  ) {}

  get possible(): boolean {
    return this.entries().length > 0;
  }

  /** From the first; or stops. False if there is nothing to show. */
  toggle(): boolean {
    const { possible } = this;
    this.goTo(this.now ? -1 : 0);
    return possible;
  }

  stop(): void {
    if (this.now) this.goTo(-1);
  }

  private goTo(place: number): void {
    clearTimeout(this.clock);
    const entry = this.entries()[place] ?? null;
    this.place = entry ? place : -1;
    this.show(entry);
    if (entry) this.clock = setTimeout(() => this.goTo(place + 1), STEP);
  }
}
