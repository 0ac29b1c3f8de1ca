import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { miniBoard } from '../board/mini';
import { BoardIndex } from '../lib/boards';
import { has, speak, speakAlso, t } from '../lib/i18n.svelte';
import type { Board, Bonus, Kind, Rules } from '../lib/protocol';
import { example } from './examples';
import Figure from './Figure.svelte';
import { paidExamples } from './paid';
import {
  afterBonuses,
  bonuses,
  changes,
  lengths,
  rankTables,
  rankWords,
  ruleOf,
  sections,
  type FigureName,
  type SectionName,
  type Sentence,
} from '../game/rules/rules';

const PLAIN: Rules = {
  players: [2, 5],
  cars: 45,
  card_deal: 4,
  ticket_deal: { regular: 3, long: 0, keep: 2, rejects: 'under' },
  ticket_draw: { regular: 3, long: 0, keep: 1, rejects: 'under' },
  open_locomotive: 'both_draws',
  sweep: true,
  jokers: ['rail', 'ferry', 'tunnel', 'trackbed', 'bullet'],
  parallel_from: 4,
  ferry_substitute: 0,
  stations: null,
  tiles: null,
  bullets: null,
  last_round_cars: 2,
  bonuses: [],
  tie_breaks: ['tickets_made'],
};
const RICH: Rules = {
  ...PLAIN,
  ferry_substitute: 3,
  stations: { costs: [1, 2, 3] },
  tiles: { copies: 2, lengths: [2, 3] },
  bullets: { trains: 16, last_round: 2 },
  ticket_deal: { regular: 3, long: 1, keep: 2, rejects: 'out' },
  bonuses: [
    { kind: 'most_of', measure: 'longest_path', points: 10, ranks: {}, none: 0 },
    { kind: 'rank_table', measure: 'bullet_spaces', points: 0, ranks: { 2: [10, -10] }, none: -20 },
  ],
};

function boardWith(rules: Rules, changes: Partial<Board> = {}): BoardIndex {
  const { board, drawing, points } = miniBoard();
  return new BoardIndex({ board: { ...board, rules, ...changes }, drawing, theme: {}, points });
}

const plain = () =>
  boardWith(PLAIN, {
    routes: miniBoard().board.routes.filter((route) => route.kind === 'rail' && !route.substitute),
    crossings: [],
    zones: [],
  });
const names = (index: BoardIndex) => sections(index).map((section) => section.name);
const keys = (said: Sentence[]) => said.map(({ key }) => key);

beforeAll(async () => {
  await speak('en');
  await speakAlso('rules');
});
afterEach(cleanup);

describe('the rules of a board', () => {
  it('leave out what the board does not have', () => {
    const index = plain();
    index.drawing.insets.length = 0;
    expect(names(index)).toEqual(['aim', 'setup', 'turn', 'cards', 'claim', 'jokers', 'tickets', 'end', 'score']);
  });

  it('have a section for each thing it has', () => {
    const also = ['ferries', 'tunnels', 'substitute', 'tiles', 'crossings', 'zones', 'bullets', 'insets', 'stations'];
    expect(names(boardWith(RICH))).toEqual(expect.arrayContaining(also));
  });

  it('say nothing that has no words', () => {
    const index = boardWith(RICH);
    const said = [...sections(index).flatMap((section) => section.said), ...bonuses(RICH), ...afterBonuses(RICH)];
    for (const { key } of said) expect(has(key), key).toBe(true);
    for (const { name } of sections(index)) expect(has(`rules-${name}-title`), name).toBe(true);
  });

  it.each<[Kind[], string[]]>([
    [
      ['ferry', 'tunnel'],
      ['rules-jokers-some', 'rules-jokers-except', 'rules-ferries', 'rules-tunnels'],
    ],
    [['tunnel'], ['rules-jokers-some', 'rules-jokers-except', 'rules-ferries-plain', 'rules-tunnels']],
    [[], ['rules-jokers-none', 'rules-jokers-except', 'rules-ferries-plain', 'rules-tunnels-plain']],
    [RICH.jokers, ['rules-jokers-everywhere', 'rules-ferries', 'rules-tunnels']],
  ])('say where locomotives serve: %j', (jokers, expected) => {
    const index = boardWith({ ...PLAIN, jokers });
    const found = sections(index).filter(({ name }) => ['jokers', 'ferries', 'tunnels'].includes(name));
    expect(keys(found.flatMap((section) => section.said))).toEqual(expected);
  });

  it('name each kind of track on which they do', () => {
    const [jokers] = sections(boardWith({ ...PLAIN, jokers: ['ferry', 'tunnel'] })).filter(({ name }) => name === 'jokers');
    expect(t(jokers!.said[0]!.key, jokers!.said[0]!.params)).toContain('wild on ferries and in tunnels,');
  });

  it('say a bonus by its kind, not by its measure alone', () => {
    const each: Bonus = { kind: 'per_unit', measure: 'tickets_made', points: 2, ranks: {}, none: 0 };
    const [said] = bonuses({ ...PLAIN, bonuses: [each] });
    expect(t(said!.key, said!.params)).toBe('2 points for each: completed tickets.');
    const ranked: Bonus = { kind: 'rank_table', measure: 'tickets_made', points: 0, ranks: { 2: [5, 0] }, none: -1 };
    expect(rankTables({ ...PLAIN, bonuses: [each, ranked] })).toEqual([ranked]);
    expect(keys(Object.values(rankWords(ranked)))).toEqual(['rules-ranks-of', 'rules-ranks-none']);
  });

  it('show a tie by the points for five', () => {
    const ranked: Bonus = { kind: 'rank_table', measure: 'bullet_spaces', points: 0, ranks: { 5: [25, 15, 5, -5, -10] }, none: -20 };
    const example = afterBonuses({ ...PLAIN, bonuses: [ranked] }).find(({ key }) => key === 'rules-bonus-ties-example')!;
    expect(t(example.key, example.params)).toContain('10, 5, 5, 2, and 0 get +25, +15, +15, −5, and −20 points');
  });

  it('count the lengths that occur', () => {
    expect(lengths(plain())).toEqual([
      [1, 1],
      [3, 4],
    ]);
  });

  it('explain ties where there is something to tie for', () => {
    expect(keys(afterBonuses(PLAIN))).toEqual(['rules-ties']);
    expect(keys(afterBonuses(RICH))).toEqual(['rules-bonus-ties', 'rules-bonus-ties-ranks', 'rules-longest', 'rules-ties']);
  });

  it('tell of unequal tracks between the same cities', () => {
    const { routes } = miniBoard().board;
    const twin = { ...routes[0]!, id: 'ask--birk-2', length: 4 };
    const [parallel] = sections(boardWith(PLAIN, { routes: [...routes, twin] })).filter(({ name }) => name === 'parallel');
    expect(keys(parallel?.said ?? [])).toEqual(['rules-parallel-unequal']);
  });
});

describe('a figure', () => {
  it.each<[FigureName, number]>([
    ['route', 3],
    ['ferry', 3],
    ['tunnel', 4],
    ['bed', 4],
    ['bullet', 2],
    ['station', 3],
  ])('of a %s has %i spaces', (name, spaces) => {
    const { container } = render(Figure, { index: boardWith(RICH), name });
    const free = [...container.querySelectorAll('.well')].map((well) => well.getAttribute('d')?.match(/M/g)?.length ?? 0);
    expect(free.reduce((sum, each) => sum + each, 0) + container.querySelectorAll('.car').length).toBe(spaces);
    expect(container.querySelector('[role=img]')?.getAttribute('aria-label')).not.toMatch(/^rules-/);
  });

  it('is not drawn when the board has nothing to show', () => {
    expect(example(plain(), 'tunnel')).toBeNull();
  });
});

describe('what a route may cost', () => {
  const captions = (index: BoardIndex, section: SectionName) => paidExamples(index, section).map(({ caption }) => caption);

  it('is shown for a ferry as its rules have it', () => {
    expect(captions(boardWith({ ...RICH, jokers: ['ferry'] }), 'ferries')).toEqual([
      '2 white and 1 locomotive',
      '2 white and any 3 cards',
      '1 white and 2 locomotives',
    ]);
    expect(captions(boardWith({ ...PLAIN, jokers: [] }), 'ferries')).toEqual(['2 white and 1 locomotive']);
  });

  it('marks the cards that a tunnel asks more for', () => {
    const [same, locomotive, only] = paidExamples(boardWith(PLAIN), 'tunnels');
    expect([same, locomotive, only].map((paid) => paid?.due)).toEqual([
      [true, false, false],
      [false, true, false],
      [false, true, false],
    ]);
    expect(same?.caption).toMatch(/^Laid down: 4 green\. Turned over: .*green.*\. One more card to pay\.$/);
    expect(paidExamples(boardWith({ ...PLAIN, jokers: [] }), 'tunnels')).toHaveLength(2);
  });

  it('counts the cards that stand for others', () => {
    const [paid] = paidExamples(boardWith(RICH), 'substitute');
    expect(paid?.groups.map((group) => group.length)).toEqual([4, 4, 4]);
    expect(paid?.caption).toBe('4 green and any 8 cards');
  });
});

describe('what is counted', () => {
  const said = (scored: Parameters<typeof ruleOf>[0], players = 2) =>
    ruleOf(scored, boardWith(RICH), players).map(({ key, params }) => t(key, params));

  it('has its rule, kind by kind', () => {
    expect(said('routes')[0]).toMatch(/^A route scores by its length: \d → \d+/);
    expect(said('ticket').slice(0, 2)).toEqual([
      expect.stringContaining('connect its two places'),
      expect.stringContaining('bullet train'),
    ]);
    expect(said('station')[0]).toContain('one route of another player');
    expect(said('longest')[0]).toContain('longest unbroken journey');
    expect(said('ties')[0]).toContain('what counts next is: completed tickets');
  });

  it('has the points of a bonus, for so many players', () => {
    expect(said('longest_path')).toEqual(['10 points for the longest path.', expect.stringContaining('in full')]);
    expect(said('bullet_spaces')).toContain('With 2 players: 1st +10 · 2nd −10.');
    expect(said('bullet_spaces', 3)).toHaveLength(1);
    expect(said('stations_left')).toEqual([]);
  });
});

describe('a variant', () => {
  it('is told by what it changes', () => {
    const index = boardWith(PLAIN, { variants: { quick: { ...PLAIN, cars: 20 } } });
    expect(changes(index, 'quick')).toEqual([{ key: 'rules-setup', params: { cars: 20, cards: PLAIN.card_deal } }]);
    expect(index.under('quick').board.rules.cars).toBe(20);
    expect(index.under(null)).toBe(index);
  });

  it('must be one of the board', () => {
    expect(() => boardWith(PLAIN).under('quick')).toThrow('option-unknown-variant');
  });
});
