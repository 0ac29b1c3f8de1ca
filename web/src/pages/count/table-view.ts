// A sheet as the map draws it: a view in which nothing goes on.
import type { LaidOut } from '../../lib/count';
import { COLORS } from '../../lib/pieces';
import { CARDS, type PieceColor, type Rules, type Seat, type Sheet, type View } from '../../lib/protocol';

const NO_CARDS = CARDS.map(() => 0);

export function seatsOf(sheet: Sheet, name: (seat: number) => string): Seat[] {
  return sheet.players.map((_, seat) => ({
    kind: 'person',
    name: name(seat),
    color: colorOf(sheet, seat),
    present: true,
    stand_in: false,
  }));
}

/** The color of a player; of one who has none, one that is left. */
export function colorOf({ players }: Sheet, seat: number): PieceColor {
  const own = players[seat]?.color;
  if (own) return own;
  const free = COLORS.filter((color) => !players.some((player) => player.color === color));
  return free[players.slice(0, seat).filter((player) => !player.color).length] ?? COLORS[seat]!;
}

export function viewOf(sheet: Sheet, rules: Rules, laid: LaidOut): View {
  const owned = sheet.players.flatMap(({ routes = [] }, seat) => routes.map((route) => [route, seat] as const));
  const shared = (sheet.trains ?? []).map((route) => [route, 'shared'] as const);
  const stations = sheet.players.flatMap((player, seat) => (player.stations ?? []).map((city): [string, number] => [city, seat]));
  return {
    board: sheet.board,
    rules,
    asked: 'over',
    to_move: [],
    turn: 0,
    start: 0,
    turns_left: null,
    players: sheet.players.map((player, seat) => ({
      seat,
      cars: laid.cars[seat] ?? 0,
      cards: 0,
      known: NO_CARDS,
      tickets: player.tickets?.length ?? 0,
      offered: 0,
      stations: laid.stations[seat] ?? 0,
      points: laid.points[seat] ?? 0,
      bullet_spaces: player.spaces ?? 0,
      answered: true,
    })),
    open: [],
    deck: 0,
    unseen: NO_CARDS,
    discards: 0,
    discarded: NO_CARDS,
    ticket_deck: 0,
    owners: Object.fromEntries<number | 'shared'>([...owned, ...shared]),
    tiles: {},
    closed: [],
    stations: Object.fromEntries<number>(stations),
    tile_supply: {},
    bullets: laid.trains,
    tunnel: null,
    own: null,
  };
}
