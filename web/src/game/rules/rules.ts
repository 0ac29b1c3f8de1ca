// The rules page of a board: which sections it has, and what is said in each, read from its data.
import type { BoardIndex } from '../../lib/boards';
import { otherNames } from '../../lib/called';
import { listed, t } from '../../lib/i18n.svelte';
import type { Board, Bonus, Measure, Params, Route, Rules, Zone } from '../../lib/protocol';

export const SECTIONS = [
  'aim',
  'setup',
  'turn',
  'cards',
  'claim',
  'jokers',
  'parallel',
  'ferries',
  'tunnels',
  'substitute',
  'tiles',
  'crossings',
  'zones',
  'bullets',
  'insets',
  'stations',
  'tickets',
  'end',
  'score',
] as const;
export type SectionName = (typeof SECTIONS)[number];
export type FigureName = 'route' | 'gray' | 'ferry' | 'tunnel' | 'station' | 'bed' | 'bullet' | 'parallel' | 'ticket' | 'cards';
export interface Sentence {
  key: string;
  params: Params;
}
export interface Section {
  name: SectionName;
  said: Sentence[];
  figures: FigureName[];
}

const FIGURES: Partial<Record<SectionName, FigureName[]>> = {
  cards: ['cards'],
  claim: ['route', 'gray'],
  parallel: ['parallel'],
  ferries: ['ferry'],
  tunnels: ['tunnel'],
  tiles: ['bed'],
  bullets: ['bullet'],
  stations: ['station'],
  tickets: ['ticket'],
};

/** Bonuses that have words of their own; the others are said by their kind. */
const BONUSES: Record<string, string> = {
  'most_of tickets_made': 'rules-bonus-tickets_made',
  'most_of longest_path': 'rules-bonus-longest_path',
  'per_unit stations_left': 'rules-bonus-stations_left',
  'rank_table bullet_spaces': 'rules-bonus-bullet_spaces',
};

export function sections(index: BoardIndex): Section[] {
  return SECTIONS.map((name) => ({ name, said: TEXTS[name](index), figures: FIGURES[name] ?? [] })).filter(({ said }) => said.length);
}

/** The lengths of the board's routes, each with its points; bullet routes score none. */
export function lengths(index: BoardIndex): [number, number][] {
  const found = new Set(index.board.routes.map((route) => route.length));
  return [...found].sort((one, other) => one - other).map((length) => [length, index.points[length] ?? 0]);
}

/** What is said only, or otherwise, where the rules of a variant are in force. */
export function changes(index: BoardIndex, variant: string): Sentence[] {
  const usual = new Set(everything(index).map((said) => JSON.stringify(said)));
  return everything(index.under(variant)).filter((said) => !usual.has(JSON.stringify(said)));
}

function everything(index: BoardIndex): Sentence[] {
  const { rules } = index.board;
  return [...sections(index).flatMap(({ said }) => said), ...bonuses(rules), ...afterBonuses(rules)];
}

export function bonuses(rules: Rules): Sentence[] {
  return rules.bonuses.map(bonusSaid);
}

function bonusSaid(bonus: Bonus): Sentence {
  return said(BONUSES[`${bonus.kind} ${bonus.measure}`] ?? `rules-bonus-${bonus.kind}`, bonusParams(bonus));
}

/** A kind of thing that is counted at the end: the bonuses are told apart by what they measure. */
export type Scored = 'routes' | 'ticket' | 'station' | 'longest' | 'ties' | Measure;

/** The rule by which such things were counted. */
export function ruleOf(scored: Scored, index: BoardIndex, players: number): Sentence[] {
  const { rules } = index.board;
  switch (scored) {
    case 'routes':
      return [
        said('rules-counted-routes', {
          worth: lengths(index)
            .map(([length, points]) => `${length} → ${points}`)
            .join(' · '),
        }),
      ];
    case 'ticket':
      return [said('rules-counted-tickets'), ...when(rules.bullets, 'rules-counted-bullets'), ...TEXTS.zones(index)];
    case 'station':
      return TEXTS.stations(index);
    case 'longest':
      return [said('rules-longest')];
    case 'ties':
      return [tiesSaid(rules)];
    default:
      return rules.bonuses.filter(({ measure }) => measure === scored).flatMap((bonus) => bonusRule(bonus, players));
  }
}

function bonusRule(bonus: Bonus, players: number): Sentence[] {
  const ranks = (bonus.ranks[players] ?? []).map((points, i) => `${t('rules-ranks-number', { place: i + 1 })} ${signed(points)}`);
  return [
    bonusSaid(bonus),
    ...when(bonus.kind === 'most_of', 'rules-bonus-ties'),
    ...when(ranks.length, 'rules-counted-ranks', { players, ranks: ranks.join(' · ') }),
    ...when(ranks.length, 'rules-bonus-ties-ranks'),
  ];
}

function tiesSaid({ tie_breaks }: Rules): Sentence {
  return said('rules-ties', { measures: tie_breaks.join(',') });
}

export function rankTables(rules: Rules): Bonus[] {
  return rules.bonuses.filter((bonus) => bonus.kind === 'rank_table');
}

/** The heading of a table of ranks, and of its row for those who have nothing to rank. */
export function rankWords({ measure }: Bonus): { caption: Sentence; none: Sentence } {
  return measure === 'bullet_spaces'
    ? { caption: said('rules-ranks'), none: said('rules-ranks-never') }
    : { caption: said('rules-ranks-of', { measure }), none: said('rules-ranks-none') };
}

/** What is added below the list of bonuses. */
export function afterBonuses(rules: Rules): Sentence[] {
  const measures = [...rules.bonuses.map((bonus) => bonus.measure), ...rules.tie_breaks];
  return [
    ...when(
      rules.bonuses.some((bonus) => bonus.kind === 'most_of'),
      'rules-bonus-ties',
    ),
    ...when(rankTables(rules).length, 'rules-bonus-ties-ranks'),
    ...rankTables(rules).flatMap(tiedExample),
    ...when(
      measures.some((measure) => measure.startsWith('longest_path')),
      'rules-longest',
    ),
    tiesSaid(rules),
  ];
}

/** What five players get of whom two are level, as the printed book has it. */
function tiedExample({ ranks, none }: Bonus): Sentence[] {
  const [first, second, , fourth] = ranks[5] ?? [];
  if (first === undefined || second === undefined || fourth === undefined) return [];
  return [
    said('rules-bonus-ties-example', {
      units: listed(['10', '5', '5', '2', '0']),
      points: listed([first, second, second, fourth, none].map(signed)),
    }),
  ];
}

function signed(points: number): string {
  return points > 0 ? `+${points}` : String(points).replace('-', '−');
}

function said(key: string, params: Params = {}): Sentence {
  return { key, params };
}

function when(condition: unknown, key: string, params: Params = {}): Sentence[] {
  return condition ? [said(key, params)] : [];
}

function bonusParams(bonus: Bonus): Params {
  return { points: bonus.points, none: bonus.none, measure: bonus.measure };
}

const TEXTS: Record<SectionName, (index: BoardIndex) => Sentence[]> = {
  aim: () => [said('rules-aim')],
  setup: ({ board: { rules } }) => [
    said('rules-setup', { cars: rules.cars, cards: rules.card_deal }),
    ...when(rules.stations, 'rules-setup-stations', { stations: rules.stations?.costs.length ?? 0 }),
    ...when(rules.bullets, 'rules-setup-bullets', { trains: rules.bullets?.trains ?? 0 }),
    rules.ticket_deal.long
      ? said('rules-setup-tickets-long', { long: rules.ticket_deal.long, regular: rules.ticket_deal.regular, keep: rules.ticket_deal.keep })
      : said('rules-setup-tickets', { regular: rules.ticket_deal.regular, keep: rules.ticket_deal.keep }),
    said(`rules-setup-rejects-${rules.ticket_deal.rejects}`),
    ...when(rules.ticket_deal.long, 'rules-setup-long-undealt'),
  ],
  turn: ({ board: { rules } }) => [said(rules.stations ? 'rules-turn-stations' : 'rules-turn'), said('rules-turn-pass')],
  cards: ({ board: { rules } }) => [
    said('rules-cards'),
    said(`rules-cards-loco-${rules.open_locomotive}`),
    said(rules.sweep ? 'rules-cards-sweep' : 'rules-cards-no-sweep'),
  ],
  claim: () => [said('rules-claim'), said('rules-claim-cars')],
  jokers: (index) => {
    const { rules, routes } = index.board;
    const kinds = new Set(routes.map((route) => route.kind));
    const where = rules.jokers.filter((kind) => kinds.has(kind));
    if (where.length === kinds.size) return [said('rules-jokers-everywhere')];
    const except = routes.filter((route) => route.substitute && !where.includes(route.kind));
    return [
      where.length ? said('rules-jokers-some', { where: listed(where.map((kind) => t(`where-${kind}`))) }) : said('rules-jokers-none'),
      ...except.map(({ id, substitute }) => said('rules-jokers-except', { route: index.routeName(id), number: substitute })),
    ];
  },
  parallel: ({ board: { rules, routes } }) => [
    ...when(
      routes.some((route) => route.group),
      rules.tiles ? 'rules-parallel-tiles' : 'rules-parallel',
      { players: rules.parallel_from },
    ),
    ...when(hasUnequalTracks(routes), 'rules-parallel-unequal'),
  ],
  ferries: ({ board: { rules, routes } }) => {
    const jokers = rules.jokers.includes('ferry');
    if (!routes.some((route) => route.kind === 'ferry')) return [];
    return [
      said(jokers ? 'rules-ferries' : 'rules-ferries-plain'),
      ...when(rules.ferry_substitute, 'rules-ferries-substitute', { number: rules.ferry_substitute }),
    ];
  },
  tunnels: ({ board: { rules, routes } }) => {
    const jokers = rules.jokers.includes('tunnel');
    const some = routes.some((route) => route.kind === 'tunnel');
    return when(some, jokers ? 'rules-tunnels' : 'rules-tunnels-plain');
  },
  substitute: (index) =>
    index.board.routes
      .filter((route) => route.substitute)
      .map(({ id, length, substitute }) => said('rules-substitute', { route: index.routeName(id), length, number: substitute })),
  tiles: ({ board: { rules } }) =>
    when(rules.tiles, 'rules-tiles', { copies: rules.tiles?.copies ?? 0, lengths: rules.tiles?.lengths.join(',') ?? '' }),
  crossings: ({ board }) => when(board.crossings.length, 'rules-crossings'),
  zones: ({ board }) => when(board.zones.length, 'rules-zones', { zones: listed(board.zones.map((zone) => zoneName(board, zone))) }),
  bullets: ({ board: { rules } }) => when(rules.bullets, 'rules-bullets', { trains: rules.bullets?.trains ?? 0 }),
  insets: (index) => when(index.drawing.insets.length, 'rules-insets', { places: listed(shownTwice(index)) }),
  stations: ({ board: { rules } }) =>
    when(rules.stations, 'rules-stations', {
      stations: rules.stations?.costs.length ?? 0,
      costs: rules.stations?.costs.join(',') ?? '',
    }),
  tickets: ({ board: { rules } }) => [
    said('rules-tickets', { draw: rules.ticket_draw.regular, keep: rules.ticket_draw.keep }),
    said(`rules-tickets-rejects-${rules.ticket_draw.rejects}`),
  ],
  end: ({ board: { rules } }) => [
    rules.bullets
      ? said('rules-end-bullets', { cars: rules.last_round_cars, bullets: rules.bullets.last_round })
      : said('rules-end', { cars: rules.last_round_cars }),
  ],
  score: () => [said('rules-score')],
};

/** As printed, and as the language calls it. */
function zoneName(board: Board, { id, name }: Zone): string {
  const [own = name] = otherNames(board, id);
  return own === name ? name : `${name} (${own})`;
}

function hasUnequalTracks(routes: readonly Route[]): boolean {
  return routes.some((one, i) =>
    routes.slice(i + 1).some((other) => ends(one) === ends(other) && (!one.group || one.group !== other.group)),
  );
}

function ends({ a, b }: Route): string {
  return [a, b].sort().join('/');
}

/** The places that are drawn both on the main map and in an inset. */
function shownTwice(index: BoardIndex): string[] {
  return index.drawing.insets.flatMap((inset) => Object.keys(inset.cities)).map((city) => index.place(city));
}
