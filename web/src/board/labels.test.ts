import { describe, expect, test } from 'vitest';
import { widthOf } from './bounds';
import { growth, written } from './labels';
import { miniBoard } from './mini';

describe('names', () => {
  test('are readable far out, and not huge close up', () => {
    expect(12 * 0.6 * growth(12, 0.6, 10)).toBeGreaterThan(10);
    expect(12 * 4 * growth(12, 4, 10)).toBeLessThan(28);
    expect(growth(12, 1.2, 10)).toBe(1);
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

  test('step to another side of their disc where they would collide', () => {
    const index = miniBoard();
    const { ask, birk } = index.drawing.cities;
    Object.assign(birk!, { x: ask!.x + 60, y: ask!.y, label: { x: ask!.x + 72, y: ask!.y + 4, anchor: 'start' } });
    const names = written(index, 3).filter(({ id }) => id === 'ask' || id === 'birk');
    const [one, other] = names.map(({ name, label }): [number, number, number] => {
      const left = label.x - { start: 0, middle: 0.5, end: 1 }[label.anchor] * widthOf(name, 36);
      return [left, left + widthOf(name, 36), label.y];
    });
    expect(names).toHaveLength(2);
    expect(one![0] >= other![1] || other![0] >= one![1] || Math.abs(one![2] - other![2]) >= 0.9 * 36).toBe(true);
  });

  test('keep off their own disc, also where the edge pushes them in', () => {
    const index = miniBoard();
    const { ask } = index.drawing.cities;
    const [left, , width] = index.drawing.view;
    Object.assign(ask!, { x: left + width - 14, label: { x: left + width - 4, y: ask!.y + 4, anchor: 'start' } });
    const { label } = written(index, 1.5).find(({ id }) => id === 'ask')!;
    const size = index.drawing.label_size * 1.5;
    const from = label.x - { start: 0, middle: 0.5, end: 1 }[label.anchor] * widthOf('Ask', size);
    const beside = ask!.x <= from || ask!.x >= from + widthOf('Ask', size);
    expect(beside || ask!.y <= label.y - 0.75 * size || ask!.y >= label.y + 0.22 * size).toBe(true);
  });

  test('keep off the tracks where they can', () => {
    const index = miniBoard();
    const { dal } = index.drawing.cities;
    dal!.label = { x: dal!.x + 12, y: dal!.y + 4, anchor: 'start' }; // on the way to Elv
    const label = written(index, 1.2).find((each) => each.id === 'dal')!.label;
    expect(label.anchor === 'end' || Math.abs(label.y - 4 - dal!.y) > 10).toBe(true);
  });

  test('stay within the inset of their city', () => {
    const index = miniBoard();
    const [x, y, width, height] = index.drawing.insets[0]!.frame;
    const inside = written(index, 1.2).filter(({ id, label }) => id === 'grue' || (id === 'elv' && label.x > x));
    expect(inside).toHaveLength(2);
    for (const { name, label } of inside) {
      const end = label.x + (label.anchor === 'start' ? widthOf(name, 12 * 1.2) : 0);
      expect(end).toBeLessThanOrEqual(x + width);
      expect(label.y).toBeLessThanOrEqual(y + height);
    }
  });

  test('are as wide as their letters', () => {
    expect(widthOf('Lille', 10)).toBeLessThan(widthOf('Mamma', 10));
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
