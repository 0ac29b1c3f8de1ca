import { describe, expect, it } from 'vitest';
import { speak } from '../lib/i18n.svelte';
import type { TableInfo } from '../lib/protocol';
import { forget, keep } from '../lib/kept.svelte';
import { isAskedAgain, isMyTurn } from '../lib/mine.svelte';
import { byUrgency, companions, myTimeLeft, placeOf, type Mine } from './mine';
import { ago } from '../lib/when';

const game = (status: TableInfo['status'], to_move: number[], changed = 0): Mine => ({
  kept: { table: 'abcdefghij', board: 'nordic', seats: { 1: 'token' }, since: 0 },
  table: { status, to_move, changed, seats: [{}, {}] } as unknown as TableInfo,
  board: null,
});

describe('my games', () => {
  it('know when it is my turn', () => {
    const mine = ({ kept, table }: Mine) => isMyTurn(kept, table);
    expect(mine(game('playing', [0, 1]))).toBe(true);
    expect(mine(game('playing', [0]))).toBe(false);
    expect(mine(game('over', [1]))).toBe(false);
    expect(mine({ ...game('playing', [1]), table: null })).toBe(false);
  });

  it('come with my turn first, then by the latest change', () => {
    const [waiting, old, mine] = [game('playing', [0], 9), game('playing', [0], 2), game('playing', [1], 1)];
    expect([old, waiting, mine].sort(byUrgency)).toEqual([mine, waiting, old]);
  });

  it('come with the shortest time first where I am to move, and those without a clock after them', () => {
    const clocked = (left: number | undefined, changed: number): Mine => {
      const { table, ...mine } = game('playing', [1], changed);
      return { ...mine, table: { ...table!, seats: [{}, { left }] } as unknown as TableInfo };
    };
    const [hours, days, free, theirs] = [clocked(7200, 1), clocked(200_000, 2), clocked(undefined, 3), game('playing', [0], 4)];
    expect([theirs, free, days, hours].sort(byUrgency)).toEqual([hours, days, free, theirs]);
    expect([hours, free, theirs].map(myTimeLeft)).toEqual([7200, undefined, undefined]);
  });
});

describe('the same people again', () => {
  const next = { ...game('open', []).table!, id: 'klmnopqrst', board: 'nordic' };
  const over = (rematch?: string, days = 0): Mine => {
    const mine = game('over', [], Date.now() / 1000 - days * 86_400);
    return { ...mine, table: { ...mine.table!, rematch } };
  };
  const asked = ({ kept, table }: Mine) => isAskedAgain(kept, table);

  it('wait for me until I have sat down there, or for a month', () => {
    expect(asked(over())).toBe(false);
    expect(asked(over(next.id))).toBe(true);
    expect(asked(over(next.id, 31))).toBe(false);
    keep({ table: next, seats: { 1: 'token' } });
    expect(asked(over(next.id))).toBe(false);
    forget(next.id);
  });

  it('do not wait for whoever only watched', () => {
    const mine = over(next.id);
    expect(asked({ ...mine, kept: { ...mine.kept, seats: {} } })).toBe(false);
  });
});

describe('people', () => {
  const sat = (changed: number, status: TableInfo['status'], ...seats: string[]): Mine => ({
    kept: { table: 'abcdefghij', board: 'nordic', seats: { 0: 'token' }, since: 0 },
    table: {
      status,
      changed,
      seats: ['Me', ...seats].map((name) => ({ kind: name.startsWith('#') ? 'computer' : 'person', name })),
    } as unknown as TableInfo,
    board: null,
  });

  it('are those I sat with, whom I met last first; no computers, nobody who has not played yet, and not me', () => {
    const games = [
      sat(5, 'over', 'Bo', '#Freja'),
      sat(9, 'playing', 'Bo'),
      sat(8, 'over', 'Kari'),
      sat(7, 'over', 'Bo'),
      sat(20, 'open', 'Ola'),
      sat(1, 'over', ''),
    ];
    expect(companions([...games, { ...games[0]!, table: null }])).toEqual([
      { name: 'Bo', games: 3, last: 9 },
      { name: 'Kari', games: 1, last: 8 },
    ]);
  });
});

describe('my place', () => {
  it('is the first for all winners, and never theirs for whoever lost a tie', () => {
    expect(placeOf(0, { totals: [90, 80, 70], winners: [0] })).toBe(1);
    expect(placeOf(2, { totals: [90, 80, 70], winners: [0] })).toBe(3);
    expect(placeOf(1, { totals: [90, 90, 70], winners: [0] })).toBe(2);
    expect(placeOf(1, { totals: [90, 90, 70], winners: [0, 1] })).toBe(1);
    expect(placeOf(2, { totals: [90, 90, 70], winners: [0, 1] })).toBe(3);
  });
});

describe('a while ago', () => {
  it('is said in days, hours or minutes, of any language', async () => {
    await speak('en');
    expect(ago(1000, 1005)).toBe('a minute ago');
    expect(ago(1000, 1000 + 3 * 3600 + 5)).toBe('3 hours ago');
    await speak('is');
    expect(ago(1000, 1000 + 21 * 60)).toBe('fyrir 21 mínútu');
    expect(ago(1000, 1000 + 2 * 86_400)).toBe('fyrir 2 dögum');
  });
});
