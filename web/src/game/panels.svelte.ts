// Which panel is open: what the table asks comes before what the player has opened.
import type { Choices, Outcome, Own, View } from '../lib/protocol';
import type { Turn } from './turn.svelte';

export type PanelName = 'help' | 'end' | 'tunnel' | 'offer' | 'tile' | 'claim' | 'routes';

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
  /** The routes that can be claimed, as a list. */
  listing = $state(false);
  /** The log, beside the map. */
  drawer = $state(false);

  readonly open = $derived.by<PanelName | null>(() => {
    const { covered, view, own, choices, outcome, turn } = this.now;
    if (covered || !view) return null;
    if (this.helping) return 'help';
    if (outcome) return 'end';
    if (choices && view.asked === 'pay-surcharge') return 'tunnel';
    if (choices && own?.offer.length) return 'offer';
    if (choices && view.asked === 'lay-tile') return 'tile';
    if (turn.staged) return 'claim';
    return this.listing && choices ? 'routes' : null;
  });

  constructor(private readonly now: Circumstances) {}

  toggleList(): void {
    this.now.turn.cancel();
    this.listing = !this.listing;
  }

  toggleSites(): void {
    const { turn } = this.now;
    const choosing = !turn.choosingSite;
    turn.cancel();
    this.listing = false;
    turn.choosingSite = choosing;
  }

  /** The list is of no use once the turn is over. */
  follow(): void {
    if (this.now.view?.asked !== 'take-turn' || !this.now.choices) this.listing = false;
  }

  /** Takes back the latest thing; false if there is nothing. */
  back(): boolean {
    const { turn } = this.now;
    if (this.helping) this.helping = false;
    else if (turn.staged || turn.choosingSite) turn.cancel();
    else if (this.listing) this.listing = false;
    else if (this.drawer) this.drawer = false;
    else return false;
    return true;
  }
}
