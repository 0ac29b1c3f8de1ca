// The shapes of docs/protocol.md. Nothing here knows a rule.

export type Color = 'purple' | 'blue' | 'orange' | 'white' | 'green' | 'yellow' | 'black' | 'red';
export type Card = Color | 'locomotive';
export const CARDS: readonly Card[] = ['purple', 'blue', 'orange', 'white', 'green', 'yellow', 'black', 'red', 'locomotive'];
/** How many of each card, in the order of CARDS. */
export type Cards = number[];
export type PieceColor = 'crimson' | 'azure' | 'forest' | 'amber' | 'graphite';
export type Level = 'easy' | 'normal';
export type Kind = 'rail' | 'ferry' | 'tunnel' | 'trackbed' | 'bullet';
export type Measure = 'tickets_made' | 'longest_path' | 'longest_path_bonus' | 'stations_left' | 'bullet_spaces';
export type Params = Record<string, string | number>;

export interface Problem {
  key: string;
  params: Params;
  /** What `reason` stands for: the refusal behind this one. */
  because?: Problem;
}

export interface About {
  version: string;
  levels: Level[];
  colors: PieceColor[];
  address: string | null;
}
export interface BoardSummary {
  id: string;
  title: string;
  players: [number, number];
  variants: string[];
}

// --- a board: its facts and its drawing ---------------------------------------------------------

export interface City {
  id: string;
  name: string;
  zone: string | null;
}
export interface Zone {
  id: string;
  name: string;
}
export interface Route {
  id: string;
  a: string;
  b: string;
  length: number;
  color: Color | 'gray' | null;
  kind: Kind;
  locomotives: number;
  substitute: number;
  group: string | null;
}
export interface Ticket {
  id: string;
  a: string;
  b: string;
  points: number;
  long: boolean;
}
export interface TicketOffer {
  regular: number;
  long: number;
  keep: number;
  rejects: 'out' | 'under' | 'shuffled_under';
}
export interface Bonus {
  kind: 'most_of' | 'per_unit' | 'rank_table';
  measure: Measure;
  points: number;
  ranks: Record<string, number[]>;
  none: number;
}
export interface Rules {
  players: [number, number];
  cars: number;
  card_deal: number;
  ticket_deal: TicketOffer;
  ticket_draw: TicketOffer;
  open_locomotive: 'both_draws' | 'one_draw';
  sweep: boolean;
  jokers: Kind[];
  parallel_from: number;
  ferry_substitute: number;
  stations: { costs: number[] } | null;
  tiles: { copies: number; lengths: number[] } | null;
  bullets: { trains: number; last_round: number } | null;
  last_round_cars: number;
  bonuses: Bonus[];
  tie_breaks: Measure[];
}
export interface Board {
  id: string;
  title: string;
  cities: City[];
  zones: Zone[];
  routes: Route[];
  tickets: Ticket[];
  crossings: [string, string][];
  rules: Rules;
  variants: Record<string, Rules>;
}

/** x, y, angle in degrees, length along the track. */
export type Slot = [number, number, number, number];
/** A text: x of its anchor, y of its baseline. */
export interface Label {
  x: number;
  y: number;
  anchor: 'start' | 'middle' | 'end';
}
/** label: null for one end of a zone, which has a label of its own. inset: where it stands; null: on the map. */
export interface DrawnCity {
  x: number;
  y: number;
  label: Label | null;
  inset: string | null;
}
/** path: from the first slot to the last. middle: of the slot in the middle; no other route's is as near as a slot is wide. */
export interface DrawnRoute {
  path: string;
  middle: [number, number];
  slots: Slot[];
}
/** cities: the second places of those that stand on the map as well; the others are in Drawing.cities. */
export interface Inset {
  id: string;
  frame: [number, number, number, number];
  title: string;
  label: Label;
  land: string;
  cities: Record<string, DrawnCity>;
}
export interface Drawing {
  view: [number, number, number, number];
  slot_width: number;
  /** The radius of a city, and the size of its name. */
  disc: number;
  label_size: number;
  cities: Record<string, DrawnCity>;
  zones: Record<string, Label>;
  routes: Record<string, DrawnRoute>;
  insets: Inset[];
  crossings: { routes: [string, string]; x: number; y: number }[];
  /** SVG path data: the board's own countries, the land around them, lakes, and borders. */
  map: { land: string; far: string; lakes: string; borders: string };
}
/** points: of a route, by its length. */
export interface BoardAndDrawing {
  board: Board;
  drawing: Drawing;
  points: Record<number, number>;
}

// --- a table ------------------------------------------------------------------------------------

export type SeatKind = 'person' | 'computer' | 'open';
export interface Seat {
  kind: SeatKind;
  name: string;
  color: PieceColor;
  level?: Level;
  present: boolean;
  stand_in: boolean;
  away_since?: number;
}
export interface Proposal {
  seat: number;
  by: number;
  agreed: number[];
  needed: number[];
}
export interface Table {
  id: string;
  board: string;
  options: { variant?: string; start?: number };
  status: 'open' | 'playing' | 'over';
  seats: Seat[];
  position: number;
  to_move: number[];
  created: number;
  changed: number;
  watching: number;
  rematch?: string;
  proposal?: Proposal;
}
export interface SeatWish {
  kind: SeatKind;
  name?: string;
  color?: PieceColor;
  level?: Level;
}
export interface NewTable {
  board: string;
  seats: SeatWish[];
  variant?: string;
  start?: number;
  begin?: boolean;
}
export interface SeatChange {
  kind?: SeatKind;
  name?: string;
  color?: PieceColor;
  level?: Level;
}
export interface Seated {
  table: Table;
  host?: string;
  seats: Record<string, string>;
}
export interface Invite {
  url: string;
  svg: string;
}

// --- a game -------------------------------------------------------------------------------------

export type Asked = 'keep-tickets' | 'take-turn' | 'draw-second' | 'pay-surcharge' | 'lay-tile' | 'over';
export interface Player {
  seat: number;
  cars: number;
  cards: number;
  tickets: number;
  offered: number;
  stations: number;
  points: number;
  bullet_spaces: number;
  answered: boolean;
}
export interface Tunnel {
  route: string;
  laid: Cards;
  turned: Card[];
  due: number;
}
export interface TicketInHand {
  ticket: string;
  prospect: 'made' | 'possible' | 'lost';
}
export interface Own {
  seat: number;
  hand: Cards;
  tickets: TicketInHand[];
  offer: string[];
  keep: number;
}
export interface View {
  board: string;
  asked: Asked;
  to_move: number[];
  turn: number;
  start: number;
  turns_left: number | null;
  players: Player[];
  open: (Card | null)[];
  deck: number;
  discards: number;
  ticket_deck: number;
  owners: Record<string, number | 'shared'>;
  tiles: Record<string, Color>;
  closed: string[];
  stations: Record<string, number>;
  tile_supply: Record<string, Record<Color, number>>;
  bullets: number;
  tunnel: Tunnel | null;
  own: Own | null;
}
export interface Choices {
  draw: ('deck' | Card)[];
  tickets: boolean;
  pass: boolean;
  decline: boolean;
  routes: string[];
  stations: string[];
  beds: Record<string, Color[]>;
  surcharge: string[];
}
export interface GameEvent {
  kind: string;
  seat: number | null;
  card?: Card | null;
  slot?: number;
  ticket?: string | null;
  route?: string;
  city?: string;
  color?: Color;
  points?: number;
  number?: number;
  spaces?: number;
  reason?: string;
}
export interface Line {
  seat: number | null;
  key: string;
  params: Params;
}
export interface Entry {
  position: number;
  seat: number | null;
  events: GameEvent[];
  told: Line[];
}
export interface Said {
  seat: number;
  text: string;
  at: number;
}

export interface RouteScore {
  route: string;
  points: number;
}
export interface TicketScore {
  ticket: string;
  made: boolean;
  points: number;
  routes: string[];
}
export interface StationScore {
  city: string;
  borrowed: string | null;
}
export interface BonusScore {
  measure: Measure;
  units: number;
  points: number;
}
export interface SeatScore {
  seat: number;
  total: number;
  routes: RouteScore[];
  tickets: TicketScore[];
  stations: StationScore[];
  longest_path: { length: number; routes: string[] };
  bonuses: BonusScore[];
}
export interface TieBreak {
  measure: Measure;
  units: Record<string, number>;
  left: number[];
}
export interface Outcome {
  seats: SeatScore[];
  winners: number[];
  tie_breaks: TieBreak[];
}
export interface Moment {
  position: number;
  last: number;
  entry: Entry;
  view: View;
  outcome?: Outcome;
}

// --- messages -----------------------------------------------------------------------------------

export interface State {
  type: 'state';
  table: Table;
  seat: number | null;
  position: number;
  view: View | null;
  choices: Choices | null;
  log: Entry[];
  said: Said[];
  outcome: Outcome | null;
}
export interface Moved {
  type: 'moved';
  position: number;
  entry: Entry;
  view: View;
  choices: Choices | null;
  outcome: Outcome | null;
}
export type FromServer =
  | State
  | Moved
  | { type: 'table'; table: Table }
  | { type: 'said'; said: Said }
  | { type: 'accepted'; re: string; position: number }
  | { type: 'refused'; re: string | null; key: string; params: Params }
  | { type: 'payments'; re: string; payments: string[]; total: number; complete: boolean }
  | { type: 'because'; re: string; allowed: boolean; key?: string; params?: Params; closes?: string[] }
  | { type: 'path'; re: string; routes: string[] | null }
  | { type: 'pong'; re: string };
export type Request =
  | { type: 'move'; position: number; move: string }
  | { type: 'payments'; position: number; route?: string; city?: string }
  | { type: 'why'; position: number; move?: string; route?: string; city?: string; bed?: string }
  | { type: 'path'; ticket: string }
  | { type: 'propose'; seat: number }
  | { type: 'agree'; seat: number; yes: boolean }
  | { type: 'return' }
  | { type: 'say'; text: string }
  | { type: 'ping' };
