// The board by mouse and finger: what is under it, and what a click means.
import { tick } from 'svelte';
import type { Point } from './camera';
import { meant, type Spot } from './spots';
import { meantByTap } from './tapping';
import type { Terrain } from './terrain';
import type { Viewport } from './viewport.svelte';

/** A tap that may have meant several things. */
export interface Doubt {
  spots: readonly Spot[];
  /** On the drawing. */
  at: Point;
}

const MOUSE_REACH = 12; // pixels from the edge of a track
const EXACT = 1.5; // pixels from the middle of a spot: whoever names it, not whoever aims at it, comes so near
const LIFTED = 500; // milliseconds from a lifted finger to its click, at most
const DOUBLE = 350; // milliseconds between two clicks
const SAME = 30; // pixels between two clicks
const CLOSER = 2;

export class Pointer {
  hovered = $state.raw<Spot | null>(null);
  /** To be asked about. */
  doubt = $state.raw<Doubt | null>(null);
  private lifted: PointerEvent | null = null;
  private last = { at: -Infinity, x: 0, y: 0, open: false };

  constructor(
    private readonly terrain: Terrain,
    private readonly viewport: Viewport,
  ) {}

  /** Picks what is meant. The second click of two never does: in the open it goes closer, elsewhere the first has said it all. */
  click(event: MouseEvent): void {
    const named = this.named(event);
    const place = this.placeOf(event);
    if (!named && this.isSecond(place)) {
      if (this.last.open) this.viewport.zoomBy(CLOSER, this.viewport.at(place));
      return;
    }
    const at = this.viewport.fromWindow(this.viewport.at(place));
    const spots = named ? [named] : isFinger(event) ? this.tapped(at) : this.spotAt(event, MOUSE_REACH);
    this.last = { at: place.timeStamp, x: place.clientX, y: place.clientY, open: !spots.length };
    if (spots.length > 1) this.doubt = { spots, at };
    else if (spots[0]) this.pick(spots[0]);
    else if (this.doubt) this.cancel();
    else this.terrain.sea();
  }

  /** To be called before its click. */
  lift(event: PointerEvent): void {
    this.lifted = event;
  }

  hover(event: PointerEvent): void {
    if (event.pointerType !== 'mouse') return;
    const [spot] = event.buttons ? [] : this.spotAt(event, MOUSE_REACH);
    if (spot?.id !== this.hovered?.id) this.hovered = spot ?? null;
  }

  leave(): void {
    this.hovered = null;
  }

  /** Also the answer, when it was asked. The map goes back unless there is more to be seen of what was picked. */
  pick(spot: Spot): void {
    const asked = this.doubt !== null;
    this.forget();
    this.terrain.pick(spot);
    if (asked) void tick().then(() => this.terrain.holds() || this.viewport.release());
  }

  cancel(): void {
    this.forget();
    this.viewport.release();
  }

  forget(): void {
    if (this.doubt) this.hovered = null; // what was pointed at among the answers goes with them
    this.doubt = null;
  }

  /** A spot may be clicked by its name: without a place, or in its very middle. */
  private named(event: MouseEvent): Spot | undefined {
    const option = event.target instanceof Element ? event.target.closest<SVGElement>('[role=option]') : null;
    const { route, city } = option?.dataset ?? {};
    const spot = this.terrain.spots().find((each) => each.id === (each.kind === 'route' ? route : city));
    if (!spot || event.detail === 0) return spot;
    const [{ x, y }, at] = [this.viewport.inWindow(spot), this.viewport.at(this.placeOf(event))];
    return Math.hypot(at.x - x, at.y - y) <= EXACT ? spot : undefined;
  }

  /** Where the finger was: browsers move the click of a tap to the middle of what they take for its target. */
  private placeOf(event: MouseEvent): MouseEvent {
    return isFinger(event) && this.lifted && event.timeStamp - this.lifted.timeStamp < LIFTED ? this.lifted : event;
  }

  private spotAt(event: MouseEvent, reach: number): Spot[] {
    const { viewport, terrain } = this;
    const spot = meant(terrain.index(), viewport.fromWindow(viewport.at(event)), reach / viewport.camera.k, terrain.usable());
    return spot ? [spot] : [];
  }

  private tapped(at: Point): Spot[] {
    const { viewport, terrain, doubt } = this;
    const spots = meantByTap(terrain.index(), at, viewport.camera.k, {
      usable: terrain.usable(),
      sites: terrain.sites(),
      called: terrain.called,
    });
    const answer = doubt && spots.find((spot) => doubt.spots.some(({ kind, id }) => spot.kind === kind && spot.id === id));
    return answer ? [answer] : spots; // once asked, the nearest of what was asked about is meant
  }

  private isSecond({ timeStamp, clientX, clientY }: MouseEvent): boolean {
    const { at, x, y } = this.last;
    const again = timeStamp - at < DOUBLE && Math.hypot(clientX - x, clientY - y) < SAME;
    if (again) this.last.at = -Infinity;
    return again;
  }
}

function isFinger(event: MouseEvent): boolean {
  return 'pointerType' in event && event.pointerType === 'touch';
}
