// A small board and small tables for tests.
import { BoardIndex } from '../lib/boards';
import type { Board, Choices, Drawing, LogEntry, GameEvent, Outcome, Route, Rules, Seat, TableInfo, View } from '../lib/protocol';

const RULES: Rules = {
  players: [2, 5],
  cars: 45,
  card_deal: 4,
  ticket_deal: { regular: 3, long: 0, keep: 2, rejects: 'out' },
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
  bonuses: [{ kind: 'most_of', measure: 'longest_path', points: 10, ranks: {}, none: 0 }],
  tie_breaks: ['tickets_made'],
};

export function route(id: string, more: Partial<Route> = {}): Route {
  const [a = '', b = ''] = id.split('--');
  return { id, a, b, length: 2, color: 'red', kind: 'rail', locomotives: 0, substitute: 0, group: null, ...more };
}

/** Oslo, Bergen, Åbo and a zone with two ends; `ids` are its routes. */
export function sampleIndex(
  routes: Route[] = [route('oslo--bergen'), route('oslo--abo', { length: 3 }), route('abo--bergen')],
): BoardIndex {
  const board: Board = {
    id: 'sample',
    title: 'Sample',
    order: 1,
    cities: [
      { id: 'oslo', name: 'Oslo', zone: null },
      { id: 'bergen', name: 'Bergen', zone: null },
      { id: 'abo', name: 'Turku', zone: null },
      { id: 'suisse-1', name: 'Suisse', zone: 'suisse' },
      { id: 'suisse-2', name: 'Suisse', zone: 'suisse' },
    ],
    zones: [{ id: 'suisse', name: 'Suisse' }],
    routes,
    tickets: [
      { id: 'oslo--abo', a: 'oslo', b: 'abo', points: 8, long: false },
      { id: 'bergen--suisse', a: 'bergen', b: 'suisse', points: 5, long: false },
    ],
    crossings: [['oslo--bergen', 'abo--bergen']],
    rules: RULES,
    variants: {},
    names: { en: { title: null, tagline: null, intro: null, variants: {}, places: { abo: ['Åbo'], suisse: ['Schweiz'] }, lesson: {} } },
  };
  return new BoardIndex({ board, drawing: {} as Drawing, theme: {}, points: {} });
}

export function sampleView(more: Partial<View> = {}): View {
  return {
    board: 'sample',
    rules: RULES,
    asked: 'take-turn',
    to_move: [0],
    turn: 1,
    start: 0,
    turns_left: null,
    players: [0, 1].map((seat) => ({
      seat,
      cars: 45,
      cards: 4,
      known: [0, 0, 0, 0, 0, 0, 0, 0, 0],
      tickets: 2,
      offered: 0,
      stations: 0,
      points: 0,
      bullet_spaces: 0,
      answered: true,
    })),
    open: ['red', 'blue', null, 'locomotive', 'green'],
    deck: 80,
    unseen: [12, 12, 12, 12, 12, 12, 12, 12, 14],
    discards: 0,
    discarded: [0, 0, 0, 0, 0, 0, 0, 0, 0],
    ticket_deck: 30,
    owners: {},
    tiles: {},
    closed: [],
    stations: {},
    tile_supply: {},
    bullets: 0,
    tunnel: null,
    own: { seat: 0, hand: [0, 2, 0, 0, 0, 0, 0, 3, 1], tickets: [], offer: [], keep: 0 },
    ...more,
  };
}

export function sampleChoices(more: Partial<Choices> = {}): Choices {
  return {
    draw: ['deck', 'red', 'blue', 'green'],
    tickets: true,
    pass: false,
    decline: false,
    routes: [],
    stations: [],
    beds: {},
    surcharge: [],
    ...more,
  };
}

export function entry(position: number, seat: number | null, ...events: Partial<GameEvent>[]): LogEntry {
  return { position, seat, events: events.map((event) => ({ kind: 'passed', seat, ...event })), told: [] };
}

export const SEATS: Seat[] = [
  { kind: 'person', name: 'Anna', color: 'crimson', present: true, stand_in: false },
  { kind: 'person', name: 'Bo', color: 'azure', present: true, stand_in: false },
];

export const TABLE: TableInfo = {
  id: 'abcdefghij',
  board: 'sample',
  options: {},
  status: 'over',
  seats: SEATS,
  position: 9,
  to_move: [],
  created: 0,
  changed: 0,
  watching: 0,
};

export const OUTCOME: Outcome = {
  seats: [
    {
      seat: 0,
      total: 20,
      routes: [{ route: 'oslo--bergen', points: 2 }],
      stations: [],
      tickets: [{ ticket: 'oslo--abo', made: true, points: 8, routes: ['oslo--bergen', 'abo--bergen'] }],
      longest_path: { length: 2, routes: ['oslo--bergen'] },
      bonuses: [{ measure: 'longest_path', units: 2, points: 10 }],
    },
    {
      seat: 1,
      total: -5,
      routes: [],
      stations: [{ city: 'oslo', borrowed: 'oslo--bergen' }],
      tickets: [{ ticket: 'bergen--suisse', made: false, points: -5, routes: [] }],
      longest_path: { length: 0, routes: [] },
      bonuses: [{ measure: 'longest_path', units: 0, points: 0 }],
    },
  ],
  winners: [0],
  tie_breaks: [],
};
