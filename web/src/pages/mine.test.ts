import { describe, expect, it } from 'vitest';
import type { Table } from '../lib/protocol';
import { byUrgency, isMyTurn, type Mine } from './mine';
import { ago } from './when';

const game = (status: Table['status'], to_move: number[], changed = 0): Mine => ({
  kept: { table: 'abcdefghij', board: 'nordic', seats: { 1: 'token' }, since: 0 },
  table: { status, to_move, changed } as Table,
});

describe('my games', () => {
  it('know when it is my turn', () => {
    expect(isMyTurn(game('playing', [0, 1]))).toBe(true);
    expect(isMyTurn(game('playing', [0]))).toBe(false);
    expect(isMyTurn(game('over', [1]))).toBe(false);
    expect(isMyTurn({ ...game('playing', [1]), table: null })).toBe(false);
  });

  it('come with my turn first, then by the latest change', () => {
    const [waiting, old, mine] = [game('playing', [0], 9), game('playing', [0], 2), game('playing', [1], 1)];
    expect([old, waiting, mine].sort(byUrgency)).toEqual([mine, waiting, old]);
  });
});

describe('a while ago', () => {
  it('is said in days, hours or minutes, of any language', () => {
    expect(ago(1000, 'en', 1005)).toBe('1 minute ago');
    expect(ago(1000, 'en', 1000 + 3 * 3600 + 5)).toBe('3 hours ago');
    expect(ago(1000, 'fi', 1000 + 86_400)).toBe('eilen');
  });
});
