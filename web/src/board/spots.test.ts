import { describe, expect, test } from 'vitest';
import { miniBoard } from './mini';
import { meant } from './spots';

const index = miniBoard();
const { routes } = index.drawing;
const [x, y] = routes['ask--birk']!.middle;
routes['elv--fjord'] = { ...routes['elv--fjord']!, slots: [[x + 0.4, y, 90, 60]] }; // crosses it in the middle

const AROUND = [-4, -1, 0, 1, 4].flatMap((dx) => [-4, -1, 0, 1, 4].map((dy) => ({ x: x + dx, y: y + dy })));
const REACH = 12;

describe('a click where tracks cross', () => {
  test.each(['ask--birk', 'elv--fjord'])('means the one that can be claimed: %s', (id) => {
    for (const at of AROUND) expect(meant(index, at, REACH, new Set([id]))?.id).toBe(id);
  });

  test('means the nearer if both can be claimed, or neither', () => {
    for (const wanted of [new Set<string>(), new Set(['ask--birk', 'elv--fjord'])]) {
      expect(meant(index, { x: x + 4, y: y + 1 }, REACH, wanted)?.id).toBe('ask--birk');
      expect(meant(index, { x: x + 1, y: y + 4 }, REACH, wanted)?.id).toBe('elv--fjord');
    }
  });
});
