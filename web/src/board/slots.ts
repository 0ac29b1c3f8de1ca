// How the slots of a route are turned and marked, and how wide a route is.
import type { BoardIndex } from '../lib/boards';
import type { Card, Color, Kind, Route, Slot } from '../lib/protocol';

const BEDS: Partial<Record<Kind, number>> = { tunnel: 6.5, ferry: 3, bullet: 3 };

/** With what lies under its slots. */
export function girth({ drawing, routes }: BoardIndex, route: string): number {
  return drawing.slot_width + (BEDS[routes.get(route)?.kind ?? 'rail'] ?? 0);
}

/** In place, turned so that its upper side is up. */
export function placed([x, y, angle]: Slot): string {
  return `translate(${x} ${y}) rotate(${upright(angle)})`;
}

/** The same line, read from left to right. */
export function upright(angle: number): number {
  const turned = ((angle % 360) + 360) % 360;
  return turned > 90 && turned <= 270 ? turned - 180 : turned > 270 ? turned - 360 : turned;
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
