// A tunnel as it is shown to everyone: what was turned up and what it costs, also for a while after.
import { writeCards } from '../lib/words';
import type { Card, LogEntry, Seat, View } from '../lib/protocol';

const SHOWN = 4500; // milliseconds

export interface Dig {
  route: string;
  turned: Card[];
  due: number;
  /** The cards put down for it, like `red:3`. */
  laid: string;
  player: string;
}

/** What is dug at; `TableStore` is one. */
interface Site {
  readonly view: View | null;
  readonly table: { seats: readonly Seat[] } | null;
}

export class Digging {
  readonly dig = $derived.by<Dig | null>(() => {
    const tunnel = this.site.view?.tunnel;
    return tunnel
      ? { route: tunnel.route, turned: tunnel.turned, due: tunnel.due, laid: writeCards(tunnel.laid), player: this.mover }
      : this.over;
  });

  /** Not all of its cards have been turned before these eyes. */
  readonly turning = $derived.by(() => this.dig !== null && this.turnedAll !== keyOf(this.dig));

  private turnedAll = $state('');
  private over = $state.raw<Dig | null>(null); // but still shown
  private digger: number | null = null;

  constructor(private readonly site: Site) {}

  hear({ seat, events }: LogEntry): void {
    if (seat === this.digger) this.over = null;
    const turned = events.flatMap(({ kind, card }) => (kind === 'turned' && card ? [card] : []));
    const route = events.find((event) => event.kind === 'laid')?.route;
    if (!route || !turned.length) return;
    this.digger = seat;
    const { due = 0, laid = [] } = this.site.view?.tunnel ?? {};
    const shown: Dig = { route, turned, due, laid: writeCards(laid), player: this.name(seat ?? 0) };
    this.over = shown;
    setTimeout(() => this.over === shown && this.close(), SHOWN);
  }

  /** All cards of the dig on show have been turned. */
  reveal(): void {
    if (this.dig) this.turnedAll = keyOf(this.dig);
  }

  close(): void {
    this.over = null;
  }

  private get mover(): string {
    return this.name(this.site.view?.to_move[0] ?? 0);
  }

  private name(seat: number): string {
    return this.site.table?.seats[seat]?.name ?? '';
  }
}

const keyOf = ({ route, turned }: Dig) => `${route} ${turned.join(' ')}`;
