// Names stay readable at every zoom: they grow against it, and step aside for tracks and for each other.
import type { BoardIndex } from '../lib/boards';
import type { DrawnCity, Label, Slot } from '../lib/protocol';
import { clamp } from './camera';
import { isInside, overlap, widthOf, type Bounds } from './bounds';

const LARGEST = 19;
const GROWTH = 2.45; // no name may outgrow its place more than this
const STEP = 1.12;
const GREATEST = 1000; // more than any city's weight
const EDGE = 4; // units between a name and the edge of the board or of an inset
const ON_TRACK = 5; // the price of a slot under a name, in sides tried

/** How much larger than drawn names are written, in a few steps so that a zoom seldom changes it; never under so many pixels. */
export function growth(labelSize: number, k: number, smallest: number): number {
  const wish = clamp(labelSize * k, smallest, LARGEST) / (labelSize * k);
  return clamp(STEP ** Math.ceil(Math.log(wish) / Math.log(STEP) - 1e-9), 0.55, GROWTH);
}

export interface Written {
  id: string;
  name: string;
  label: Label;
}
type Named = DrawnCity & { label: Label };
interface Placement {
  written: Written;
  box: Bounds;
  price: number;
}
/** A city: where its name is drawn, the places that nothing fixed is in the way of, the best first, and the one it has. */
interface NamedCity {
  id: string;
  drawn: Placement;
  places: Placement[];
  taken: Placement | null;
}

/** The names to write at a growth, each where there is room. Those that are sought are written in any case. */
export function written(index: BoardIndex, grown: number, sought: ReadonlySet<string> = new Set()): Written[] {
  const size = index.drawing.label_size * grown;
  const cities = named(index);
  if (grown <= 1.05) return cities.map(([id, city]) => asDrawn(index, id, city, grown, size).written);
  const rank = new Map(cities.map(([id]) => [id, sought.has(id) ? GREATEST : weight(index, id)]));
  const choices = cities
    .toSorted(([a], [b]) => rank.get(b)! - rank.get(a)!)
    .map(([id, city]): NamedCity => {
      const drawn = asDrawn(index, id, city, grown, size);
      return { id, drawn, places: placesOf(index, id, city, drawn, size), taken: null };
    });
  for (const choice of choices) choice.taken = choice.places.find((place) => !choices.some((other) => collide(place, other))) ?? null;
  for (const choice of choices) if (!choice.taken) makeRoom(choice, choices);
  return choices.flatMap(({ id, drawn, taken }) => (taken ? [taken.written] : sought.has(id) ? [drawn.written] : []));
}

/** Another name may step aside for this one. */
function makeRoom(choice: NamedCity, choices: readonly NamedCity[]): void {
  for (const place of choice.places) {
    const [first, ...more] = choices.filter((other) => collide(place, other));
    if (!first || more.length) continue;
    const aside = first.places.find(
      (other) => !overlap(other.box, place.box) && !choices.some((each) => each !== first && collide(other, each)),
    );
    if (!aside) continue;
    first.taken = aside;
    choice.taken = place;
    return;
  }
}

function collide(place: Placement, { taken }: NamedCity): boolean {
  return taken !== null && overlap(place.box, taken.box);
}

function named({ drawing }: BoardIndex): [string, Named][] {
  const cities = [...Object.entries(drawing.cities), ...drawing.insets.flatMap((inset) => Object.entries(inset.cities))];
  return cities.filter((pair): pair is [string, Named] => pair[1].label !== null);
}

/** Where the name is drawn, else on some other side of its disc. */
function placesOf(index: BoardIndex, id: string, city: Named, drawn: Placement, size: number): Placement[] {
  const room = roomOf(index, city);
  const barred = barredFrom(index, id, city, size);
  const slots = slotsNear(index, city, size);
  const disc = near(city, index.drawing.disc * 0.6);
  const aside = sides(city, index.drawing.disc, size).map((label) => placed(id, index.place(id), label, size));
  return [drawn, ...aside]
    .filter(({ box }) => isInside(box, room) && ![disc, ...barred].some((other) => overlap(box, other)))
    .map((place, side) => ({ ...place, price: side + ON_TRACK * covered(place.box, slots, index.drawing.slot_width) }))
    .sort((one, other) => one.price - other.price);
}

/** A larger name keeps clear of its disc, and is pushed in from the edge of the board, if need be. */
function asDrawn(index: BoardIndex, id: string, city: Named, grown: number, size: number): Placement {
  const push = Math.max(1, 1 + (grown - 1) * 0.55);
  const { x, y, anchor } = city.label;
  const place = placed(id, index.place(id), { x: city.x + (x - city.x) * push, y: city.y + (y - city.y) * push, anchor }, size);
  const [left, , right] = roomOf(index, city);
  const inward = Math.max(0, left - place.box[0]) - Math.max(0, place.box[2] - right);
  return inward ? placed(id, place.written.name, { ...place.written.label, x: place.written.label.x + inward }, size) : place;
}

function sides({ x, y }: DrawnCity, disc: number, size: number): Label[] {
  const [out, up, down] = [disc + size * 0.2, y - disc - size * 0.35, y + disc + size * 0.9];
  return [
    { x: x + out, y: y + size * 0.33, anchor: 'start' },
    { x: x - out, y: y + size * 0.33, anchor: 'end' },
    { x, y: up, anchor: 'middle' },
    { x, y: down, anchor: 'middle' },
    { x: x + disc * 0.7, y: up + size * 0.2, anchor: 'start' },
    { x: x - disc * 0.7, y: up + size * 0.2, anchor: 'end' },
    { x: x + disc * 0.7, y: down - size * 0.2, anchor: 'start' },
    { x: x - disc * 0.7, y: down - size * 0.2, anchor: 'end' },
  ];
}

function placed(id: string, name: string, label: Label, size: number): Placement {
  const width = widthOf(name, size);
  const left = label.x - { start: 0, middle: width / 2, end: width }[label.anchor];
  return { written: { id, name, label }, box: [left, label.y - size * 0.75, left + width, label.y + size * 0.22], price: 0 };
}

/** The sheet that a name must stay on: the board, or the inset of its city. */
function roomOf({ drawing: { view, insets } }: BoardIndex, city: DrawnCity): Bounds {
  const inset = insets.find(({ id, cities }) => id === city.inset || Object.values(cities).includes(city));
  const [x, y, width, height] = inset?.frame ?? view;
  return [x + EDGE, y + EDGE, x + width - EDGE, y + height - EDGE];
}

function near({ x, y }: DrawnCity, reach: number): Bounds {
  return [x - reach, y - reach, x + reach, y + reach];
}

/** What a name may not lie on: other cities, whose name it would seem to be, the names of zones, and insets of which it is no part. */
function barredFrom(index: BoardIndex, id: string, city: DrawnCity, size: number): Bounds[] {
  const { board, drawing } = index;
  const discs = [...Object.entries(drawing.cities), ...drawing.insets.flatMap((inset) => Object.entries(inset.cities))];
  const others = discs.filter(([other]) => other !== id).map(([, other]) => near(other, drawing.disc * 1.3));
  const zones = board.zones.flatMap((zone) => {
    const label = drawing.zones[zone.id];
    return label ? [placed(zone.id, zone.name.toUpperCase(), label, size).box] : [];
  });
  const room = roomOf(index, city);
  const titles = drawing.insets.map((inset) => placed(inset.id, inset.title, inset.label, drawing.label_size).box);
  const frames = drawing.insets.map(({ frame: [x, y, width, height] }): Bounds => [x, y, x + width, y + height]);
  return [...others, ...zones, ...titles, ...frames.filter((frame) => !isInside(room, frame))];
}

function slotsNear({ drawing }: BoardIndex, { x, y }: DrawnCity, size: number): Slot[] {
  const reach = size * 12;
  return Object.values(drawing.routes).flatMap((route) => route.slots.filter((slot) => Math.hypot(slot[0] - x, slot[1] - y) < reach));
}

/** How many slots a name would hide some of. */
function covered(box: Bounds, slots: readonly Slot[], width: number): number {
  const [left, top, right, bottom] = [box[0] - width / 3, box[1] - width / 3, box[2] + width / 3, box[3] + width / 3];
  return slots.filter(([x, y, angle, length]) => {
    const turn = (angle * Math.PI) / 180;
    return [-0.4, 0, 0.4].some((part) => {
      const [at, down] = [x + part * length * Math.cos(turn), y + part * length * Math.sin(turn)];
      return at > left && at < right && down > top && down < bottom;
    });
  }).length;
}

/** How often a city is asked for: its routes and its tickets. */
function weight({ board }: BoardIndex, city: string): number {
  return [...board.routes, ...board.tickets].filter((each) => each.a === city || each.b === city).length;
}
