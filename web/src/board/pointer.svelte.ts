// The board by mouse and finger: what is under it, and what a click means.
import { meant, type Spot } from './spots';
import type { Terrain } from './terrain';
import type { Viewport } from './viewport.svelte';

const MOUSE_REACH = 12; // pixels from the edge of a track
const TOUCH_REACH = 22;
const DOUBLE = 350; // milliseconds between two clicks
const SAME = 30; // pixels between two clicks
const CLOSER = 2;

export class Pointer {
  hovered = $state.raw<Spot | null>(null);
  private lastEmpty = { at: -Infinity, x: 0, y: 0 };

  constructor(
    private readonly terrain: Terrain,
    private readonly viewport: Viewport,
  ) {}

  /** Picks what is meant; twice in the open goes closer. */
  click(event: MouseEvent): void {
    const touch = 'pointerType' in event && event.pointerType === 'touch';
    const spot = this.named(event.target) ?? this.spotAt(event, touch ? TOUCH_REACH : MOUSE_REACH);
    if (spot) this.terrain.pick(spot);
    else if (this.isSecond(event)) this.viewport.zoomBy(CLOSER, this.viewport.at(event));
  }

  hover(event: PointerEvent): void {
    if (event.pointerType !== 'mouse') return;
    const spot = event.buttons ? undefined : this.spotAt(event, MOUSE_REACH);
    if (spot?.id !== this.hovered?.id) this.hovered = spot ?? null;
  }

  leave(): void {
    this.hovered = null;
  }

  /** A spot may be clicked by its name, without a place. */
  private named(target: EventTarget | null): Spot | undefined {
    const option = target instanceof Element ? target.closest<SVGElement>('[role=option]') : null;
    const { route, city } = option?.dataset ?? {};
    return this.terrain.spots().find((spot) => spot.id === (spot.kind === 'route' ? route : city));
  }

  private spotAt(event: MouseEvent, reach: number): Spot | undefined {
    const { viewport, terrain } = this;
    return meant(terrain.index(), viewport.fromWindow(viewport.at(event)), reach / viewport.camera.k, terrain.usable());
  }

  private isSecond({ timeStamp, clientX, clientY }: MouseEvent): boolean {
    const { at, x, y } = this.lastEmpty;
    const again = timeStamp - at < DOUBLE && Math.hypot(clientX - x, clientY - y) < SAME;
    this.lastEmpty = { at: again ? -Infinity : timeStamp, x: clientX, y: clientY };
    return again;
  }
}
