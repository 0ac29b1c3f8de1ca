// A game of cardboard counted without a network: by the kernel's own functions, as rallar.game.count does it at a server.
import {
  Box,
  DOUBTS,
  MAX_EDGES,
  MAX_PLAYERS,
  MAX_STATIONS,
  MEASURES,
  NOBODY,
  REMARKS,
  ROUND,
  Scratch,
  SHARED,
  State,
  TICKET_WORDS,
  WORD,
  clear_state,
  lay_out_sheet,
  measured,
  score_game,
} from './kernel';
import type {
  Board,
  Bonus,
  Boxes,
  Counted,
  Line,
  Marker,
  Measure,
  Outcome,
  Params,
  Rules,
  SeatScore,
  Sheet,
  Ticket,
  TieBreak,
} from './protocol';

/** What lies on a table, as the kernel has laid it out again, and what it remarks about it. */
export interface LaidOut {
  faults: Line[];
  doubts: Line[];
  /** of each player */
  cars: number[];
  points: number[];
  stations: number[];
  trains: number;
  /** Routes that are nobody's and might be somebody's. */
  free: string[];
  /** The score, which takes a moment; nothing while there are faults. */
  count: () => Counted | null;
}

export function layOut(board: Board, boxes: Boxes, sheet: Sheet): LaidOut {
  const laid = new Laid(board, new Box(boxes.boxes[sheet.variant ?? '']!), sheet);
  const { s } = laid;
  const seats = sheet.players.map((_, seat) => seat);
  return {
    ...laid.remarks(),
    cars: seats.map((seat) => s.cars[seat]!),
    points: seats.map((seat) => s.points[seat]!),
    stations: seats.map((seat) => s.stations[seat]!),
    trains: s.bullets,
    free: board.routes.filter((_, i) => (s.free[Math.floor(i / WORD)]! >> BigInt(i % WORD)) & 1n).map(({ id }) => id),
    count: () => laid.counted(),
  };
}

class Laid {
  readonly s = new State();
  private readonly w = new Scratch();
  private readonly rules: Rules;

  constructor(
    private readonly board: Board,
    private readonly b: Box,
    private readonly sheet: Sheet,
  ) {
    this.rules = sheet.variant ? board.variants[sheet.variant]! : board.rules;
    clear_state(this.s);
    this.s.players = sheet.players.length;
    this.put();
    lay_out_sheet(b, this.s, this.w);
  }

  private put(): void {
    const { s, board, sheet } = this;
    const [routes, cities, tickets] = [board.routes, board.cities, board.tickets].map(numbers) as [Numbers, Numbers, Numbers];
    for (const route of sheet.trains ?? []) s.owner[routes.get(route)!] = SHARED;
    sheet.players.forEach((player, seat) => {
      for (const route of player.routes ?? []) s.owner[routes.get(route)!] = seat;
      for (const city of player.stations ?? []) s.station[cities.get(city)!] = seat;
      for (const ticket of player.tickets ?? []) {
        const number = tickets.get(ticket)!;
        const word = seat * TICKET_WORDS + Math.floor(number / WORD);
        s.tickets[word] = s.tickets[word]! | (1n << BigInt(number % WORD));
      }
      s.bullet_spaces[seat] = player.spaces ?? 0;
    });
  }

  // --- what is remarked -------------------------------------------------------------------------

  remarks(): { faults: Line[]; doubts: Line[] } {
    const rows = Array.from({ length: this.w.log_n }, (_, row) => [...this.w.log.subarray(row * 4, row * 4 + 4)]);
    const lines = (wanted: (kind: number) => boolean) =>
      rows.filter(([kind]) => wanted(kind!)).map(([kind, ...given]) => this.line(kind!, given));
    return { faults: lines((kind) => kind < DOUBTS), doubts: lines((kind) => kind >= DOUBTS) };
  }

  private line(kind: number, given: number[]): Line {
    const [, key, meanings] = REMARKS.find(([each]) => each === kind)!;
    const params: Params = {};
    meanings.forEach((meaning, i) => {
      const number = given[i]!;
      if (meaning === 'route' || meaning === 'routes') {
        const id = this.board.routes[number]!.id;
        params[meaning] = meaning in params ? `${params[meaning]},${id}` : id;
      } else if (meaning === 'city') params.city = this.board.cities[number]!.id;
      else if (meaning) params[meaning] = number;
    });
    return { key, params };
  }

  // --- the score --------------------------------------------------------------------------------

  counted(): Counted | null {
    const { faults, doubts } = this.remarks();
    if (faults.length) return null;
    const outcome = this.outcome();
    const markers = this.markers(outcome);
    return { outcome, doubts, markers, by_markers: markers.some(({ off }) => off) ? this.byMarkers(markers) : null };
  }

  private markers(outcome: Outcome): Marker[] {
    return this.sheet.players.flatMap(({ marker }, seat) => {
      if (marker === undefined || marker === null) return [];
      const points = outcome.seats[seat]!.routes.reduce((sum, route) => sum + route.points, 0);
      const off = ((((marker - points + ROUND / 2) % ROUND) + ROUND) % ROUND) - ROUND / 2;
      return [{ seat, marker, points, off }];
    });
  }

  private byMarkers(markers: readonly Marker[]): Outcome {
    const moved = (by: number) => {
      for (const { seat, off } of markers) this.s.points[seat]! += by * off;
    };
    moved(1);
    const outcome = this.outcome();
    moved(-1);
    return outcome;
  }

  private outcome(): Outcome {
    score_game(this.b, this.s, this.w);
    this.sheet.players.forEach((_, seat) => measured(this.b, this.s, this.w, MEASURES.longest_path!, seat));
    return {
      seats: this.sheet.players.map((_, seat) => this.seatScore(seat)),
      winners: this.seatsOf(this.s.winners),
      tie_breaks: this.tieBreaks(),
    };
  }

  private seatScore(seat: number): SeatScore {
    const { s, w, board } = this;
    const stations = this.stations(seat);
    const borrowed = stations.flatMap((station) => station.borrowed ?? []);
    return {
      seat,
      total: s.score[seat]!,
      routes: board.routes
        .filter((_, i) => s.owner[i] === seat)
        .map((route) => ({ route: route.id, points: this.b.points[route.length]! })),
      tickets: this.tickets(seat, borrowed),
      stations,
      longest_path: {
        length: this.measure('longest_path', seat),
        routes: Array.from({ length: w.trail_n[seat]! }, (_, i) => board.routes[w.trail[seat * MAX_EDGES + i]!]!.id),
      },
      bonuses: this.rules.bonuses.map(({ measure }: Bonus, i) => ({
        measure,
        units: this.measure(measure, seat),
        points: w.bonus[i * MAX_PLAYERS + seat]!,
      })),
    };
  }

  private measure(measure: Measure, seat: number): number {
    return this.w.measure[MEASURES[measure]! * MAX_PLAYERS + seat]!;
  }

  private stations(seat: number): SeatScore['stations'] {
    const cities = this.board.cities.filter((_, i) => this.s.station[i] === seat);
    return cities.map(({ id: city }, i) => {
      const route = this.w.borrowed[seat * MAX_STATIONS + i]!;
      return { city, borrowed: route === NOBODY ? null : this.board.routes[route]!.id };
    });
  }

  private tickets(seat: number, borrowed: readonly string[]): SeatScore['tickets'] {
    const usable = this.board.routes.filter(({ id }, i) => [seat, SHARED].includes(this.s.owner[i]!) || borrowed.includes(id));
    const has = (words: BigInt64Array, number: number) =>
      (words[seat * TICKET_WORDS + Math.floor(number / WORD)]! >> BigInt(number % WORD)) & 1n;
    return this.board.tickets.flatMap((ticket, number) => {
      if (!has(this.s.tickets, number)) return [];
      const made = has(this.w.made, number) === 1n;
      const points = made ? ticket.points : -ticket.points;
      return [{ ticket: ticket.id, made, points, routes: made ? journey(this.board, usable, ticket) : [] }];
    });
  }

  private tieBreaks(): TieBreak[] {
    return this.rules.tie_breaks.flatMap((measure, i) => {
      const tied = this.seatsOf(this.w.standing[i]!);
      if (tied.length < 2) return [];
      const units = Object.fromEntries(tied.map((seat) => [String(seat), this.measure(measure, seat)]));
      return [{ measure, units, left: this.seatsOf(this.w.standing[i + 1]!) }];
    });
  }

  private seatsOf(mask: number): number[] {
    return this.sheet.players.map((_, seat) => seat).filter((seat) => (mask >> seat) & 1);
  }
}

type Numbers = ReadonlyMap<string, number>;

function numbers(things: readonly { id: string }[]): Numbers {
  return new Map(things.map(({ id }, number) => [id, number]));
}

/** The fewest usable routes from one place of a ticket to the other. */
function journey(board: Board, usable: Board['routes'], ticket: Ticket): string[] {
  const citiesOf = (place: string) => board.cities.filter(({ id, zone }) => place === id || place === zone).map(({ id }) => id);
  const goals = citiesOf(ticket.b);
  const cameBy = new Map<string, string[]>(citiesOf(ticket.a).map((city) => [city, []]));
  for (const [city, way] of cameBy) {
    if (goals.includes(city)) return way;
    for (const { id, a, b } of usable) {
      const other = city === a ? b : city === b ? a : undefined;
      if (other !== undefined && !cameBy.has(other)) cameBy.set(other, [...way, id]);
    }
  }
  throw new Error('a made ticket has a journey');
}
