// Where the board stands in its window: pure geometry, so that it can be tried without one.

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

const CLOSEST = 4; // pixels a unit: names and symbols are large then
const SLACK = 0.12; // how far past its edge the board may be pushed, in parts of the window

/** All of the board, in the middle. */
export function overview(board: Size, size: Size): Camera {
  const k = Math.min(size.width / board.width, size.height / board.height);
  return { x: (size.width - board.width * k) / 2, y: (size.height - board.height * k) / 2, k };
}

/** The camera that is allowed and nearest to the one wished for. */
export function bounded(wish: Camera, board: Size, size: Size): Camera {
  const least = overview(board, size).k;
  const k = clamp(wish.k, least, Math.max(CLOSEST, 2 * least));
  return { x: along(wish.x, board.width * k, size.width), y: along(wish.y, board.height * k, size.height), k };
}

function along(wish: number, length: number, room: number): number {
  if (length <= room) return (room - length) / 2;
  return clamp(wish, room - length - SLACK * room, SLACK * room);
}

/** Larger or smaller by a factor, while the point stays where it is in the window. */
export function zoomed(camera: Camera, at: Point, factor: number, board: Size, size: Size): Camera {
  const k = bounded({ ...camera, k: camera.k * factor }, board, size).k;
  const grown = k / camera.k;
  return bounded({ x: at.x - (at.x - camera.x) * grown, y: at.y - (at.y - camera.y) * grown, k }, board, size);
}

export function panned(camera: Camera, dx: number, dy: number, board: Size, size: Size): Camera {
  return bounded({ ...camera, x: camera.x + dx, y: camera.y + dy }, board, size);
}

/** Looks at some points of the board, with air around them, but no closer than need be. */
export function around(points: readonly Point[], board: Size, size: Size): Camera {
  if (!points.length) return overview(board, size);
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const air = Math.max(0.3 * Math.max(right - left, bottom - top), 0.2 * Math.min(board.width, board.height));
  const part = { width: right - left + 2 * air, height: bottom - top + 2 * air };
  const k = Math.min(size.width / part.width, size.height / part.height, 0.6 * CLOSEST);
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
  return bounded({ x: size.width / 2 - middle.x * k, y: size.height / 2 - middle.y * k, k }, board, size);
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
