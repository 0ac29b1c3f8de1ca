import { describe, expect, it } from 'vitest';
import { band, way } from './curve';

const standings = [0.5, 0.7, 0.6].map((chance) => ({ chance: [chance, 1 - chance], unsure: [0.1, 0.1], lead: [0, 0] }));

describe('a curve', () => {
  it('goes as far as the game has been judged', () => {
    expect(way(standings, 0, 10)).toBe('M0 50L100 30L200 40');
    expect(way(standings, 1, 2)).toBe('M0 50L500 70L1000 60');
  });

  it('has a band of its intervals, there and back', () => {
    expect(band(standings.slice(0, 2), 0, 1)).toMatch(/^M0 40L1000 \d+(\.\d+)?L1000 40L0 60Z$/);
  });
});
