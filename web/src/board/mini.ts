// A made-up board of a few routes of every kind, for the tests of this room.
import { BoardIndex } from '../lib/boards';
import type { Board, City, DrawnCity, DrawnRoute, Route, Rules, Seat, View } from '../lib/protocol';

const route = (id: string, length: number, more: Partial<Route> = {}): Route => {
  const [a = '', b = ''] = id.split('--');
  return { id, a, b, length, color: 'gray', kind: 'rail', locomotives: 0, substitute: 0, group: null, ...more };
};

const city = (id: string, zone: string | null = null): City => ({ id, name: id[0]!.toUpperCase() + id.slice(1), zone });

const routes: Route[] = [
  route('ask--birk', 3, { color: 'red' }),
  route('ask--dal', 4, { color: 'green', kind: 'tunnel' }),
  route('birk--elv', 3, { color: 'white', kind: 'ferry', locomotives: 1 }),
  route('dal--elv', 2, { color: null, kind: 'trackbed' }),
  route('birk--dal', 2, { color: null, kind: 'trackbed' }),
  route('elv--fjord', 2, { kind: 'bullet' }),
  route('ask--abroad', 6, { substitute: 4 }),
  route('fjord--grue', 1, { color: 'blue' }),
];

const board: Board = {
  id: 'mini',
  title: 'Mini',
  order: 1,
  cities: [...['ask', 'birk', 'dal', 'elv', 'fjord', 'grue'].map((id) => city(id)), city('abroad', 'beyond')],
  zones: [{ id: 'beyond', name: 'Beyond' }],
  routes,
  tickets: [{ id: 'ask--elv', a: 'ask', b: 'elv', points: 8, long: false }],
  crossings: [['birk--dal', 'dal--elv']],
  rules: {} as Rules,
  variants: {},
  names: {},
};

const at: Record<string, [number, number]> = {
  ask: [100, 100],
  birk: [300, 100],
  dal: [100, 300],
  elv: [300, 300],
  abroad: [100, 480],
  fjord: [500, 300],
  grue: [540, 340],
};

function drawnCity([id, [x, y]]: [string, [number, number]]): [string, DrawnCity] {
  const label = id === 'abroad' ? null : { x: x + 12, y: y + 4, anchor: 'start' as const };
  return [id, { x, y, label, inset: id === 'grue' ? 'islands' : null }];
}

function drawnRoute({ id, a, b, length }: Route): [string, DrawnRoute] {
  const [[ax, ay], [bx, by]] = [at[a]!, at[b]!];
  const angle = (Math.atan2(by - ay, bx - ax) * 180) / Math.PI;
  const whole = Math.hypot(bx - ax, by - ay) / length;
  const slots = Array.from({ length }, (_, place): [number, number, number, number] => {
    const part = (place + 0.5) / length;
    return [ax + (bx - ax) * part, ay + (by - ay) * part, angle, whole - 4];
  });
  return [id, { path: `M${ax} ${ay}L${bx} ${by}`, middle: [(ax + bx) / 2, (ay + by) / 2], slots }];
}

export function miniBoard(): BoardIndex {
  return new BoardIndex({
    board,
    theme: { sea: ['#9db7c0', '#14242c'] },
    points: { 1: 1, 2: 2, 3: 4, 4: 7 },
    drawing: {
      view: [0, 0, 600, 500],
      slot_width: 10,
      disc: 8,
      label_size: 12,
      cities: Object.fromEntries(Object.entries(at).map(drawnCity)),
      zones: { beyond: { x: 130, y: 490, anchor: 'start' } },
      routes: Object.fromEntries(routes.map(drawnRoute)),
      insets: [
        {
          id: 'islands',
          frame: [450, 260, 140, 140],
          title: 'Islands',
          label: { x: 460, y: 275, anchor: 'start' },
          land: '',
          cities: { elv: { x: 480, y: 380, label: { x: 490, y: 384, anchor: 'start' }, inset: 'islands' } },
        },
      ],
      crossings: [{ routes: ['birk--dal', 'dal--elv'], x: 200, y: 250 }],
      map: { land: '', far: '', lakes: '', borders: '' },
      decor: { title: { x: 20, y: 40, size: 20, anchor: 'start' }, compass: null, sun: null, flourishes: [] },
    },
  });
}

export const miniSeats: Seat[] = (['crimson', 'azure', 'forest'] as const).map((color, seat) => ({
  kind: 'person',
  name: `Player ${seat}`,
  color,
  present: true,
  stand_in: false,
}));

export function miniView(changes: Partial<View> = {}): View {
  return {
    board: 'mini',
    rules: board.rules,
    asked: 'take-turn',
    to_move: [0],
    turn: 1,
    start: 0,
    turns_left: null,
    players: [],
    open: [],
    deck: 90,
    unseen: [12, 12, 12, 12, 12, 12, 12, 12, 14],
    discards: 0,
    discarded: [],
    ticket_deck: 20,
    owners: {},
    tiles: {},
    closed: [],
    stations: {},
    tile_supply: {},
    bullets: 0,
    tunnel: null,
    own: { seat: 0, hand: [], tickets: [], offer: [], keep: 0 },
    ...changes,
  };
}
