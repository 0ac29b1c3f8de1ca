import { describe, expect, test } from 'vitest';
import { beside, boxAt, coverage, fitted, type Box } from './beside';

const room: Box = { left: 0, top: 0, right: 390, bottom: 400 };
const size = { width: 240, height: 100 };
const box = (left: number, top: number, right: number, bottom: number): Box => ({ left, top, right, bottom });

function covers({ x, y }: { x: number; y: number }, boxes: Box[]): boolean {
  return boxes.some((each) => x < each.right && each.left < x + size.width && y < each.bottom && each.top < y + size.height);
}

describe('what is laid beside a route', () => {
  test.each([
    ['in the middle', [box(180, 180, 210, 220)]],
    ['along the bottom', [box(20, 370, 370, 390)]],
    ['along the top', [box(20, 10, 370, 30)]],
    ['upright', [box(300, 20, 320, 380)]],
    ['aslant, a space each', [0, 1, 2, 3, 4, 5].map((i) => box(30 + i * 55, 60 + i * 50, 85 + i * 55, 110 + i * 50))],
  ])('covers none of it: %s', (_, boxes) => {
    const at = beside(boxes, size, room);
    expect(covers(at, boxes)).toBe(false);
    expect(at.x).toBeGreaterThanOrEqual(0);
    expect(at.x + size.width).toBeLessThanOrEqual(390);
    expect(at.y + size.height).toBeLessThanOrEqual(400);
  });

  test('covers nothing else that is needed either', () => {
    const [route, panel] = [[box(180, 190, 200, 210)], [box(20, 10, 370, 170)]];
    expect(covers(beside(route, size, room), panel)).toBe(true);
    const at = beside(route, size, room, panel);
    expect(covers(at, [...route, ...panel])).toBe(false);
  });

  test('is in the corner if it is about nothing there', () => {
    expect(beside([], size, room)).toEqual({ x: 0, y: 0 });
    expect(covers(beside([], size, room, [box(0, 0, 100, 100)]), [box(0, 0, 100, 100)])).toBe(false);
  });

  test('is near it', () => {
    const at = beside([box(190, 40, 200, 50)], size, room);
    expect(at.y).toBeLessThan(80);
  });

  test('covers as little as can be where there is no room', () => {
    const at = beside([box(0, 0, 390, 390)], size, { ...room, bottom: 420 });
    expect(at.y).toBe(320);
  });

  test('is lower where it can be scrolled and would cover something, and only there', () => {
    const across = [box(0, 190, 390, 210)];
    const place = fitted(across, { width: 240, height: 250 }, room);
    expect(place.height).toBeLessThan(190);
    expect(coverage(boxAt(place), across)).toBe(0);
    expect(fitted(across, { width: 240, height: 150 }, room).height).toBe(150);
  });
});
