import { describe, expect, it } from 'vitest';
import type { BoardSummary, TableInfo } from '../lib/protocol';
import { added, complete, freeColors, objection, preset, quickGame, recolored, usualHints, wish, type Draft } from './seats';

const person = (number: number) => `Player ${number}`;
const MAKER = { name: 'Aino', level: 'rookie', opponents: 2, person } as const;
const NORDIC: BoardSummary = {
  id: 'nordic',
  title: 'Nordic Countries',
  names: {},
  players: [2, 3],
  variants: { 'swedish-deal': [2, 3] },
  band: ['#123f58', '#123f58'],
  button: ['#d9ecea', '#d9ecea'],
  lesson: true,
};
const SLOW = { kind: 'slow', seconds: 86_400, then: 'move' } as const;
const NO_OPTIONS = { start: null, variant: null, hints: null, pace: null };

const kinds = (drafts: Draft[]) => drafts.map((draft) => draft.kind);

describe('a new table', () => {
  it('begins with the seats of the way it is played', () => {
    expect(kinds(preset('computers', [2, 5], MAKER))).toEqual(['person', 'computer', 'computer']);
    expect(kinds(preset('friends', [2, 5], MAKER))).toEqual(['person', 'friend', 'friend']);
    expect(kinds(preset('pass', [2, 5], MAKER))).toEqual(['person', 'person', 'person']);
    expect(kinds(preset('table', [2, 5], MAKER))).toEqual(['friend', 'friend', 'friend']);
  });

  it('has no more seats than the board, and no fewer', () => {
    expect(preset('computers', [2, 3], { ...MAKER, opponents: 4 })).toHaveLength(3);
    expect(preset('computers', [3, 5], { ...MAKER, opponents: 1 })).toHaveLength(3);
  });

  it('gives every seat a color of its own, also one added after another was removed', () => {
    const seats = preset('computers', [2, 5], MAKER).filter((_, seat) => seat !== 1);
    const more = added(added(seats, 'computers', MAKER), 'computers', MAKER);
    expect(new Set(more.map((draft) => draft.color)).size).toBe(4);
  });

  it('swaps colors when one is taken', () => {
    const seats = recolored(preset('computers', [2, 5], MAKER), 0, 'azure');
    expect(seats.map((draft) => draft.color)).toEqual(['azure', 'crimson', 'forest']);
  });

  it('is one click away', () => {
    expect(quickGame(NORDIC, MAKER)).toEqual({
      board: 'nordic',
      begin: true,
      seats: [
        { kind: 'person', name: 'Aino', color: 'crimson' },
        { kind: 'computer', name: 'Freja', color: 'azure', level: 'rookie' },
        { kind: 'computer', name: 'Aksel', color: 'forest', level: 'rookie' },
      ],
    });
  });

  it('waits for friends before it begins, and keeps its options', () => {
    const seats = preset('friends', [2, 3], MAKER);
    expect(complete(seats)).toBe(false);
    const made = wish('nordic', seats, { start: 1, variant: 'swedish-deal', hints: true, pace: SLOW }, person);
    expect(made).toMatchObject({
      start: 1,
      variant: 'swedish-deal',
      hints: true,
      pace: SLOW,
      seats: [{ kind: 'person' }, { kind: 'open' }, { kind: 'open' }],
    });
    expect(made.begin).toBeUndefined();
  });

  it('has hints where somebody plays alone, unless it is said otherwise', () => {
    expect(usualHints(preset('computers', [2, 5], MAKER))).toBe(true);
    for (const mode of ['friends', 'pass', 'table'] as const) expect(usualHints(preset(mode, [2, 5], MAKER))).toBe(false);
    expect(wish('nordic', preset('pass', [2, 3], MAKER), NO_OPTIONS, person).hints).toBeUndefined();
  });

  it('does not ask for names: a blank one is the number of the seat', () => {
    const seats = preset('pass', [2, 3], { ...MAKER, name: '  ' });
    expect(objection(seats)).toBeNull();
    expect(wish('nordic', seats, NO_OPTIONS, person).seats.map((seat) => seat.name)).toEqual(['Player 1', 'Player 2', 'Player 3']);
  });

  it('calls no computer by the name of a person', () => {
    const made = quickGame(NORDIC, { ...MAKER, name: 'Freja' });
    expect(made.seats.map((seat) => seat.name)).toEqual(['Freja', 'Aksel', 'Sigrún']);
  });

  it('objects to two of the same name, to a name too long, and to nobody', () => {
    const [one, other] = preset('pass', [2, 3], MAKER) as [Draft, Draft];
    expect(objection([one, { ...other, name: ' Aino ' }])).toEqual({ key: 'new-problem-same-name', params: { name: 'Aino' } });
    expect(objection([one, { ...other, name: 'x'.repeat(25) }])).toEqual({ key: 'new-problem-name-long', params: { number: 2 } });
    expect(
      objection([
        { ...one, kind: 'computer' },
        { ...other, kind: 'computer' },
      ])?.key,
    ).toBe('new-problem-alone');
  });
});

describe('sitting down', () => {
  const table = {
    seats: [
      { kind: 'person', color: 'crimson' },
      { kind: 'open', color: 'azure' },
      { kind: 'open', color: 'forest' },
    ],
  } as TableInfo;

  it('offers the colors that nobody has', () => {
    expect(freeColors(table)).toEqual(['azure', 'forest', 'amber', 'graphite']);
    expect(freeColors(table, 0)).toContain('crimson');
  });
});
