import { beforeEach, describe, expect, it } from 'vitest';
import type { Sheet, SheetPlayer } from './protocol';
import {
  exported,
  family,
  forgetSheet,
  imported,
  isSame,
  joined,
  keepSheet,
  keptSheets,
  newSheet,
  noted,
  ownerOf,
  placed,
  sheetAt,
  without,
  type KeptSheet,
} from './sheets.svelte';

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

describe('who played', () => {
  it('may be somebody more, or fewer with all that is theirs', () => {
    const three = joined(SHEET, { name: 'Cy', color: 'amber' });
    expect(three.players[2]).toEqual({ name: 'Cy', color: 'amber' });
    expect(without(three, 0).players).toEqual([{ name: 'Bo' }, { name: 'Cy', color: 'amber' }]);
  });

  it('is the same when nothing is said about nothing', () => {
    const stated: Sheet = {
      board: 'japan',
      trains: [],
      players: [
        { name: 'Ada', routes: ['one'], marker: null },
        { name: 'Bo', tickets: [] },
      ],
    };
    expect(isSame(SHEET, stated)).toBe(true);
    expect(isSame(SHEET, noted(stated, 1, { spaces: 1 }))).toBe(false);
  });
});

const game = (names: string[], totals: number[], winners: number[], when = 0): KeptSheet => ({
  id: `game${when}`,
  sheet: { board: 'x', players: names.map((name) => ({ name })) },
  shared: false,
  since: 0,
  counted: { totals, winners, when },
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

  it('tells who of the family has won how often, however their names were written', () => {
    const { counted: _, ...open } = game(['Ada'], [], [], 9);
    const games = [game(['ada', 'Bo', ''], [10, 30, 99], [2], 1), game([' ADA', 'Bo', ''], [50, 31, 0], [0], 3), open];
    expect(family(games)).toEqual([
      { name: 'ADA', games: 2, wins: 1, average: 30, best: 50, bestAt: 'game3' },
      { name: 'Bo', games: 2, wins: 0, average: 31, best: 31, bestAt: 'game3' },
    ]);
  });

  it('goes to another device by a file, and nothing that is there is lost', () => {
    const [one, two] = [game(['Ada', ''], [1, 0], [0], 1), game(['Bo', ''], [2, 0], [0], 2)];
    const file = exported([{ ...one, writer: 'phone', me: 0, waiting: [] }, two]);
    expect(file).not.toContain('phone');
    keepSheet({ ...two, since: 7 });
    expect(imported(file)).toBe(1);
    expect(sheetAt('game2')?.since).toBe(7);
    expect(sheetAt('game1')).toEqual(one);
    expect(imported(file)).toBe(0);
  });

  it.each([
    '',
    '{}',
    'null',
    '{"format":"rallar-family","version":2,"sheets":[]}',
    exported([{ ...game(['', ''], [], []), id: '../x' }]),
    exported([game(['Ada'], [1], [0])]),
    exported([game(['Ada', ''], [1], [0])]),
    exported([game(['Ada', ''], [1, 0], [2])]),
    exported([game(['Ada', ''], [1, 0], [])]),
    exported([game(['Ada', ''], [1, 0], [0], 1e30)]),
    exported([game(['Ada', 'x'.repeat(25)], [1, 0], [0])]),
    ...[
      { color: 'pink' },
      { marker: 'x' },
      { spaces: -1 },
      { spaces: 1000 },
      { routes: 'one' },
      { routes: [1] },
      { routes: ['one', 'one'] },
      { stations: ['one', 'one'] },
      { tickets: ['one', 'one'] },
    ].map((wrong) =>
      exported([{ ...game([], [], []), sheet: { board: 'japan', players: [wrong as SheetPlayer, {}] }, counted: undefined }]),
    ),
  ])('takes nothing from a file that is none of its own: %s', (text) => {
    expect(imported(text)).toBeNull();
    expect(keptSheets()).toEqual([]);
  });
});

describe('what the device has kept', () => {
  const sound: KeptSheet = { id: 'sound', sheet: SHEET, shared: true, since: 1, waiting: [{ noting: { player: 0, marker: 7 } }] };
  const kept = { ...sound, id: 'broken' };
  const damaged = [
    null,
    7,
    { ...kept, sheet: null },
    { ...kept, sheet: { board: 'japan', players: [null, {}] } },
    { ...kept, since: 'once' },
    { ...kept, waiting: {} },
    { ...kept, waiting: [null] },
    { ...kept, waiting: [{}] },
    { ...kept, waiting: [{ placing: 'one' }] },
    { ...kept, writer: 7 },
    { ...kept, me: 'Ada' },
    { ...kept, counted: null },
    { ...sound, id: 'other' },
  ];

  it.each(damaged)('is shown but for what was damaged by hand: %j', (broken) => {
    localStorage.setItem('rallar.sheets', JSON.stringify({ sound, broken }));
    dispatchEvent(new StorageEvent('storage', { key: 'rallar.sheets' }));
    expect(keptSheets()).toEqual([sound]);
  });

  it('is shown whole where nothing was', () => {
    localStorage.setItem('rallar.sheets', JSON.stringify({ sound, broken: kept }));
    dispatchEvent(new StorageEvent('storage', { key: 'rallar.sheets' }));
    expect(keptSheets()).toEqual([sound, kept]);
  });

  it.each(['null', '7', '[', '"no"', '[1]'])('is nothing where nothing of it can be read: %s', (text) => {
    localStorage.setItem('rallar.sheets', text);
    dispatchEvent(new StorageEvent('storage', { key: 'rallar.sheets' }));
    expect(keptSheets()).toEqual([]);
  });
});
