import { describe, expect, test } from 'vitest';
import { miniBoard } from './mini';
import { distance, type Spot } from './spots';
import { meantByTap, scaleApart } from './tapping';

const index = miniBoard();
const NONE: ReadonlySet<string> = new Set();
const all = new Set(index.board.routes.map(({ id }) => id));
const ids = (spots: readonly Spot[]) => spots.map(({ id }) => id);
const SCALES = [0.15, 0.3, 0.6, 1, 2];

/** The middle of every space of every route, missed by some pixels in eight directions. */
function* aims(error: number, scale: number) {
  for (const { id } of index.board.routes) {
    for (const [x, y] of index.drawing.routes[id]!.slots) {
      for (let turn = 0; turn < 8; turn++) {
        const angle = (turn * Math.PI) / 4;
        yield { id, at: { x: x + (error / scale) * Math.cos(angle), y: y + (error / scale) * Math.sin(angle) } };
      }
    }
  }
}

describe('a tap', () => {
  test.each(SCALES)('that comes down six pixels beside a route means it, or asks; at scale %d', (scale) => {
    for (const { id, at } of aims(6, scale)) expect(ids(meantByTap(index, at, scale, { usable: all, sites: NONE }))).toContain(id);
  });

  test.each(SCALES)('never asks about one thing, nor about more than a few, nor twice about the same; at scale %d', (scale) => {
    for (const { at } of aims(6, scale)) {
      const spots = ids(meantByTap(index, at, scale, { usable: all, sites: NONE }));
      expect(spots.length).toBeLessThanOrEqual(5);
      expect(new Set(spots).size).toBe(spots.length);
    }
  });

  test.each(SCALES)('means what can be claimed, whatever else is near; at scale %d', (scale) => {
    for (const { id, at } of aims(6, scale)) {
      expect(ids(meantByTap(index, at, scale, { usable: new Set([id]), sites: NONE }))).toEqual([id]);
    }
  });

  test('well beside what can be claimed means what it hits', () => {
    const at = { x: 200, y: 100 }; // on ask--birk, 100 units from birk--dal
    expect(ids(meantByTap(index, at, 0.2, { usable: new Set(['dal--elv']), sites: NONE }))).toEqual(['ask--birk']);
  });

  test('means a city while a city is looked for, though routes lie nearer', () => {
    const at = { x: 115, y: 100 };
    expect(ids(meantByTap(index, at, 1, { usable: all, sites: new Set(['ask', 'birk']) }))).toEqual(['ask']);
    expect(ids(meantByTap(index, at, 0.02, { usable: all, sites: new Set(['ask', 'birk']) }))).toEqual(['ask', 'birk']);
  });

  test('is not asked about while nothing can be done: the nearest is meant', () => {
    for (const { at } of aims(6, 0.15)) expect(meantByTap(index, at, 0.15, { usable: NONE, sites: NONE })).toHaveLength(1);
  });

  test('between two of a kind needs no answer', () => {
    const offered = { usable: new Set(['ask--birk', 'ask--dal']), sites: NONE };
    const at = { x: 107, y: 107 };
    expect(meantByTap(index, at, 1, offered)).toHaveLength(2);
    expect(meantByTap(index, at, 1, { ...offered, called: () => 'the same' })).toHaveLength(1);
  });

  test('in the open means nothing', () => {
    expect(meantByTap(index, { x: 400, y: 150 }, 1, { usable: all, sites: NONE })).toEqual([]);
  });
});

describe('coming closer', () => {
  test('sets what is asked about well apart, but no closer than can be seen', () => {
    const at = { x: 130, y: 120 };
    const spots = meantByTap(index, at, 0.2, { usable: new Set(['ask--birk', 'ask--dal']), sites: NONE });
    const scale = scaleApart(index, at, 0.2, spots);
    expect(spots).toHaveLength(2);
    expect(scale).toBeGreaterThanOrEqual(0.32);
    expect(scale).toBeLessThanOrEqual(2.4);
    const [one, other] = spots.map(({ id }) => Math.min(...index.drawing.routes[id]!.slots.map((slot) => distance(at, slot))));
    expect((one! + other!) * scale).toBeGreaterThan(30);
  });
});
