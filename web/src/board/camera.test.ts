import { describe, expect, test } from 'vitest';
import type { Bounds } from './bounds';
import { around, BARE, bounded, overview, panned, revealing, showing, zoomed, type Camera } from './camera';

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

  describe('brings a part of the board into what is not covered', () => {
    const covered = { top: 0, right: 0, bottom: 500, left: 0 };
    const edges = ([left, top, right, bottom]: Bounds, { x, y, k }: Camera) => [left * k + x, top * k + y, right * k + x, bottom * k + y];

    test('and stays where it is if it is there already', () => {
      const camera = { x: -100, y: -100, k: 2 };
      expect(revealing(camera, [100, 100, 200, 150], board, { ...wide, covered })).toBe(camera);
    });

    test('by the least push, also past the edge of the board', () => {
      const camera = { x: -100, y: 0, k: 1.6 };
      const seen = revealing(camera, [100, 450, 200, 495], board, { ...wide, covered });
      expect(seen.k).toBe(1.6);
      expect(seen.x).toBe(camera.x);
      expect(edges([100, 450, 200, 495], seen)[3]).toBeCloseTo(280);
    });

    test('from the whole board too', () => {
      const part: Bounds = [100, 450, 200, 495];
      const seen = revealing(overview(board, wide), part, board, { ...wide, covered });
      expect(seen.k).toBe(0.8);
      expect(edges(part, seen)[3]).toBeCloseTo(280);
    });

    test('and goes out only if it is too large', () => {
      const part: Bounds = [100, 50, 700, 450];
      const seen = revealing({ x: -400, y: -300, k: 3 }, part, board, { ...wide, covered });
      const [left, top, right, bottom] = edges(part, seen) as Bounds;
      expect(seen.k).toBeLessThan(3);
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(800);
      expect(bottom).toBeLessThanOrEqual(300);
    });
  });
});

test('all of the board is pushed out from under what covers the window, where there is room for that', () => {
  const wide = { width: 400, height: 200 };
  const covered = { ...BARE, bottom: 300 };
  expect(overview(wide, { width: 400, height: 600 })).toEqual({ x: 0, y: 200, k: 1 });
  expect(overview(wide, { width: 400, height: 600, covered })).toEqual({ x: 0, y: 100, k: 1 });
  expect(overview(wide, { width: 400, height: 400, covered })).toEqual({ x: 0, y: 100, k: 1 }); // no room: as it was
});
