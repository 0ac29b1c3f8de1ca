// How the slots of a route are marked, and how wide a route is.
import type { BoardIndex } from '../lib/boards';
import type { Card, Color, Kind, Route } from '../lib/protocol';

const BEDS: Partial<Record<Kind, number>> = { tunnel: 6.5, ferry: 3, bullet: 3 };

/** With what lies under its slots. */
export function girth({ drawing, routes }: BoardIndex, route: string): number {
  return drawing.slot_width + (BEDS[routes.get(route)?.kind ?? 'rail'] ?? 0);
}

/** The symbol on each slot: first those that ask for a locomotive, then the color in the middle of the rest. */
export function marks(route: Route, color: Color | 'gray' | null): (Card | null)[] {
  const rest = route.length - route.locomotives;
  const middle = (rest - 1) / 2;
  return Array.from({ length: route.length }, (_, place) => {
    if (place < route.locomotives) return 'locomotive';
    const off = Math.abs(place - route.locomotives - middle);
    return color && color !== 'gray' && off < 1 ? color : null;
  });
}
