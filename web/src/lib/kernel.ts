// Made from the kernel's own Python by `make protocol`, to count where there is no network. Only the bits are by hand.

const BULLET_SPACES = 4;
const CARDS = 9;
const CITY_WORDS = 2;
const COLORS = 8;
const CROSSING_CLOSED = 7;
export const DOUBTS = 5;
const FEW_TICKETS = 9;
const LENGTHS = 10;
const LOG_CLAIMED = 11;
const LOG_CLOSED = 19;
const LOG_ROWS = 256;
const LOG_STATION = 17;
const LONGEST_PATH = 1;
const LONGEST_PATH_BONUS = 2;
const MANY_LONG_TICKETS = 10;
const MAX_CITIES = 64;
export const MAX_EDGES = 64;
const MAX_OFFER = 5;
export const MAX_PLAYERS = 5;
const MAX_ROUTES = 186;
export const MAX_STATIONS = 5;
const MAX_TICKETS = 124;
const MOST_OF = 0;
export const NOBODY = -1;
const NOT_OVER = 12;
const NO_STATION_HERE = 4;
const NO_TRAIN_HERE = 3;
const OPENING = 0;
const OPEN_SLOTS = 5;
const OUT = 0;
const OVER = 10;
const PARALLEL_CLOSED = 6;
const PARALLEL_OWNED = 5;
const PER_UNIT = 1;
const ROUTE_WORDS = 3;
export const SHARED = 5;
const SPACES_DIFFER = 11;
const STATIONS_LEFT = 3;
const TICKETS_MADE = 0;
export const TICKET_WORDS = 2;
const TOO_MANY_CARS = 0;
const TOO_MANY_STATIONS = 1;
const TOO_MANY_TRAINS = 2;
const TRAIN_DUE = 8;
const TUNNEL_CARDS = 3;
export const WORD = 62;

/** Spaces of the score track around a board. */
export const ROUND = 100;

/** What the kernel remarks: a key, and what its seat and its two numbers are. */
export const REMARKS: readonly [number, string, string[]][] = [
  [0, 'sheet-too-many-cars', ['player', 'number', 'most']],
  [1, 'sheet-too-many-stations', ['player', 'number', 'most']],
  [2, 'sheet-too-many-trains', ['', 'number', 'most']],
  [3, 'sheet-no-train-here', ['', 'route', '']],
  [4, 'sheet-no-station-here', ['player', 'city', '']],
  [5, 'sheet-doubt-parallel-owned', ['player', 'route', '']],
  [6, 'sheet-doubt-parallel-closed', ['player', 'route', 'by']],
  [7, 'sheet-doubt-crossing', ['player', 'routes', 'routes']],
  [8, 'sheet-doubt-train-due', ['player', 'route', '']],
  [9, 'sheet-doubt-few-tickets', ['player', 'number', 'keep']],
  [10, 'sheet-doubt-long-tickets', ['player', 'number', 'most']],
  [11, 'sheet-doubt-spaces', ['', 'moved', 'spaces']],
  [12, 'sheet-doubt-not-over', ['', 'cars', '']],
];

export const MEASURES: Readonly<Record<string, number>> = { tickets_made: 0, longest_path: 1, longest_path_bonus: 2, stations_left: 3, bullet_spaces: 4 };

/** How many bits are set. */
function count_bits(word: bigint | number): number {
  let left = BigInt.asUintN(64, BigInt(word));
  let found = 0;
  for (; left; left &= left - 1n) found++;
  return found;
}

/** The index of the lowest bit set. */
function lowest_bit(word: bigint): number {
  let index = 0;
  for (let left = word; (left & 1n) === 0n; left >>= 1n) index++;
  return index;
}

export class Box {
  readonly routes: BigInt64Array;
  readonly crossed: BigInt64Array;
  readonly parallel: BigInt64Array;
  readonly reaching: BigInt64Array;
  readonly sites: BigInt64Array;
  readonly long_tickets: BigInt64Array;
  readonly n_routes: number;
  readonly n_cities: number;
  readonly route_words: number;
  readonly cars: number;
  readonly deal_long: number;
  readonly deal_keep: number;
  readonly deal_rejects: number;
  readonly parallel_from: number;
  readonly n_stations: number;
  readonly tile_copies: number;
  readonly bullets: number;
  readonly bullets_last_round: number;
  readonly cars_last_round: number;
  readonly n_bonuses: number;
  readonly bonus_kind: Float64Array;
  readonly bonus_measure: Float64Array;
  readonly bonus_points: Float64Array;
  readonly bonus_ranks: Float64Array;
  readonly bonus_none: Float64Array;
  readonly n_tie_breaks: number;
  readonly tie_breaks: Float64Array;
  readonly points: Int16Array;
  readonly a: Int16Array;
  readonly b: Int16Array;
  readonly ticket_points: Int16Array;
  readonly ticket_a: Int16Array;
  readonly ticket_b: Int16Array;
  readonly ends: Int16Array;
  readonly end: Int16Array;
  readonly length: Int8Array;
  readonly bullet: Int8Array;
  readonly tile_lengths: Int8Array;
  constructor(given: Readonly<Record<string, readonly (number | string)[]>>) {
    this.routes = BigInt64Array.from(given['routes']!, BigInt);
    this.crossed = BigInt64Array.from(given['crossed']!, BigInt);
    this.parallel = BigInt64Array.from(given['parallel']!, BigInt);
    this.reaching = BigInt64Array.from(given['reaching']!, BigInt);
    this.sites = BigInt64Array.from(given['sites']!, BigInt);
    this.long_tickets = BigInt64Array.from(given['long_tickets']!, BigInt);
    this.n_routes = Number(given['n_routes']![0]);
    this.n_cities = Number(given['n_cities']![0]);
    this.route_words = Number(given['route_words']![0]);
    this.cars = Number(given['cars']![0]);
    this.deal_long = Number(given['deal_long']![0]);
    this.deal_keep = Number(given['deal_keep']![0]);
    this.deal_rejects = Number(given['deal_rejects']![0]);
    this.parallel_from = Number(given['parallel_from']![0]);
    this.n_stations = Number(given['n_stations']![0]);
    this.tile_copies = Number(given['tile_copies']![0]);
    this.bullets = Number(given['bullets']![0]);
    this.bullets_last_round = Number(given['bullets_last_round']![0]);
    this.cars_last_round = Number(given['cars_last_round']![0]);
    this.n_bonuses = Number(given['n_bonuses']![0]);
    this.bonus_kind = Float64Array.from(given['bonus_kind']!, Number);
    this.bonus_measure = Float64Array.from(given['bonus_measure']!, Number);
    this.bonus_points = Float64Array.from(given['bonus_points']!, Number);
    this.bonus_ranks = Float64Array.from(given['bonus_ranks']!, Number);
    this.bonus_none = Float64Array.from(given['bonus_none']!, Number);
    this.n_tie_breaks = Number(given['n_tie_breaks']![0]);
    this.tie_breaks = Float64Array.from(given['tie_breaks']!, Number);
    this.points = Int16Array.from(given['points']!, Number);
    this.a = Int16Array.from(given['a']!, Number);
    this.b = Int16Array.from(given['b']!, Number);
    this.ticket_points = Int16Array.from(given['ticket_points']!, Number);
    this.ticket_a = Int16Array.from(given['ticket_a']!, Number);
    this.ticket_b = Int16Array.from(given['ticket_b']!, Number);
    this.ends = Int16Array.from(given['ends']!, Number);
    this.end = Int16Array.from(given['end']!, Number);
    this.length = Int8Array.from(given['length']!, Number);
    this.bullet = Int8Array.from(given['bullet']!, Number);
    this.tile_lengths = Int8Array.from(given['tile_lengths']!, Number);
  }
}

export class State {
  free = new BigInt64Array(3);
  barred = new BigInt64Array(15);
  laid_tiles = new BigInt64Array(24);
  tickets = new BigInt64Array(10);
  sites = new BigInt64Array(2);
  turn = 0;
  discards_n = 0;
  points = new Int16Array(5);
  bullet_spaces = new Int16Array(5);
  score = new Int16Array(5);
  route = 0;
  city = 0;
  owner = new Int8Array(186);
  station = new Int8Array(64);
  hand = new Int8Array(45);
  known = new Int8Array(45);
  discards = new Int8Array(9);
  open = new Int8Array(5);
  laid = new Int8Array(9);
  turned = new Int8Array(3);
  turned_n = 0;
  due = 0;
  bill_cards = 0;
  bill_color = 0;
  bill_symbols = 0;
  bill_jokers = 0;
  bill_substitute = 0;
  pay_color = 0;
  pay_number = 0;
  pay_locos = 0;
  fill_left = 0;
  fill_from = 0;
  queue = new Int8Array(124);
  queue_first = 0;
  queue_n = 0;
  offer = new Int8Array(25);
  offer_n = new Int8Array(5);
  chosen = new Int8Array(5);
  tickets_n = new Int8Array(5);
  cars = new Int8Array(5);
  stations = new Int8Array(5);
  tiles = new Int8Array(80);
  bullets = 0;
  players = 0;
  seat = 0;
  phase = 0;
  passes = 0;
  turns_left = 0;
  winners = 0;
}

export class Scratch {
  made = new BigInt64Array(10);
  measure = new Float64Array(25);
  bonus = new Float64Array(20);
  ticket_points = new Float64Array(5);
  standing = new Float64Array(7);
  log_on = 0;
  log_n = 0;
  log = new Int16Array(1024);
  borrowed = new Int16Array(25);
  trial = new Int16Array(5);
  options = new Int16Array(930);
  options_n = new Int16Array(5);
  station_city = new Int16Array(5);
  label = new Int16Array(384);
  trail = new Int16Array(320);
  trail_n = new Int16Array(5);
  edge = new Int16Array(64);
  first = new Int16Array(64);
  next = new Int16Array(128);
  cursor = new Int16Array(65);
  path = new Int16Array(64);
  used = new Int16Array(64);
  degree = new Int16Array(64);
  odd = new Int16Array(64);
  total = new Int16Array(64);
  shortest = new Int16Array(64);
}

export function clear_state(s: State): void {
  for (let route = 0, end_of_route = MAX_ROUTES; route < end_of_route; route++) {
    s.owner[route] = NOBODY;
  }
  for (let city = 0, end_of_city = MAX_CITIES; city < end_of_city; city++) {
    s.station[city] = NOBODY;
  }
  for (let ticket = 0, end_of_ticket = MAX_TICKETS; ticket < end_of_ticket; ticket++) {
    s.queue[ticket] = 0;
  }
  for (let slot = 0, end_of_slot = OPEN_SLOTS; slot < end_of_slot; slot++) {
    s.open[slot] = NOBODY;
  }
  for (let i = 0, end_of_i = TUNNEL_CARDS; i < end_of_i; i++) {
    s.turned[i] = NOBODY;
  }
  for (let length = 0, end_of_length = LENGTHS; length < end_of_length; length++) {
    for (let color = 0, end_of_color = COLORS; color < end_of_color; color++) {
      s.tiles[(length) * 8 + color] = 0;
    }
  }
  for (let i = 0, end_of_i = ROUTE_WORDS; i < end_of_i; i++) {
    for (let color = 0, end_of_color = COLORS; color < end_of_color; color++) {
      s.laid_tiles[(color) * 3 + i] = 0n;
    }
  }
  for (let card = 0, end_of_card = CARDS; card < end_of_card; card++) {
    s.discards[card] = 0;
  }
  for (let seat = 0, end_of_seat = MAX_PLAYERS; seat < end_of_seat; seat++) {
    clear_seat(s, seat);
  }
  clear_bill(s);
  s.turn = 0;
  s.discards_n = 0;
  s.turned_n = 0;
  s.due = 0;
  s.queue_first = 0;
  s.queue_n = 0;
  s.seat = 0;
  s.phase = OPENING;
  s.passes = 0;
  s.turns_left = NOBODY;
  s.winners = 0;
}

/** Lay out what `owner`, `station`, `tickets` and `bullet_spaces` say, and leave the remarks in the log. */
export function lay_out_sheet(b: Box, s: State, w: Scratch): void {
  w.log_n = 0;
  lay_out_board(b, s);
  s.phase = OVER;
  lay_trains(b, s, w);
  for (let seat = 0, end_of_seat = s.players; seat < end_of_seat; seat++) {
    lay_routes(b, s, w, seat);
  }
  for (let seat = 0, end_of_seat = s.players; seat < end_of_seat; seat++) {
    lay_stations(b, s, w, seat);
    count_tickets(b, s, w, seat);
  }
  compare_spaces(b, s, w);
  doubt_end(b, s, w);
}

/** Leave the scores and the winners in the state, and how they came about in the scratch record. */
export function score_game(b: Box, s: State, w: Scratch): void {
  for (let seat = 0, end_of_seat = s.players; seat < end_of_seat; seat++) {
    mark_made(b, s, w, seat);
    w.measure[(TICKETS_MADE) * 5 + seat] = count_made(w, seat);
    w.measure[(LONGEST_PATH) * 5 + seat] = NOBODY;
    w.measure[(LONGEST_PATH_BONUS) * 5 + seat] = 0;
    w.measure[(STATIONS_LEFT) * 5 + seat] = s.stations[seat]!;
    w.measure[(BULLET_SPACES) * 5 + seat] = s.bullet_spaces[seat]!;
    s.score[seat] = (s.points[seat]! + w.ticket_points[seat]!);
  }
  for (let k = 0, end_of_k = b.n_bonuses; k < end_of_k; k++) {
    give_bonus(b, s, w, k);
  }
  s.winners = find_winners(b, s, w);
}

/** A measure of a seat. The longest path is searched for when it is first asked for. */
export function measured(b: Box, s: State, w: Scratch, measure: number, seat: number): number {
  if (((measure === LONGEST_PATH) && (w.measure[(LONGEST_PATH) * 5 + seat]! === NOBODY))) {
    w.measure[(LONGEST_PATH) * 5 + seat] = longest_trail(b, s, w, seat);
  }
  return w.measure[(measure) * 5 + seat]!;
}

/** Forget the bill, so that equal positions have equal bytes. */
function clear_bill(s: State): void {
  set_bill(s, 0, 0, 0, 0, 0);
  s.pay_color = 0;
  s.pay_number = 0;
  s.pay_locos = 0;
  s.fill_left = 0;
  s.fill_from = 0;
  s.route = NOBODY;
  s.city = NOBODY;
  for (let card = 0, end_of_card = CARDS; card < end_of_card; card++) {
    s.laid[card] = 0;
  }
}

function clear_seat(s: State, seat: number): void {
  for (let i = 0, end_of_i = ROUTE_WORDS; i < end_of_i; i++) {
    s.barred[(seat) * 3 + i] = 0n;
  }
  for (let i = 0, end_of_i = TICKET_WORDS; i < end_of_i; i++) {
    s.tickets[(seat) * 2 + i] = 0n;
  }
  for (let card = 0, end_of_card = CARDS; card < end_of_card; card++) {
    s.hand[(seat) * 9 + card] = 0;
    s.known[(seat) * 9 + card] = 0;
  }
  for (let i = 0, end_of_i = MAX_OFFER; i < end_of_i; i++) {
    s.offer[(seat) * 5 + i] = 0;
  }
  s.offer_n[seat] = 0;
  s.chosen[seat] = 0;
  s.tickets_n[seat] = 0;
  s.points[seat] = 0;
  s.bullet_spaces[seat] = 0;
  s.score[seat] = 0;
  s.cars[seat] = 0;
  s.stations[seat] = 0;
}

function lay_out_board(b: Box, s: State): void {
  for (let i = 0, end_of_i = ROUTE_WORDS; i < end_of_i; i++) {
    s.free[i] = b.routes[i]!;
  }
  for (let i = 0, end_of_i = CITY_WORDS; i < end_of_i; i++) {
    s.sites[i] = b.sites[i]!;
  }
  for (let length = 0, end_of_length = LENGTHS; length < end_of_length; length++) {
    if ((b.tile_lengths[length]! !== 0)) {
      for (let color = 0, end_of_color = COLORS; color < end_of_color; color++) {
        s.tiles[(length) * 8 + color] = b.tile_copies;
      }
    }
  }
  s.bullets = b.bullets;
  for (let seat = 0, end_of_seat = s.players; seat < end_of_seat; seat++) {
    s.cars[seat] = b.cars;
    s.stations[seat] = b.n_stations;
  }
}

/** J1. */
function lay_trains(b: Box, s: State, w: Scratch): void {
  let trains = 0;
  w.log_on = 0;
  trains = 0;
  for (let route = 0, end_of_route = b.n_routes; route < end_of_route; route++) {
    if ((s.owner[route]! === SHARED)) {
      trains = trains + 1;
      if ((b.bullet[route]! === 0)) {
        remark(w, NO_TRAIN_HERE, NOBODY, route, 0);
      }
      take_off(b, s, w, route);
    }
  }
  if ((trains > b.bullets)) {
    remark(w, TOO_MANY_TRAINS, NOBODY, trains, b.bullets);
  }
  s.bullets = Math.max((b.bullets - trains), 0);
}

/** J1: every space on the bullet track is one of a bullet train's route. */
function compare_spaces(b: Box, s: State, w: Scratch): void {
  let moved = 0;
  let spaces = 0;
  moved = 0;
  for (let seat = 0, end_of_seat = s.players; seat < end_of_seat; seat++) {
    moved = moved + s.bullet_spaces[seat]!;
  }
  spaces = 0;
  for (let route = 0, end_of_route = b.n_routes; route < end_of_route; route++) {
    if ((s.owner[route]! === SHARED)) {
      spaces = spaces + b.length[route]!;
    }
  }
  if ((moved !== spaces)) {
    remark(w, SPACES_DIFFER, NOBODY, moved, spaces);
  }
}

/** E1, J5. */
function doubt_end(b: Box, s: State, w: Scratch): void {
  let fewest = 0;
  fewest = b.cars;
  for (let seat = 0, end_of_seat = s.players; seat < end_of_seat; seat++) {
    fewest = Math.min(fewest, s.cars[seat]!);
  }
  if (((fewest > b.cars_last_round) || !trains_run_out(b, s))) {
    remark(w, NOT_OVER, NOBODY, b.cars_last_round, 0);
  }
}

/** C2; a seat with too many cars on the map lays none. */
function lay_routes(b: Box, s: State, w: Scratch, seat: number): void {
  let cars = 0;
  cars = 0;
  for (let route = 0, end_of_route = b.n_routes; route < end_of_route; route++) {
    if ((s.owner[route]! === seat)) {
      cars = cars + b.length[route]!;
    }
  }
  if ((cars > b.cars)) {
    remark(w, TOO_MANY_CARS, seat, cars, b.cars);
    s.cars[seat] = Math.max((b.cars - cars), -99);
  }
  for (let route = 0, end_of_route = b.n_routes; route < end_of_route; route++) {
    if ((s.owner[route]! === seat)) {
      doubt_route(b, s, w, seat, route);
      if ((cars <= b.cars)) {
        lay_cars(b, s, w, seat, route);
      }
      take_off(b, s, w, route);
    }
  }
}

/** B1. */
function lay_stations(b: Box, s: State, w: Scratch, seat: number): void {
  let built = 0;
  built = 0;
  for (let city = 0, end_of_city = b.n_cities; city < end_of_city; city++) {
    if ((s.station[city]! === seat)) {
      built = built + 1;
      if ((((s.sites[Math.floor(city / WORD)]! >> (BigInt(city) % BigInt(WORD))) & 1n) === 0n)) {
        remark(w, NO_STATION_HERE, seat, city, 0);
      }
      build_station(s, w, seat, city);
    }
  }
  if ((built > b.n_stations)) {
    remark(w, TOO_MANY_STATIONS, seat, built, b.n_stations);
  }
}

/** K1, S4: as many are kept at least, and so many of the long ones are dealt; the others may have left the game. */
function count_tickets(b: Box, s: State, w: Scratch, seat: number): void {
  let tickets = 0;
  let long_tickets = 0;
  tickets = 0;
  long_tickets = 0;
  for (let i = 0, end_of_i = TICKET_WORDS; i < end_of_i; i++) {
    tickets = tickets + count_bits(s.tickets[(seat) * 2 + i]!);
    long_tickets = long_tickets + count_bits((s.tickets[(seat) * 2 + i]! & b.long_tickets[i]!));
  }
  s.tickets_n[seat] = tickets;
  if ((tickets < b.deal_keep)) {
    remark(w, FEW_TICKETS, seat, tickets, b.deal_keep);
  }
  if (((long_tickets > b.deal_long) && (b.deal_rejects === OUT))) {
    remark(w, MANY_LONG_TICKETS, seat, long_tickets, b.deal_long);
  }
}

/** E5: a mask of seats; and who was still standing after each step. */
function find_winners(b: Box, s: State, w: Scratch): number {
  let top = 0;
  let winners = 0;
  top = s.score[0]!;
  for (let seat = 0, end_of_seat = s.players; seat < end_of_seat; seat++) {
    top = Math.max(top, s.score[seat]!);
  }
  winners = 0;
  for (let seat = 0, end_of_seat = s.players; seat < end_of_seat; seat++) {
    if ((s.score[seat]! === top)) {
      winners = winners | (1 << seat);
    }
  }
  w.standing[0] = winners;
  for (let k = 0, end_of_k = b.n_tie_breaks; k < end_of_k; k++) {
    if ((count_bits(winners) > 1)) {
      winners = best_of(b, s, w, winners, b.tie_breaks[k]!);
    }
    w.standing[(k + 1)] = winners;
  }
  return winners;
}

/** Note which tickets of a seat are made, their number and their points. */
function mark_made(b: Box, s: State, w: Scratch, seat: number): void {
  let points = 0;
  let made = 0n;
  let left = 0n;
  let bit = 0;
  label_network(b, s, w, seat);
  assign_stations(b, s, w, seat);
  points = 0;
  for (let i = 0, end_of_i = TICKET_WORDS; i < end_of_i; i++) {
    made = 0n;
    left = s.tickets[(seat) * 2 + i]!;
    while ((left !== 0n)) {
      bit = lowest_bit(left);
      left = left & (left - 1n);
      if (joined(b, w, 0, ((i * WORD) + bit))) {
        made = made | (1n << BigInt(bit));
        points = points + b.ticket_points[((i * WORD) + bit)]!;
      } else {
        points = points - b.ticket_points[((i * WORD) + bit)]!;
      }
    }
    w.made[(seat) * 2 + i] = made;
  }
  w.ticket_points[seat] = points;
}

function count_made(w: Scratch, seat: number): number {
  let total = 0;
  total = 0;
  for (let i = 0, end_of_i = TICKET_WORDS; i < end_of_i; i++) {
    total = total + count_bits(w.made[(seat) * 2 + i]!);
  }
  return total;
}

function give_bonus(b: Box, s: State, w: Scratch, k: number): void {
  let measure = 0;
  let most = 0;
  let units = 0;
  let points = 0;
  measure = b.bonus_measure[k]!;
  most = 1;
  for (let seat = 0, end_of_seat = s.players; seat < end_of_seat; seat++) {
    most = Math.max(most, measured(b, s, w, measure, seat));
  }
  for (let seat = 0, end_of_seat = s.players; seat < end_of_seat; seat++) {
    units = measured(b, s, w, measure, seat);
    points = 0;
    if ((b.bonus_kind[k]! === PER_UNIT)) {
      points = (b.bonus_points[k]! * units);
    } else {
      if ((b.bonus_kind[k]! === MOST_OF)) {
        if ((units === most)) {
          points = b.bonus_points[k]!;
          if ((measure === LONGEST_PATH)) {
            w.measure[(LONGEST_PATH_BONUS) * 5 + seat] = 1;
          }
        }
      } else {
        if ((units === 0)) {
          points = b.bonus_none[k]!;
        } else {
          points = b.bonus_ranks[((k) * 6 + s.players) * 5 + place_of(b, s, w, measure, seat)]!;
        }
      }
    }
    w.bonus[(k) * 5 + seat] = points;
    s.score[seat] = s.score[seat]! + points;
  }
}

/** E4: the length of the longest trail in a seat's own routes; the trail itself is left in the scratch record. A trail that cannot be made longer either ends in two cities of odd degree, or closes and uses its whole component. So only cities of odd degree are worth starting from; one city is enough where a component has none. */
function longest_trail(b: Box, s: State, w: Scratch, seat: number): number {
  let best = 0;
  link_edges(b, s, w, seat);
  best = 0;
  w.trail_n[seat] = 0;
  for (let city = 0, end_of_city = b.n_cities; city < end_of_city; city++) {
    if ((((w.degree[city]! % 2) === 1) || ((w.label[(0) * 64 + city]! === city) && (w.odd[city]! === 0)))) {
      best = search_trails(b, w, seat, city, best);
    }
  }
  return best;
}

function set_bill(s: State, cards: number, color: number, symbols: number, jokers: number, substitute: number): void {
  s.bill_cards = cards;
  s.bill_color = color;
  s.bill_symbols = symbols;
  s.bill_jokers = jokers;
  s.bill_substitute = substitute;
}

/** The kernel's hands tell nothing here, for the log is only for this. */
function remark(w: Scratch, kind: number, seat: number, x: number, y: number): void {
  w.log_on = 1;
  note(w, kind, seat, x, y);
  w.log_on = 0;
}

/** Nobody else can claim it, nor what it closes. */
function take_off(b: Box, s: State, w: Scratch, route: number): void {
  s.free[Math.floor(route / WORD)] = s.free[Math.floor(route / WORD)]! & ~(1n << (BigInt(route) % BigInt(WORD)));
  close_others(b, s, w, route);
}

/** J5: without the mechanic there are none to run out. */
function trains_run_out(b: Box, s: State): boolean {
  return (s.bullets <= b.bullets_last_round);
}

/** A route beside those that were laid before it. */
function doubt_route(b: Box, s: State, w: Scratch, seat: number, route: number): void {
  let owner = 0;
  if (takes_train(b, s, route)) {
    remark(w, TRAIN_DUE, seat, route, 0);
  }
  for (let other = 0, end_of_other = b.n_routes; other < end_of_other; other++) {
    owner = s.owner[other]!;
    if (((owner === SHARED) || (0 <= owner && owner < seat) || ((owner === seat) && (other < route)))) {
      if ((((b.crossed[(route) * 3 + Math.floor(other / WORD)]! >> (BigInt(other) % BigInt(WORD))) & 1n) !== 0n)) {
        remark(w, CROSSING_CLOSED, seat, route, other);
      } else {
        if ((((b.parallel[(route) * 3 + Math.floor(other / WORD)]! >> (BigInt(other) % BigInt(WORD))) & 1n) !== 0n)) {
          if ((owner === seat)) {
            remark(w, PARALLEL_OWNED, seat, route, 0);
          } else {
            if ((s.players < b.parallel_from)) {
              remark(w, PARALLEL_CLOSED, seat, route, owner);
            }
          }
        }
      }
    }
  }
}

function lay_cars(b: Box, s: State, w: Scratch, seat: number, route: number): void {
  let length = 0;
  length = b.length[route]!;
  s.owner[route] = seat;
  s.cars[seat] = s.cars[seat]! - length;
  s.points[seat] = s.points[seat]! + b.points[length]!;
  for (let i = 0, end_of_i = b.route_words; i < end_of_i; i++) {
    s.barred[(seat) * 3 + i] = s.barred[(seat) * 3 + i]! | b.parallel[(route) * 3 + i]!;
  }
  note(w, LOG_CLAIMED, seat, route, b.points[length]!);
}

/** B1. */
function build_station(s: State, w: Scratch, seat: number, city: number): void {
  s.station[city] = seat;
  s.stations[seat] = s.stations[seat]! - 1;
  s.sites[Math.floor(city / WORD)] = s.sites[Math.floor(city / WORD)]! & ~(1n << (BigInt(city) % BigInt(WORD)));
  note(w, LOG_STATION, seat, city, 0);
}

function best_of(b: Box, s: State, w: Scratch, seats: number, measure: number): number {
  let most = 0;
  let best = 0;
  let units = 0;
  most = 0;
  best = 0;
  for (let seat = 0, end_of_seat = s.players; seat < end_of_seat; seat++) {
    if ((((seats >> seat) & 1) !== 0)) {
      units = measured(b, s, w, measure, seat);
      if (((best === 0) || (units > most))) {
        most = units;
        best = (1 << seat);
      } else {
        if ((units === most)) {
          best = best | (1 << seat);
        }
      }
    }
  }
  return best;
}

/** Label each city with its component in a seat's own routes and the shared ones (K3, J2). */
function label_network(b: Box, s: State, w: Scratch, seat: number): void {
  for (let city = 0, end_of_city = b.n_cities; city < end_of_city; city++) {
    w.label[(0) * 64 + city] = city;
  }
  for (let route = 0, end_of_route = b.n_routes; route < end_of_route; route++) {
    if (((s.owner[route]! === seat) || (s.owner[route]! === SHARED))) {
      join(w, b.a[route]!, b.b[route]!);
    }
  }
  for (let city = 0, end_of_city = b.n_cities; city < end_of_city; city++) {
    w.label[(0) * 64 + city] = root(w, city);
  }
}

/** Find the borrowed routes with the best ticket total (B3, B4); leave the labels they give at level 0. */
function assign_stations(b: Box, s: State, w: Scratch, seat: number): void {
  let stations = 0;
  let best = 0;
  let level = 0;
  let total = 0;
  for (let k = 0, end_of_k = b.n_stations; k < end_of_k; k++) {
    w.borrowed[(seat) * 5 + k] = NOBODY;
  }
  stations = list_options(b, s, w, seat);
  if (((stations === 0) || all_made(b, s, w, seat))) {
    return;
  }
  best = ticket_total(b, s, w, seat, 0);
  level = 0;
  w.cursor[0] = 0;
  while ((level >= 0)) {
    if ((level === stations)) {
      total = ticket_total(b, s, w, seat, level);
      if ((total > best)) {
        best = total;
        for (let k = 0, end_of_k = stations; k < end_of_k; k++) {
          w.borrowed[(seat) * 5 + k] = w.trial[k]!;
        }
      }
      level = level - 1;
    } else {
      if ((w.cursor[level]! > w.options_n[level]!)) {
        level = level - 1;
      } else {
        try_option(b, w, level);
        level = level + 1;
        w.cursor[level] = 0;
      }
    }
  }
  for (let k = 0, end_of_k = stations; k < end_of_k; k++) {
    if ((w.borrowed[(seat) * 5 + k]! !== NOBODY)) {
      merge(b, w, w.borrowed[(seat) * 5 + k]!, 0, 0);
    }
  }
}

/** Whether any end of one place and any end of the other have one label (L10). */
function joined(b: Box, w: Scratch, level: number, ticket: number): boolean {
  let one = 0;
  let other = 0;
  one = b.ticket_a[ticket]!;
  other = b.ticket_b[ticket]!;
  for (let i = 0, end_of_i = b.ends[one]!; i < end_of_i; i++) {
    for (let k = 0, end_of_k = b.ends[other]!; k < end_of_k; k++) {
      if ((w.label[(level) * 64 + b.end[(one) * 8 + i]!]! === w.label[(level) * 64 + b.end[(other) * 8 + k]!]!)) {
        return true;
      }
    }
  }
  return false;
}

/** J7: how many are ahead. */
function place_of(b: Box, s: State, w: Scratch, measure: number, seat: number): number {
  let place = 0;
  place = 0;
  for (let other = 0, end_of_other = s.players; other < end_of_other; other++) {
    if ((measured(b, s, w, measure, other) > measured(b, s, w, measure, seat))) {
      place = place + 1;
    }
  }
  return place;
}

/** List a seat's routes, thread the half-edges of each city, and sum up the components. */
function link_edges(b: Box, s: State, w: Scratch, seat: number): void {
  let edges = 0;
  let label = 0;
  let length = 0;
  for (let city = 0, end_of_city = b.n_cities; city < end_of_city; city++) {
    w.first[city] = NOBODY;
    w.degree[city] = 0;
    w.label[(0) * 64 + city] = city;
    w.odd[city] = 0;
    w.total[city] = 0;
    w.shortest[city] = 0;
  }
  edges = 0;
  for (let route = 0, end_of_route = b.n_routes; route < end_of_route; route++) {
    if ((s.owner[route]! === seat)) {
      w.edge[edges] = route;
      w.used[edges] = 0;
      link_half(w, b.a[route]!, (2 * edges));
      link_half(w, b.b[route]!, ((2 * edges) + 1));
      join(w, b.a[route]!, b.b[route]!);
      edges = edges + 1;
    }
  }
  for (let city = 0, end_of_city = b.n_cities; city < end_of_city; city++) {
    label = root(w, city);
    w.label[(0) * 64 + city] = label;
    w.odd[label] = w.odd[label]! + (w.degree[city]! % 2);
  }
  for (let k = 0, end_of_k = edges; k < end_of_k; k++) {
    label = w.label[(0) * 64 + b.a[w.edge[k]!]!]!;
    length = b.length[w.edge[k]!]!;
    w.total[label] = w.total[label]! + length;
    w.shortest[label] = ((w.shortest[label]! !== 0) ? Math.min(w.shortest[label]!, length) : length);
  }
}

/** Walk every trail from a city, as long as a better one than the best is thinkable. No trail ends in more than two odd cities: of each two more, at least one edge is left out. */
function search_trails(b: Box, w: Scratch, seat: number, start: number, best: number): number {
  let label = 0;
  let most = 0;
  let depth = 0;
  let length = 0;
  let half = 0;
  let edge = 0;
  label = w.label[(0) * 64 + start]!;
  most = (w.total[label]! - (w.shortest[label]! * Math.max((Math.floor(w.odd[label]! / 2) - 1), 0)));
  depth = 0;
  length = 0;
  w.cursor[0] = w.first[start]!;
  while (((depth >= 0) && (best < most))) {
    half = w.cursor[depth]!;
    if ((half === NOBODY)) {
      depth = depth - 1;
      if ((depth >= 0)) {
        w.used[w.path[depth]!] = 0;
        length = length - b.length[w.edge[w.path[depth]!]!]!;
      }
      continue;
    }
    w.cursor[depth] = w.next[half]!;
    edge = Math.floor(half / 2);
    if ((w.used[edge]! !== 0)) {
      continue;
    }
    w.used[edge] = 1;
    w.path[depth] = edge;
    length = length + b.length[w.edge[edge]!]!;
    depth = depth + 1;
    w.cursor[depth] = w.first[(((half % 2) === 0) ? b.b[w.edge[edge]!]! : b.a[w.edge[edge]!]!)]!;
    if ((length > best)) {
      best = length;
      keep_trail(w, seat, depth);
    }
  }
  for (let k = 0, end_of_k = depth; k < end_of_k; k++) {
    w.used[w.path[k]!] = 0;
  }
  return best;
}

function note(w: Scratch, kind: number, seat: number, x: number, y: number): void {
  if (((w.log_on === 0) || (w.log_n === LOG_ROWS))) {
    return;
  }
  w.log[(w.log_n) * 4 + 0] = kind;
  w.log[(w.log_n) * 4 + 1] = seat;
  w.log[(w.log_n) * 4 + 2] = x;
  w.log[(w.log_n) * 4 + 3] = y;
  w.log_n = w.log_n + 1;
}

/** What a built or claimed route closes: crossings (L7), and below a player count its parallel tracks (C6, L6). */
function close_others(b: Box, s: State, w: Scratch, route: number): void {
  let closing = 0n;
  for (let i = 0, end_of_i = b.route_words; i < end_of_i; i++) {
    closing = b.crossed[(route) * 3 + i]!;
    if ((s.players < b.parallel_from)) {
      closing = closing | b.parallel[(route) * 3 + i]!;
    }
    closing = closing & s.free[i]!;
    s.free[i] = s.free[i]! & ~closing;
    while ((closing !== 0n)) {
      note(w, LOG_CLOSED, NOBODY, ((i * WORD) + lowest_bit(closing)), 0);
      closing = closing & (closing - 1n);
    }
  }
}

/** J1: whether a claim of a route is marked with a bullet train. */
function takes_train(b: Box, s: State, route: number): boolean {
  return ((b.bullet[route]! !== 0) && (s.bullets > 0));
}

function root(w: Scratch, city: number): number {
  while ((w.label[(0) * 64 + city]! !== city)) {
    w.label[(0) * 64 + city] = w.label[(0) * 64 + w.label[(0) * 64 + city]!]!;
    city = w.label[(0) * 64 + city]!;
  }
  return city;
}

function join(w: Scratch, a: number, b: number): void {
  a = root(w, a);
  b = root(w, b);
  if ((a !== b)) {
    w.label[(0) * 64 + Math.max(a, b)] = Math.min(a, b);
  }
}

/** A seat's stations, and for each the routes of others that would join something new: one to each component. */
function list_options(b: Box, s: State, w: Scratch, seat: number): number {
  let stations = 0;
  let routes = 0n;
  stations = 0;
  if ((b.n_stations === 0)) {
    return 0;
  }
  for (let city = 0, end_of_city = b.n_cities; city < end_of_city; city++) {
    if ((s.station[city]! === seat)) {
      w.station_city[stations] = city;
      w.options_n[stations] = 0;
      for (let i = 0, end_of_i = b.route_words; i < end_of_i; i++) {
        routes = b.reaching[(city) * 3 + i]!;
        while ((routes !== 0n)) {
          add_option(b, s, w, seat, stations, ((i * WORD) + lowest_bit(routes)));
          routes = routes & (routes - 1n);
        }
      }
      stations = stations + 1;
    }
  }
  return stations;
}

/** Points of a seat's tickets, made or not, by the labels of a level; and 1024ths: how many are made (B4). */
function ticket_total(b: Box, s: State, w: Scratch, seat: number, level: number): number {
  let total = 0;
  let left = 0n;
  let ticket = 0;
  total = 0;
  for (let i = 0, end_of_i = TICKET_WORDS; i < end_of_i; i++) {
    left = s.tickets[(seat) * 2 + i]!;
    while ((left !== 0n)) {
      ticket = ((i * WORD) + lowest_bit(left));
      left = left & (left - 1n);
      if (joined(b, w, level, ticket)) {
        total = total + ((1024 * b.ticket_points[ticket]!) + 1);
      } else {
        total = total - (1024 * b.ticket_points[ticket]!);
      }
    }
  }
  return total;
}

function all_made(b: Box, s: State, w: Scratch, seat: number): boolean {
  let left = 0n;
  for (let i = 0, end_of_i = TICKET_WORDS; i < end_of_i; i++) {
    left = s.tickets[(seat) * 2 + i]!;
    while ((left !== 0n)) {
      if (!joined(b, w, 0, ((i * WORD) + lowest_bit(left)))) {
        return false;
      }
      left = left & (left - 1n);
    }
  }
  return true;
}

function merge(b: Box, w: Scratch, route: number, level: number, into: number): void {
  let keep = 0;
  let gone = 0;
  let label = 0;
  keep = w.label[(level) * 64 + b.a[route]!]!;
  gone = w.label[(level) * 64 + b.b[route]!]!;
  for (let city = 0, end_of_city = b.n_cities; city < end_of_city; city++) {
    label = w.label[(level) * 64 + city]!;
    w.label[(into) * 64 + city] = ((label === gone) ? keep : label);
  }
}

/** Give a station its next option, the first of which is to borrow nothing. */
function try_option(b: Box, w: Scratch, level: number): void {
  let option = 0;
  let route = 0;
  option = w.cursor[level]!;
  w.cursor[level] = w.cursor[level]! + 1;
  route = ((option === 0) ? NOBODY : w.options[(level) * 186 + (option - 1)]!);
  w.trial[level] = route;
  if ((route === NOBODY)) {
    for (let city = 0, end_of_city = b.n_cities; city < end_of_city; city++) {
      w.label[((level + 1)) * 64 + city] = w.label[(level) * 64 + city]!;
    }
  } else {
    merge(b, w, route, level, (level + 1));
  }
}

function link_half(w: Scratch, city: number, half: number): void {
  w.next[half] = w.first[city]!;
  w.first[city] = half;
  w.degree[city] = w.degree[city]! + 1;
}

function keep_trail(w: Scratch, seat: number, depth: number): void {
  w.trail_n[seat] = depth;
  for (let k = 0, end_of_k = depth; k < end_of_k; k++) {
    w.trail[(seat) * 64 + k] = w.edge[w.path[k]!]!;
  }
}

function add_option(b: Box, s: State, w: Scratch, seat: number, station: number, route: number): void {
  let owner = 0;
  let city = 0;
  let target = 0;
  owner = s.owner[route]!;
  if (((owner === NOBODY) || (owner === seat) || (owner === SHARED))) {
    return;
  }
  city = w.station_city[station]!;
  target = w.label[(0) * 64 + far_end(b, route, city)]!;
  if ((target === w.label[(0) * 64 + city]!)) {
    return;
  }
  for (let k = 0, end_of_k = w.options_n[station]!; k < end_of_k; k++) {
    if ((w.label[(0) * 64 + far_end(b, w.options[(station) * 186 + k]!, city)]! === target)) {
      return;
    }
  }
  w.options[(station) * 186 + w.options_n[station]!] = route;
  w.options_n[station] = w.options_n[station]! + 1;
}

function far_end(b: Box, route: number, city: number): number {
  return ((b.a[route]! === city) ? b.b[route]! : b.a[route]!);
}
