import { beforeEach, describe, expect, it } from 'vitest';
import type { Sheet } from './protocol';
import { family, forgetSheet, keepSheet, keptSheets, newSheet, noted, ownerOf, placed, sheetAt, type KeptSheet } from './sheets.svelte';

const SHEET: Sheet = { board: 'japan', players: [{ name: 'Ada', routes: ['one'] }, { name: 'Bo' }] };

describe('what lies on a table', () => {
  it('is in one place, wherever it was', () => {
    const moved = placed(SHEET, 'routes', 'one', 1);
    expect(moved.players.map(({ routes }) => routes)).toEqual([[], ['one']]);
    expect(ownerOf(moved, 'routes', 'one')).toBe(1);
    const train = placed(moved, 'routes', 'one', 'train');
    expect([train.trains, train.players[1]?.routes]).toEqual([['one'], []]);
    expect(ownerOf(train, 'routes', 'one')).toBe('train');
    expect(ownerOf(placed(train, 'routes', 'one', null), 'routes', 'one')).toBeNull();
  });

  it('stays in its order when it is put where it is', () => {
    const two = placed(SHEET, 'routes', 'two', 0);
    expect(placed(two, 'routes', 'one', 0).players[0]?.routes).toEqual(['one', 'two']);
  });

  it('leaves the trains alone when a ticket is given', () => {
    const sheet = placed({ ...SHEET, trains: ['x'] }, 'tickets', 'x', 0);
    expect([sheet.trains, sheet.players[0]?.tickets]).toEqual([['x'], ['x']]);
  });

  it('takes a note of one player', () => {
    expect(noted(SHEET, 1, { marker: 7 }).players).toEqual([SHEET.players[0], { name: 'Bo', marker: 7 }]);
  });
});

describe('what a device keeps', () => {
  beforeEach(() => keptSheets().forEach(({ id }) => forgetSheet(id)));

  it('is there until it is forgotten', () => {
    const { id } = newSheet('japan', null, [{ name: 'Ada', color: 'azure' }]);
    expect(sheetAt(id)?.sheet).toEqual({ board: 'japan', players: [{ name: 'Ada', color: 'azure' }] });
    keepSheet({ ...sheetAt(id)!, shared: true });
    expect(keptSheets().map(({ shared }) => shared)).toEqual([true]);
    forgetSheet(id);
    expect(keptSheets()).toEqual([]);
  });

  it('tells who of the family has won how often', () => {
    const game = (totals: number[], winners: number[]): KeptSheet => ({
      id: '',
      sheet: { board: 'x', players: [{ name: 'Ada' }, { name: 'Bo' }, {}] },
      shared: false,
      since: 0,
      counted: { totals, winners, when: 0 },
    });
    const { counted: _, ...open } = game([], []);
    expect(family([game([10, 30, 99], [2]), game([50, 31, 0], [0]), open])).toEqual([
      { name: 'Ada', games: 2, wins: 1, average: 30, best: 50 },
      { name: 'Bo', games: 2, wins: 0, average: 31, best: 31 },
    ]);
  });
});
