// A board's facts by id, and the printed names of its things.
import { api, ProblemError } from './api';
import type { Board, BoardAndDrawing, City, Drawing, Route, Ticket, Zone } from './protocol';
import { styleOf } from './theme';

export class BoardIndex {
  readonly board: Board;
  readonly drawing: Drawing;
  readonly style: string;
  readonly points: Readonly<Record<number, number>>;
  readonly routes: ReadonlyMap<string, Route>;
  readonly cities: ReadonlyMap<string, City>;
  readonly zones: ReadonlyMap<string, Zone>;
  readonly tickets: ReadonlyMap<string, Ticket>;

  constructor(private readonly given: BoardAndDrawing) {
    const { board, drawing, theme, points } = given;
    this.board = board;
    this.drawing = drawing;
    this.style = styleOf(theme);
    this.points = points;
    this.routes = byId(board.routes);
    this.cities = byId(board.cities);
    this.zones = byId(board.zones);
    this.tickets = byId(board.tickets);
  }

  /** The same board with the rules of a variant in force, before a game is on and its views name them. */
  under(variant: string | null): BoardIndex {
    if (variant === null) return this;
    const rules = this.board.variants[variant];
    if (!rules) throw new ProblemError({ key: 'option-unknown-variant', params: { variant, board: this.board.id } }, 404);
    return new BoardIndex({ ...this.given, board: { ...this.board, rules } });
  }

  place(id: string): string {
    return this.cities.get(id)?.name ?? this.zones.get(id)?.name ?? id;
  }

  routeName(id: string): string {
    return this.pair(this.routes.get(id), id);
  }

  ticketName(id: string): string {
    return this.pair(this.tickets.get(id), id);
  }

  /** The cities of a place: itself, or the ends of a zone. */
  citiesOf(place: string): string[] {
    return this.board.cities.filter((city) => city.id === place || city.zone === place).map((city) => city.id);
  }

  private pair(found: { a: string; b: string } | undefined, id: string): string {
    return found ? `${this.place(found.a)}–${this.place(found.b)}` : id;
  }
}

function byId<T extends { id: string }>(things: T[]): ReadonlyMap<string, T> {
  return new Map(things.map((thing) => [thing.id, thing]));
}

const loaded = new Map<string, Promise<BoardIndex>>();

export function loadBoard(id: string): Promise<BoardIndex> {
  const known = loaded.get(id);
  if (known) return known;
  const asked = api.board(id).then((found) => new BoardIndex(found));
  asked.catch(() => loaded.delete(id)); // another try may succeed
  loaded.set(id, asked);
  return asked;
}
