// Names stay readable at every zoom: they grow against it, and where they would collide the greater city speaks.
import type { BoardIndex } from '../lib/boards';
import type { DrawnCity, Label } from '../lib/protocol';
import { clamp } from './camera';

const SMALLEST = 10; // pixels on the screen
const LARGEST = 19;
const GROWTH = 2.1; // no name may outgrow its place more than this
const STEP = 1.12;
const GREATEST = 1000; // more than any city's weight
const EDGE = 4; // units between a name and the edge of the board

/** How much larger than drawn names are written, in a few steps so that a zoom seldom changes it. */
export function growth(labelSize: number, k: number): number {
  const wish = clamp(labelSize * k, SMALLEST, LARGEST) / (labelSize * k);
  return clamp(STEP ** Math.round(Math.log(wish) / Math.log(STEP)), 0.55, GROWTH);
}

export interface Written { id: string; name: string; label: Label }

/** The names to write at a growth, each at its place. Those that are sought are written in any case. */
export function written(index: BoardIndex, grown: number, sought: ReadonlySet<string> = new Set()): Written[] {
  const size = index.drawing.label_size * grown;
  const all = places(index).map(([id, city]) => inside(index, { id, name: index.place(id), label: moved(city, grown) }, size));
  if (grown <= 1.05) return all;
  const rank = new Map(index.board.cities.map(({ id }) => [id, sought.has(id) ? GREATEST : weight(index, id)]));
  const kept: { written: Written; box: Box }[] = [];
  for (const one of [...all].sort((a, b) => rank.get(b.id)! - rank.get(a.id)!)) {
    const box = boxOf(one, size);
    if (sought.has(one.id)) kept.push({ written: one, box });
    else if (!kept.some((other) => overlap(box, other.box)) && !misleading(index, one.id, box)) kept.push({ written: one, box });
  }
  return kept.map((one) => one.written);
}

function places({ drawing }: BoardIndex): [string, DrawnCity & { label: Label }][] {
  const cities = [...Object.entries(drawing.cities), ...drawing.insets.flatMap((inset) => Object.entries(inset.cities))];
  return cities.filter((pair): pair is [string, DrawnCity & { label: Label }] => pair[1].label !== null);
}

/** A larger name keeps clear of its disc. */
function moved(city: DrawnCity & { label: Label }, grown: number): Label {
  const push = Math.max(1, 1 + (grown - 1) * 0.55);
  const { x, y, anchor } = city.label;
  return { x: city.x + (x - city.x) * push, y: city.y + (y - city.y) * push, anchor };
}

/** Whether a name would seem to be another city's. */
function misleading({ drawing }: BoardIndex, city: string, box: Box): boolean {
  const near = drawing.disc * 1.5;
  return Object.entries(drawing.cities).some(([id, { x, y }]) => id !== city && overlap(box, [x - near, y - near, x + near, y + near]));
}

/** How often a city is asked for: its routes and its tickets. */
function weight({ board }: BoardIndex, city: string): number {
  return [...board.routes, ...board.tickets].filter((each) => each.a === city || each.b === city).length;
}

/** Pushed in from the edge of the board, if need be. */
function inside({ drawing: { view } }: BoardIndex, written: Written, size: number): Written {
  const [left, , right] = boxOf(written, size);
  const push = Math.max(0, view[0] + EDGE - left) - Math.max(0, right + EDGE - view[0] - view[2]);
  return push ? { ...written, label: { ...written.label, x: written.label.x + push } } : written;
}

type Box = [number, number, number, number];

function boxOf({ name, label }: Written, size: number): Box {
  const width = name.length * size * 0.6;
  const left = label.x - { start: 0, middle: width / 2, end: width }[label.anchor];
  return [left, label.y - size * 0.8, left + width, label.y + size * 0.2];
}

function overlap(a: Box, b: Box): boolean {
  return a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];
}
