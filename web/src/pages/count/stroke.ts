// The routes that a finger follows: it goes along most of each, so that what it only crosses or touches stays as it is.
import type { Point } from '../../board/camera';
import { distance, meant, onLine } from '../../board/spots';
import type { BoardIndex } from '../../lib/boards';

const ENOUGH = 0.4; // of a route

export class Stroke {
  private readonly followed = new Map<string, [number, number]>(); // from where to where, as parts of its length
  private readonly taken = new Set<string>(); // tracks side by side are one to a finger
  private last: Point;
  private gone = 0;

  /** From a point of the drawing; `reach` is how far beside a track still means it. */
  constructor(
    private readonly index: BoardIndex,
    private readonly reach: number,
    start: Point,
  ) {
    this.last = start;
  }

  /** Goes on to a point. Answers with the routes that it has followed now, each once. */
  to(at: Point): string[] {
    const from = this.last;
    const way = Math.hypot(at.x - from.x, at.y - from.y);
    const steps = Math.ceil((2 * way) / this.reach); // events come seldom when a finger is quick
    [this.last, this.gone] = [at, this.gone + way];
    return Array.from({ length: steps + 1 }, (_, i) => i / Math.max(1, steps)).flatMap((part) =>
      this.pass({ x: from.x + (at.x - from.x) * part, y: from.y + (at.y - from.y) * part }),
    );
  }

  /** The finger is lifted: a tap means what it hits. */
  end(): string[] {
    const route = this.gone < this.reach ? this.routeAt(this.last) : undefined;
    return route === undefined ? [] : [route];
  }

  private pass(at: Point): string[] {
    const route = this.routeAt(at);
    if (route === undefined) return [];
    const { a, b } = this.index.routes.get(route)!;
    const [least, most] = this.followed.get(route) ?? [1, 0];
    const here = this.along(route, at);
    const seen: [number, number] = [Math.min(least, here), Math.max(most, here)];
    this.followed.set(route, seen);
    if (seen[1] - seen[0] < ENOUGH || this.taken.has(`${a} ${b}`)) return [];
    this.taken.add(`${a} ${b}`);
    return [route];
  }

  private routeAt(at: Point): string | undefined {
    const spot = meant(this.index, at, this.reach, new Set());
    return spot?.kind === 'route' ? spot.id : undefined;
  }

  /** How far along a route a point is: 0 at its first space, 1 at the end of its last. */
  private along(route: string, at: Point): number {
    const { slots } = this.index.drawing.routes[route]!;
    const nearest = slots.reduce((best, slot) => (distance(at, slot) < distance(at, best) ? slot : best));
    const [x, y, angle, length] = nearest;
    const turn = (angle * Math.PI) / 180;
    const on = onLine(at, nearest);
    const part = ((on.x - x) * Math.cos(turn) + (on.y - y) * Math.sin(turn)) / length + 0.5;
    return (slots.indexOf(nearest) + part) / slots.length;
  }
}
