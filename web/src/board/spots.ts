// What can be pointed at on a board: routes and cities, by nearness and by direction.
import type { BoardIndex } from '../lib/boards';
import type { Route, Slot } from '../lib/protocol';
import type { Bounds } from './bounds';
import { clamp, type Point } from './camera';

export interface Spot {
  kind: 'route' | 'city';
  id: string;
  x: number;
  y: number;
}
export type Direction = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

/** The routes at their middles, then the cities. */
export function spotsOf({ board, drawing }: BoardIndex): Spot[] {
  const routes = board.routes.map(({ id }): Spot => {
    const [x, y] = drawing.routes[id]!.middle;
    return { kind: 'route', id, x, y };
  });
  const cities = board.cities.map(({ id }): Spot => ({ kind: 'city', id, x: drawing.cities[id]!.x, y: drawing.cities[id]!.y }));
  return [...routes, ...cities];
}

/** Parallel tracks of the same kind are as good as each other. Not so bare beds: each may cross others. */
export function likeness({ id, a, b, length, color, kind, locomotives, substitute }: Route, tile?: string): string {
  return color || tile ? [a, b, length, tile ?? color, kind, locomotives, substitute].join() : id;
}

const STEP: Record<Direction, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The next spot in a direction: near, and rather straight ahead. */
export function beyond(from: Spot, direction: Direction, spots: readonly Spot[]): Spot | undefined {
  const step = STEP[direction];
  const cost = (to: Spot) => {
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const ahead = dx * step.x + dy * step.y;
    const aside = Math.abs(dx * step.y - dy * step.x);
    return ahead > 0.5 && aside < 2.2 * ahead ? ahead + 1.6 * aside : Infinity;
  };
  return least(spots, cost);
}

/** The route or city that a click means: a city under the pointer, else the nearest track within reach. */
export function meant(index: BoardIndex, at: Point, reach: number, wanted: ReadonlySet<string>): Spot | undefined {
  const { drawing } = index;
  const discs = [...Object.entries(drawing.cities), ...drawing.insets.flatMap((inset) => Object.entries(inset.cities))];
  const city = least(discs, ([, { x, y }]) => within(Math.hypot(at.x - x, at.y - y), drawing.disc + reach / 4));
  if (city) return { kind: 'city', id: city[0], x: city[1].x, y: city[1].y };
  const half = drawing.slot_width / 2;
  const route = least(index.board.routes, ({ id }) => {
    const away = Math.min(...drawing.routes[id]!.slots.map((slot) => distance(at, slot)));
    const found = within(Math.max(0, away - half), reach) + away / 100; // where tracks cross, the nearer
    return wanted.has(id) ? found * 0.6 : found + 1; // a route that can be had is likelier meant
  });
  if (!route) return undefined;
  const [x, y] = drawing.routes[route.id]!.middle;
  return { kind: 'route', id: route.id, x, y };
}

function within(distance: number, reach: number): number {
  return distance <= reach ? distance : Infinity;
}

/** The upright boxes around what is drawn of a route, a space each, or around the disc of a city. */
export function boundsOf({ drawing }: BoardIndex, { kind, id }: Pick<Spot, 'kind' | 'id'>): Bounds[] {
  if (kind === 'route') return drawing.routes[id]!.slots.map((slot) => slotBounds(slot, drawing.slot_width));
  const { x, y } = drawing.cities[id]!;
  return [[x - drawing.disc, y - drawing.disc, x + drawing.disc, y + drawing.disc]];
}

function slotBounds([x, y, angle, length]: Slot, width: number): Bounds {
  const turn = (angle * Math.PI) / 180;
  const [cos, sin] = [Math.abs(Math.cos(turn)), Math.abs(Math.sin(turn))];
  const [dx, dy] = [(length * cos + width * sin) / 2, (length * sin + width * cos) / 2];
  return [x - dx, y - dy, x + dx, y + dy];
}

/** From a point to the line in the middle of a slot. */
export function distance(at: Point, slot: Slot): number {
  const { x, y } = onLine(at, slot);
  return Math.hypot(at.x - x, at.y - y);
}

/** The point of that line that is nearest to another. */
export function onLine(at: Point, [x, y, angle, length]: Slot): Point {
  const turn = (angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const along = clamp((at.x - x) * cos + (at.y - y) * sin, -length / 2, length / 2);
  return { x: x + along * cos, y: y + along * sin };
}

function least<T>(things: readonly T[], cost: (thing: T) => number): T | undefined {
  let found: T | undefined;
  let best = Infinity;
  for (const thing of things) {
    const price = cost(thing);
    if (price < best) [found, best] = [thing, price];
  }
  return found;
}

/** The first city after another whose name begins so, whatever its accents. */
export function cityNamed(beginning: string, index: BoardIndex, after: string | null): string | undefined {
  const { cities } = index.board;
  const start = cities.findIndex((city) => city.id === after) + (beginning.length === 1 ? 1 : 0);
  const turned = [...cities.slice(start), ...cities.slice(0, start)];
  return turned.find((city) => plain(city.name).startsWith(plain(beginning)))?.id;
}

function plain(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
}
