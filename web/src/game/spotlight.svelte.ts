// What the map lights: what the score, the log or a replay shows, else what is pointed at, pinned, hinted at or found.
import { isDark, ofPlace, ofRoutes, ofTicket, type Light } from '../board/light';
import type { BoardIndex } from '../lib/boards';
import type { Paths } from './paths.svelte';

export class Spotlight {
  /** By the score, a replay or the log. */
  shown = $state.raw<Light | null>(null);
  /** A route of the list. */
  listed = $state<string | null>(null);
  /** A seat whose routes are shown. */
  network = $state<number | null>(null);
  /** A ticket under the pointer, and one that stays. */
  pointed = $state<string | null>(null);
  pinned = $state<string | null>(null);
  /** A place looked for. */
  found = $state<string | null>(null);
  /** What a lesson speaks of. */
  taught = $state.raw<Light | null>(null);

  readonly ticket = $derived.by(() => this.pointed ?? this.pinned);
  readonly light = $derived.by(() => {
    const light = this.wanted;
    return light && !isDark(light) ? light : null;
  });

  /** Tickets are private: one is lit only while the seat that has it looks. */
  constructor(
    private readonly index: BoardIndex,
    private readonly paths: Paths,
    private readonly isHeld: (ticket: string) => boolean,
    private readonly networkOf: (seat: number) => readonly string[],
    private readonly hinted: () => Light | null,
  ) {}

  /** What was pointed at may be gone. */
  forget(): void {
    this.pointed = this.listed = null;
  }

  putOut(): void {
    this.pinned = this.found = this.shown = null;
  }

  private get wanted(): Light | null {
    if (this.shown) return this.shown;
    if (this.network !== null) return ofRoutes(this.index, this.networkOf(this.network));
    if (this.listed) return ofRoutes(this.index, [this.listed]);
    if (this.ticket && this.isHeld(this.ticket)) return ofTicket(this.index, this.ticket, this.paths.of(this.ticket) ?? null);
    return this.hinted() ?? (this.found ? ofPlace(this.index, this.found) : this.taught);
  }
}
