// How the slots of a route are drawn and marked, and how wide a route is.
import type { BoardIndex } from '../lib/boards';
import type { Card, Color, Kind, Route, Slot } from '../lib/protocol';

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

/** The outlines of slots so high, with rounded corners: one path for all of them. */
export function wells(slots: readonly Slot[], high: number, round: number): string {
  return slots.map((slot) => well(slot, high, round)).join('');
}

function well(slot: Slot, high: number, round: number): string {
  const at = turned(slot);
  const [x, y] = [slot[3] / 2, high / 2];
  const [inX, inY] = [x - round, y - round];
  const corner = (x: number, y: number) => `A${round} ${round} 0 0 1 ${at(x, y)}`;
  const sides = [
    `M${at(-inX, -y)}L${at(inX, -y)}${corner(x, -inY)}`,
    `L${at(x, inY)}${corner(inX, y)}`,
    `L${at(-inX, y)}${corner(-x, inY)}`,
    `L${at(-x, -inY)}${corner(-inX, -y)}Z`,
  ];
  return sides.join('');
}

/** A line along the middle of each slot. */
export function strikes(slots: readonly Slot[]): string {
  return slots.map((slot) => `M${turned(slot)(-slot[3] / 2, 0)}L${turned(slot)(slot[3] / 2, 0)}`).join('');
}

/** Lines across each slot. */
export function sleepers(slots: readonly Slot[], high: number): string {
  return slots.map((slot) => sleepersOf(slot, high)).join('');
}

function sleepersOf(slot: Slot, high: number): string {
  const at = turned(slot);
  const length = slot[3] - 2;
  const number = Math.max(3, Math.round(length / 5.5));
  const along = Array.from({ length: number }, (_, i) => length * ((i + 0.5) / number - 0.5));
  return along.map((x) => `M${at(x, -high / 2)}L${at(x, high / 2)}`).join('');
}

/** From a place seen from the middle of a slot to one of the board. */
function turned([x, y, angle]: Slot): (along: number, across: number) => string {
  const turn = (angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return (along, across) => `${(x + along * cos - across * sin).toFixed(2)} ${(y + along * sin + across * cos).toFixed(2)}`;
}
