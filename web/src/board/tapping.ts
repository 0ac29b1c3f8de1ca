// What a finger means: it covers more of the board than it points at, so that one tap may mean several things.
import type { BoardIndex } from '../lib/boards';
import { clamp, type Point } from './camera';
import { distance, onLine, type Spot } from './spots';

/** What can be done just now. */
export interface Offered {
  /** Routes to claim or to lay a tile on. */
  usable: ReadonlySet<string>;
  /** Cities to build a station in. While there are any, a city is what is looked for. */
  sites: ReadonlySet<string>;
  /** Routes between which it makes no difference are called the same. */
  called?: (route: string) => string;
}

interface Near {
  spot: Spot;
  /** Pixels from the tap to the line of a route, or to the edge of a city. */
  away: number;
}

const REACH = 24; // pixels: whatever is further away is not meant
const TRUMP = 12; // pixels: within them what can be had is meant, whatever else is there
const BLUR = 6; // pixels: how far from its aim a thumb comes down
const MOST = 5; // are asked about; more would be a list
const APART = 34; // pixels between two lines that a thumb can tell apart
const CLOSE = 2.4; // pixels a unit, at most

/** At a point of the drawing whose unit is so many pixels: nothing, one thing, or those among which one has to ask, the nearest first. */
export function meantByTap(index: BoardIndex, at: Point, scale: number, offered: Offered): Spot[] {
  const near = nearest(index, at, scale);
  const looked = near.filter(({ spot }) => isLookedFor(spot, offered));
  const pool = looked.some(({ away }) => away <= TRUMP) ? looked : near;
  const [best] = pool;
  if (!best) return [];
  if (!isWorthAsking(best.spot, offered)) return [best.spot];
  const rivals = pool.filter(({ spot, away }) => spot.kind === best.spot.kind && away ** 2 - best.away ** 2 < BLUR ** 2);
  return distinct(rivals, offered.called).slice(0, MOST);
}

function isLookedFor({ kind, id }: Spot, { usable, sites }: Offered): boolean {
  return sites.size ? kind === 'city' && sites.has(id) : kind === 'route' && usable.has(id);
}

/** Nobody wants to be asked which city to light, nor about anything while nothing can be done. */
function isWorthAsking({ kind }: Spot, { usable, sites }: Offered): boolean {
  return sites.size ? true : usable.size > 0 && kind === 'route';
}

function distinct(near: readonly Near[], called: (route: string) => string = (route) => route): Spot[] {
  const names = new Map<string, Spot>();
  for (const { spot } of near) {
    const name = spot.kind === 'route' ? called(spot.id) : spot.id;
    if (!names.has(name)) names.set(name, spot);
  }
  return [...names.values()];
}

function nearest({ board, drawing }: BoardIndex, at: Point, scale: number): Near[] {
  const routes = board.routes.map(({ id }): Near => {
    const { middle, slots } = drawing.routes[id]!;
    const away = Math.min(...slots.map((slot) => distance(at, slot)));
    return { spot: { kind: 'route', id, x: middle[0], y: middle[1] }, away: away * scale };
  });
  const discs = [drawing.cities, ...drawing.insets.map((inset) => inset.cities)].flatMap((cities) => Object.entries(cities));
  const cities = discs.map(([id, { x, y }]): Near => {
    const away = Math.max(0, Math.hypot(at.x - x, at.y - y) - drawing.disc);
    return { spot: { kind: 'city', id, x, y }, away: away * scale };
  });
  return [...cities, ...routes].filter(({ away }) => away <= REACH).sort((one, other) => one.away - other.away);
}

/** How close to go so that what was meant by a tap can be told apart by another. */
export function scaleApart({ drawing }: BoardIndex, at: Point, scale: number, spots: readonly Spot[]): number {
  const gap = Math.min(...spots.flatMap((one) => spots.filter((other) => other !== one).map((other) => between(one, other))));
  return clamp(APART / gap, 1.6 * scale, Math.max(CLOSE, 1.6 * scale));

  function between(one: Spot, other: Spot): number {
    if (one.kind === 'city') return Math.hypot(one.x - other.x, one.y - other.y);
    const [from, to] = [drawing.routes[one.id]!.slots, drawing.routes[other.id]!.slots];
    const points = from.map((slot) => onLine(at, slot)).sort((a, b) => away(a) - away(b));
    return Math.min(...to.map((slot) => distance(points[0]!, slot)));
  }

  function away({ x, y }: Point): number {
    return Math.hypot(x - at.x, y - at.y);
  }
}
