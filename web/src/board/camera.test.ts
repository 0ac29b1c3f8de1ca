import { describe, expect, test } from 'vitest';
import { around, bounded, overview, panned, showing, zoomed } from './camera';

const board = { width: 1000, height: 500 };
const wide = { width: 800, height: 800 };

describe('the camera', () => {
  test('shows the whole board in the middle at first', () => {
    expect(overview(board, wide)).toEqual({ x: 0, y: 200, k: 0.8 });
  });

  test('never zooms out past the whole board, nor in past the closest', () => {
    const start = overview(board, wide);
    expect(zoomed(start, { x: 10, y: 10 }, 0.1, board, wide)).toEqual(start);
    expect(zoomed(start, { x: 10, y: 10 }, 1000, board, wide).k).toBe(4);
  });

  test('keeps the point under the pointer where it is', () => {
    const at = { x: 300, y: 400 };
    const before = { x: -200, y: -100, k: 1.6 };
    const after = zoomed(before, at, 1.5, board, wide);
    expect((at.x - after.x) / after.k).toBeCloseTo((at.x - before.x) / before.k);
    expect((at.y - after.y) / after.k).toBeCloseTo((at.y - before.y) / before.k);
  });

  test('cannot lose the board', () => {
    const far = panned({ x: 0, y: 0, k: 2 }, 1e6, -1e6, board, wide);
    expect(far.x).toBeLessThan(wide.width / 2);
    expect(far.y + board.height * 2).toBeGreaterThan(wide.height / 2);
    expect(bounded({ x: 50, y: 50, k: 0.8 }, board, wide)).toEqual(overview(board, wide));
  });

  test('looks at some places with all of them inside', () => {
    const places = [
      { x: 100, y: 100 },
      { x: 300, y: 200 },
    ];
    const seen = around(places, board, wide);
    for (const place of places) {
      expect(place.x * seen.k + seen.x).toBeGreaterThan(0);
      expect(place.x * seen.k + seen.x).toBeLessThan(wide.width);
      expect(place.y * seen.k + seen.y).toBeGreaterThan(0);
    }
    expect(seen.k).toBeGreaterThan(overview(board, wide).k);
    expect(around([], board, wide)).toEqual(overview(board, wide));
  });

  test('follows the keyboard only when it leaves the window', () => {
    const camera = { x: 0, y: 0, k: 2 };
    expect(showing(camera, { x: 200, y: 200 }, board, wide)).toBe(camera);
    const followed = showing(camera, { x: 480, y: 200 }, board, wide);
    expect(480 * 2 + followed.x).toBeLessThan(wide.width);
  });
});
