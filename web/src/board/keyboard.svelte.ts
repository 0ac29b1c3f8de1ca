// The board by keyboard: Tab enters at one spot, arrows walk on to the next, letters find cities.
import { beyond, cityNamed, type Direction, type Spot } from './spots';
import type { Terrain } from './terrain';
import type { Viewport } from './viewport.svelte';

const PUSH = 90; // pixels of one key
const TYPING = 700; // milliseconds between two letters of a name
const PUSHES: Record<Direction, [number, number]> = {
  ArrowLeft: [PUSH, 0],
  ArrowRight: [-PUSH, 0],
  ArrowUp: [0, PUSH],
  ArrowDown: [0, -PUSH],
};

export class Keyboard {
  /** Where it is seen to be. */
  ring = $state.raw<Spot | null>(null);
  private current = $state.raw<Spot | null>(null); // where it was last
  private typed = { text: '', at: -Infinity };

  /** The spot that Tab leads to. */
  readonly tabStop = $derived.by(() => {
    const spots = this.terrain.spots();
    return this.current ?? spots.find((spot) => this.terrain.usable().has(spot.id)) ?? spots[0];
  });

  constructor(
    private readonly terrain: Terrain,
    private readonly viewport: Viewport,
  ) {}

  begin(): void {
    this.current = this.ring = null;
  }

  focused(spot: Spot, visibly: boolean): void {
    this.current = spot;
    this.ring = visibly ? spot : null;
  }

  blurred(): void {
    this.ring = null;
  }

  press(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || !this.tabStop) return;
    const act = this.actionOf(event, this.tabStop);
    if (!act) return;
    event.preventDefault();
    act();
  }

  private actionOf(event: KeyboardEvent, from: Spot): (() => void) | undefined {
    const { terrain, viewport } = this;
    switch (event.key) {
      case 'ArrowLeft':
      case 'ArrowRight':
      case 'ArrowUp':
      case 'ArrowDown': {
        const direction = event.key;
        if (event.shiftKey) return () => viewport.push(...PUSHES[direction]);
        return () => this.go(beyond(from, direction, terrain.spots()));
      }
      case 'Enter':
      case ' ':
        return () => terrain.pick(from);
      case 'PageDown':
        return () => this.go(this.nextUsable(from, 1));
      case 'PageUp':
        return () => this.go(this.nextUsable(from, -1));
      case 'Escape':
        return terrain.holds() ? undefined : () => terrain.leave(); // first it takes back what is picked
      case '+':
      case '=':
        return () => viewport.zoomIn();
      case '-':
        return () => viewport.zoomOut();
      case '0':
        return () => viewport.reset();
      default:
        return /^\p{L}$/u.test(event.key) ? () => this.find(event.key, event.timeStamp) : undefined;
    }
  }

  private go(spot: Spot | undefined): void {
    if (!spot) return;
    this.current = spot;
    this.viewport.show(spot);
    this.terrain.focus(spot);
  }

  /** The spots where something can be done, round and round. */
  private nextUsable(from: Spot, step: 1 | -1): Spot | undefined {
    const { spots, usable, sites } = this.terrain;
    const all = spots().filter(({ kind, id }) => (kind === 'route' ? usable() : sites()).has(id));
    const at = all.findIndex((spot) => spot.id === from.id);
    return all.at(at < 0 ? 0 : (at + step) % all.length);
  }

  private find(letter: string, now: number): void {
    this.typed = { text: now - this.typed.at < TYPING ? this.typed.text + letter : letter, at: now };
    const city = cityNamed(this.typed.text, this.terrain.index(), this.current?.kind === 'city' ? this.current.id : null);
    this.go(this.terrain.spots().find((spot) => spot.kind === 'city' && spot.id === city));
  }
}
