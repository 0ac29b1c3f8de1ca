import { describe, expect, test } from 'vitest';
import { growth, written } from './labels';
import { miniBoard } from './mini';

describe('names', () => {
  test('are readable far out, and not huge close up', () => {
    expect(12 * 0.6 * growth(12, 0.6)).toBeGreaterThan(10);
    expect(12 * 4 * growth(12, 4)).toBeLessThan(28);
    expect(growth(12, 1.2)).toBe(1);
  });

  test('are all written where there is room', () => {
    const names = written(miniBoard(), 1).map((each) => each.name);
    expect(names).toEqual(['Ask', 'Birk', 'Dal', 'Elv', 'Fjord', 'Grue', 'Elv']);
  });

  test('give way to greater cities where they would collide', () => {
    const names = written(miniBoard(), 6).map((each) => each.name);
    expect(names).toContain('Elv');
    expect(names.length).toBeLessThan(7);
  });

  test('are written in any case when they are sought', () => {
    const written6 = (sought: string[]) => written(miniBoard(), 6, new Set(sought)).map((each) => each.id);
    const [hidden] = ['ask', 'birk', 'dal', 'fjord', 'grue'].filter((id) => !written6([]).includes(id));
    expect(written6([hidden!])).toContain(hidden);
  });

  test('stay on the board', () => {
    const index = miniBoard();
    const grue = written(index, 1.9).find((each) => each.id === 'grue')!;
    expect(grue.label.x + 4 * 12 * 1.9 * 0.6).toBeLessThanOrEqual(600);
  });
});
