// Where something is laid beside what it is about, without covering it.
import { hull } from './bounds';
import type { Point, Size } from './camera';

/** The edges of an upright rectangle; a DOMRect is one. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const STEP = 6; // pixels between two places tried
const GAP = 10; // pixels kept free around what must be seen
const LOWER = [1, 0.9, 0.8, 0.7, 0.6, 0.5]; // of a height: what is lower still is no longer read

/** The corner of the place in a room that covers nothing of some boxes, nor of others, and is nearest to them; if there is none, what covers least. */
export function beside(boxes: readonly Box[], size: Size, room: Box, others: readonly Box[] = []): Point {
  const about = boxes.length ? middle(around(boxes)) : { x: room.left, y: room.top };
  const kept = [...boxes, ...others].map((box) => widened(box, GAP));
  let best = { x: room.left, y: room.top };
  let least = Infinity;
  for (const x of steps(room.left, room.right - size.width)) {
    for (const y of steps(room.top, room.bottom - size.height)) {
      const cost = 1e4 * coverage(boxAt({ x, y, ...size }), kept) + Math.hypot(x + size.width / 2 - about.x, y + size.height / 2 - about.y);
      if (cost < least) [best, least] = [{ x, y }, cost];
    }
  }
  return best;
}

/** The same for something that can be scrolled: as high as it may be without covering anything. */
export function fitted(boxes: readonly Box[], { width, height }: Size, room: Box): Point & Size {
  const highest = Math.min(height, room.bottom - room.top);
  const places = LOWER.map((part) => placed(part * highest));
  return places.find((place) => !coverage(boxAt(place), boxes)) ?? places[0]!;

  function placed(height: number): Point & Size {
    return { ...beside(boxes, { width, height }, room), width, height };
  }
}

export function boxAt({ x, y, width, height }: Point & Size): Box {
  return { left: x, top: y, right: x + width, bottom: y + height };
}

/** The one box around several. */
export function around(boxes: readonly Box[]): Box {
  const [left, top, right, bottom] = hull(boxes.map((box) => [box.left, box.top, box.right, box.bottom]));
  return { left, top, right, bottom };
}

export function widened({ left, top, right, bottom }: Box, by: number): Box {
  return { left: left - by, top: top - by, right: right + by, bottom: bottom + by };
}

function middle({ left, top, right, bottom }: Box): Point {
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}

/** How much of some boxes lies under another, in square pixels. */
export function coverage(over: Box, boxes: readonly Box[]): number {
  return boxes.reduce((sum, each) => sum + common(over, each), 0);
}

function common(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return Math.max(0, width) * Math.max(0, height);
}

function steps(from: number, to: number): number[] {
  const count = Math.max(0, Math.floor((to - from) / STEP));
  return [...Array.from({ length: count }, (_, i) => from + i * STEP), Math.max(from, to)];
}
