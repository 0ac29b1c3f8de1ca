// Where the board stands in its window: pure geometry, so that it can be tried without one.
import type { Bounds } from './bounds';

/** The board's corner lies at x, y of the window, and one unit of the board is k pixels. */
export interface Camera {
  x: number;
  y: number;
  k: number;
}
export interface Size {
  width: number;
  height: number;
}
export interface Point {
  x: number;
  y: number;
}
/** What lies over the edges of a window, in pixels. */
export interface Insets {
  top: number;
  right: number;
  bottom: number;
  left: number;
}
/** A window, and what of it cannot be seen. */
export interface Pane extends Size {
  covered?: Insets;
}

export const BARE: Insets = { top: 0, right: 0, bottom: 0, left: 0 };

const CLOSEST = 4; // pixels a unit: names and symbols are large then
const AIR = 20; // pixels around what is brought into sight
const SLACK = 0.12; // how far past its edge the board may be pushed, in parts of the window

/** All of the board, in the middle; pushed out from under what covers the window, as far as it can be. */
export function overview(board: Size, pane: Pane): Camera {
  const { top, right, bottom, left } = pane.covered ?? BARE;
  const k = Math.min(pane.width / board.width, pane.height / board.height);
  return { x: pushed(pane.width, board.width * k, left, right), y: pushed(pane.height, board.height * k, top, bottom), k };
}

function pushed(room: number, length: number, before: number, after: number): number {
  const middle = (room - length) / 2;
  return length <= room - before - after ? clamp(middle, before, room - after - length) : middle;
}

/** The camera that is allowed and nearest to the one wished for. Under what is covered the board may be drawn forth. */
export function bounded(wish: Camera, board: Size, pane: Pane): Camera {
  const { top, right, bottom, left } = pane.covered ?? BARE;
  const whole = overview(board, pane).k;
  const least = pane.covered ? Math.min(whole, overview(board, uncovered(pane)).k) : whole;
  const k = clamp(wish.k, least, Math.max(CLOSEST, 2 * whole));
  return { x: along(wish.x, board.width * k, pane.width, left, right), y: along(wish.y, board.height * k, pane.height, top, bottom), k };
}

function along(wish: number, length: number, room: number, before: number, after: number): number {
  const middle = (room - length) / 2;
  const [least, most] = [room - after - length - SLACK * room, before + SLACK * room];
  if (length > room) return clamp(wish, least, most);
  return clamp(wish, after ? Math.min(middle, least) : middle, before ? Math.max(middle, most) : middle);
}

function uncovered({ width, height, covered = BARE }: Pane): Size {
  return { width: Math.max(1, width - covered.left - covered.right), height: Math.max(1, height - covered.top - covered.bottom) };
}

/** Larger or smaller by a factor, while the point stays where it is in the window. */
export function zoomed(camera: Camera, at: Point, factor: number, board: Size, pane: Pane): Camera {
  const k = bounded({ ...camera, k: camera.k * factor }, board, pane).k;
  const grown = k / camera.k;
  return bounded({ x: at.x - (at.x - camera.x) * grown, y: at.y - (at.y - camera.y) * grown, k }, board, pane);
}

export function panned(camera: Camera, dx: number, dy: number, board: Size, pane: Pane): Camera {
  return bounded({ ...camera, x: camera.x + dx, y: camera.y + dy }, board, pane);
}

/** Looks at some points of the board, with air around them, but no closer than need be. */
export function around(points: readonly Point[], board: Size, pane: Pane): Camera {
  if (!points.length) return overview(board, pane);
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const air = Math.max(0.3 * Math.max(right - left, bottom - top), 0.2 * Math.min(board.width, board.height));
  const part = { width: right - left + 2 * air, height: bottom - top + 2 * air };
  const { covered = BARE } = pane;
  const seen = uncovered(pane);
  const k = Math.min(seen.width / part.width, seen.height / part.height, 0.6 * CLOSEST);
  const middle = { x: covered.left + seen.width / 2, y: covered.top + seen.height / 2 };
  return bounded({ x: middle.x - ((left + right) / 2) * k, y: middle.y - ((top + bottom) / 2) * k, k }, board, pane);
}

/** The least push that brings a part of the board into what is seen of the window; out, only if it is too large for that. */
export function revealing(camera: Camera, [left, top, right, bottom]: Bounds, board: Size, pane: Pane): Camera {
  const { covered = BARE } = pane;
  const seen = uncovered(pane);
  const air = Math.min(AIR, 0.1 * seen.width, 0.1 * seen.height);
  const fitting = Math.min((seen.width - 2 * air) / (right - left), (seen.height - 2 * air) / (bottom - top));
  const k = Math.min(camera.k, fitting);
  const middle = { x: covered.left + seen.width / 2, y: covered.top + seen.height / 2 };
  const smaller = k < camera.k ? zoomed(camera, middle, k / camera.k, board, pane) : camera;
  const push = (from: number, to: number, least: number, most: number) => clamp(0, least - from, Math.max(least - from, most - to));
  const dx = push(left * smaller.k + smaller.x, right * smaller.k + smaller.x, covered.left + air, covered.left + seen.width - air);
  const dy = push(top * smaller.k + smaller.y, bottom * smaller.k + smaller.y, covered.top + air, covered.top + seen.height - air);
  return dx || dy ? panned(smaller, dx, dy, board, pane) : smaller;
}

/** The least push that brings a point of the board well inside the window. */
export function showing(camera: Camera, point: Point, board: Size, size: Size): Camera {
  const push = (spot: number, room: number) => clamp(spot, room * 0.15, room * 0.85) - spot;
  const dx = push(point.x * camera.k + camera.x, size.width);
  const dy = push(point.y * camera.k + camera.y, size.height);
  return dx || dy ? panned(camera, dx, dy, board, size) : camera;
}

export function between(from: Camera, to: Camera, part: number): Camera {
  const mix = (a: number, b: number) => a + (b - a) * part;
  return { x: mix(from.x, to.x), y: mix(from.y, to.y), k: mix(from.k, to.k) };
}

export function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
