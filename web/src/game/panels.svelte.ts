// Which panel is open: what the table asks comes before what the player has opened.
import type { Choices, Outcome, Own, View } from '../lib/protocol';
import type { Turn } from './turn.svelte';

export type PanelName = 'help' | 'seat' | 'end' | 'tunnel' | 'offer' | 'tile' | 'claim' | 'tickets' | 'routes';

/** What is asked at a place: of the map, or at the ticket deck. The rest is asked aside. */
const PLACED: readonly (PanelName | null)[] = ['tunnel', 'tile', 'claim', 'tickets'];

/** What decides; `Sitting` has it. */
interface Circumstances {
  readonly turn: Turn;
  readonly covered: boolean;
  readonly view: View | null;
  readonly own: Own | null;
  readonly choices: Choices | null;
  readonly outcome: Outcome | null;
}

export class Panels {
  helping = $state(false);
  /** One's own seat, on this device or another. */
  seating = $state(false);
  /** The routes that can be claimed, or the beds that can be laid, as a list. */
  listing = $state(false);

  private listed = ''; // what was asked then

  readonly open = $derived.by<PanelName | null>(() => {
    const { covered, view, own, choices, outcome, turn } = this.now;
    if (covered || !view) return null;
    if (this.helping) return 'help';
    if (this.seating) return 'seat';
    if (outcome) return 'end';
    if (choices && view.asked === 'pay-surcharge') return 'tunnel';
    if (choices && own?.offer.length) return 'offer';
    if (turn.staged?.kind === 'tile' || turn.staged?.kind === 'tickets') return turn.staged.kind;
    if (turn.staged) return 'claim';
    return this.listing && choices ? 'routes' : null;
  });

  readonly placed = $derived.by(() => PLACED.includes(this.open));
  readonly aside = $derived.by(() => this.open !== null && !this.placed);

  constructor(private readonly now: Circumstances) {}

  openSeat(): void {
    this.helping = false;
    this.seating = true;
  }

  toggleList(): void {
    this.now.turn.cancel();
    this.listing = !this.listing;
    this.listed = this.now.view?.asked ?? '';
  }

  toggleSites(): void {
    const { turn } = this.now;
    const choosing = !turn.choosingSite;
    turn.cancel();
    this.listing = false;
    turn.choosingSite = choosing;
  }

  /** The list is of no use once something else is asked. */
  follow(): void {
    const { view, choices } = this.now;
    if (!choices || view?.asked !== this.listed) this.listing = false;
  }

  /** Takes back the latest thing; false if there is nothing. */
  back(): boolean {
    const { turn } = this.now;
    if (this.helping) this.helping = false;
    else if (this.seating) this.seating = false;
    else if (turn.staged || turn.choosingSite) turn.cancel();
    else if (this.listing) this.listing = false;
    else return false;
    return true;
  }
}
