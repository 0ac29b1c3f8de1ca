// One screen passed round: in whose hands it is, and when nothing private may be seen on it.
import { keptAt } from '../lib/kept.svelte';
import type { LogEntry, TableInfo, View } from '../lib/protocol';

const LAST_LOOK = 1800; // milliseconds at a card just drawn, before the hand is covered

/** What a device knows of its table; `TableStore` is one. */
interface Seating {
  readonly id: string;
  readonly table: TableInfo | null;
  readonly view: View | null;
  readonly seat: number | null;
  sit(seat: number): Promise<void>;
}

export class Device {
  /** The seats that are played here. */
  readonly seats = $derived.by(() => Object.keys(keptAt(this.store.id)?.seats ?? {}).map(Number));
  /** Who is to be handed the device. */
  readonly next = $derived.by(() => {
    const { view } = this.store;
    return this.playing && view && !this.looking ? nextHolder(this.seats, view.to_move, this.holder) : null;
  });
  readonly covered = $derived.by(() => this.playing && this.seats.length > 1 && (this.next !== null || this.store.seat !== this.holder));

  private readonly playing = $derived.by(() => this.store.table?.status === 'playing');
  private holder = $state<number | null>(null);
  private looking = $state(false);

  constructor(private readonly store: Seating) {}

  uncover(seat: number): void {
    this.holder = seat;
    if (this.store.seat !== seat) void this.store.sit(seat);
  }

  /** Whoever has drawn sees the card before the screen is covered. */
  hear(entry: LogEntry): void {
    const drew = entry.events.some((event) => event.kind === 'drew' || event.kind === 'took');
    if (!drew || this.seats.length < 2 || entry.seat !== this.store.seat) return;
    this.looking = true;
    setTimeout(() => (this.looking = false), LAST_LOOK);
  }
}

/** The seat to hand the device to, or null when whoever holds it may go on. */
export function nextHolder(mine: readonly number[], toMove: readonly number[], holder: number | null): number | null {
  if (mine.length < 2) return null;
  if (holder !== null && toMove.includes(holder)) return null;
  const waiting = mine.find((seat) => toMove.includes(seat));
  if (waiting !== undefined) return waiting;
  return holder === null ? (mine[0] ?? null) : null;
}
