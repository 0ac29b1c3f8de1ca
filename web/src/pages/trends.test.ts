import { describe, expect, it } from 'vitest';
import type { Analysis } from '../lib/protocol';
import { kindOf, mean, trendsOf } from './trends';

const parts = (choices: number) => ({ deal: 0.1, cards: 0.05, choices, others: 0, unseen: 0, error: 0 });
const game = (choices: number): Analysis =>
  ({
    board: 'nordic',
    moves: ['claim e--f red:1', 'claim a--b red:1', 'claim c--d red:1', 'draw deck', 'claim a--b blue:2', 'claim g--h red:2', 'decline'],
    movers: [0, 0, 1, 0, 0, 0, 0],
    choices: [
      { seat: 0, move: 'claim a--b red:1', lead: [-4, 4] },
      { seat: 1, move: 'draw deck', lead: [3, -3] },
      { seat: 0, move: 'draw deck', lead: [-1, 1] },
    ],
    balances: [
      { seat: 0, chance: parts(choices), points: parts(0) },
      { seat: 1, chance: parts(-choices), points: parts(0) },
    ],
    economies: [
      { seat: 0, points: 60, turns: 20, tickets: [{ made: true }, { made: false }] },
      { seat: 1, points: 10, turns: 20, tickets: [] },
    ],
  }) as unknown as Analysis;

describe('trends', () => {
  const found = trendsOf([
    { analysis: game(-0.2), seat: 0 },
    { analysis: game(-0.1), seat: 0 },
  ]);

  it('are of my seat alone', () => {
    expect([found.games, found.pointsATurn, found.made, found.tickets]).toEqual([2, 3, 2, 4]);
    expect(found.choices).toEqual([-0.2, -0.1]);
    expect(mean(found.luck)).toBeCloseTo(0.15);
  });

  it('say what points are lost on', () => {
    expect(found.lost).toEqual({ keep: 0, draw: 1, tickets: 0, claim: 4, other: 0 });
  });

  it('name the routes claimed most first, and none that was given up in its tunnel', () => {
    expect(found.favorites.map(({ board, routes }) => [board, [...routes]])).toEqual([
      [
        'nordic',
        [
          ['a--b', 4],
          ['e--f', 2],
        ],
      ],
    ]);
  });

  it('are nothing of no games', () => {
    expect(trendsOf([])).toMatchObject({ games: 0, pointsATurn: 0, choices: [] });
    expect(mean([])).toBe(0);
  });

  it('know moves by their first word', () => {
    expect(['keep a--b', 'tickets', 'tile a red', 'pass'].map(kindOf)).toEqual(['keep', 'tickets', 'other', 'other']);
  });
});
