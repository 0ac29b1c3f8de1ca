// Routes of a board that show what the rules speak of, and how they are drawn in a figure: straight, one slot after another.
import type { BoardIndex } from '../lib/boards';
import type { Color, DrawnRoute, PieceColor, Route, Slot } from '../lib/protocol';
import type { FigureName } from '../game/rules/rules';

export interface Track {
  route: Route;
  drawn: DrawnRoute;
  piece: PieceColor | 'shared' | null;
  tile: Color | null;
}
export interface Example {
  a: string;
  b: string;
  width: number;
  height: number;
  tracks: Track[];
  station: PieceColor | null;
}

export const SLOT = 34;
const GAP = 4;
export const MARGIN = 58;
const ROW = 30;
const TOP = 46;
const LONGEST = 6; // slots that fit a narrow page

type Mark = Pick<Track, 'piece' | 'tile'>;
const BARE: Mark = { piece: null, tile: null };

/** A picture of a rule with a route of this board; null if it has none to show. */
export function example(index: BoardIndex, name: FigureName): Example | null {
  const { routes } = index.board;
  const one = (fits: (route: Route) => boolean, like: Like = {}) => nearest(routes.filter(fits), like);
  switch (name) {
    case 'route':
      return drawn(
        index,
        one((route) => route.kind === 'rail' && isColored(route)),
        [BARE],
      );
    case 'gray':
      return drawn(
        index,
        one((route) => route.kind === 'rail' && route.color === 'gray'),
        [BARE],
      );
    case 'ferry':
      return drawn(
        index,
        one((route) => route.kind === 'ferry' && route.locomotives < route.length, { color: 'orange' }),
        [BARE],
      );
    case 'tunnel':
      return drawn(
        index,
        one((route) => route.kind === 'tunnel', { length: 2, color: 'green' }),
        [BARE],
      );
    case 'bed':
      return drawn(
        index,
        one((route) => route.kind === 'trackbed'),
        [BARE, { piece: null, tile: 'orange' }],
      );
    case 'bullet':
      return drawn(
        index,
        one((route) => route.kind === 'bullet'),
        [{ piece: 'shared', tile: null }],
      );
    case 'parallel':
      return drawn(
        index,
        one((route) => route.group !== null),
        [BARE, { piece: 'azure', tile: null }],
      );
    case 'station':
      return drawn(
        index,
        one((route) => route.kind === 'rail'),
        [{ piece: 'azure', tile: null }],
        'amber',
      );
    default:
      return null;
  }
}

function isColored({ color }: Route): boolean {
  return color !== null && color !== 'gray';
}

/** What the books print, where a board has it. */
interface Like {
  length?: number;
  color?: Color;
}

function nearest(routes: Route[], { length = 3, color }: Like): Route | undefined {
  const off = (route: Route) => Math.abs(route.length - length) + (color && route.color !== color ? 0.5 : 0);
  return routes.filter((route) => route.length <= LONGEST).toSorted((one, other) => off(one) - off(other))[0];
}

function drawn(index: BoardIndex, route: Route | undefined, marks: Mark[], station: PieceColor | null = null): Example | null {
  if (!route) return null;
  const beside = [route, ...index.board.routes.filter((other) => route.group !== null && other.group === route.group && other !== route)];
  const tracks = marks.map((mark, row) => ({ ...mark, route: beside[row] ?? route, drawn: straight(route.length, TOP + row * ROW) }));
  return {
    a: index.place(route.a),
    b: index.place(route.b),
    width: route.length * SLOT + 2 * MARGIN,
    height: TOP + marks.length * ROW,
    tracks,
    station,
  };
}

function straight(length: number, y: number): DrawnRoute {
  const slots = Array.from({ length }, (_, place): Slot => [MARGIN + SLOT * (place + 0.5), y, 0, SLOT - GAP]);
  const [start, end] = [MARGIN + GAP / 2, MARGIN + SLOT * length - GAP / 2];
  return { path: `M${start} ${y}H${end}`, middle: [(start + end) / 2, y], slots };
}
