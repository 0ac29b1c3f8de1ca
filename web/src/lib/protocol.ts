// Made from the server's shapes by `make protocol`. Nothing here knows a rule.

/** The server. */
export interface About {
  version: string;
  /** of computers, the weakest first */
  levels: Level[];
  /** of a computer for which none is named */
  level: string;
  colors: PieceColor[];
  /** where other devices find it, like `http://192.168.1.7:8000` */
  address: string | null;
  /** the key by which a browser lets it send notices; null: it sends none */
  push: string | null;
  /** whether it can send mail */
  mail: boolean;
}

/** It is done, and on disk. */
export interface Accepted {
  type: 'accepted';
  /** the id of what it answers */
  re: string | null;
  position: number;
}

/** What the master would have played, and what speaks for it; said to who chose. */
export interface Advice {
  move: string;
  says: Line;
  why: Line[];
}

/**
 * Yes or no to a proposal, for all who share the device. Answered by `accepted`. Once everyone present agrees, it is done; one no ends it,
 * and so does the return of the seat, or that nobody is left. A proposal is not kept over a restart.
 */
export interface Agree {
  type: 'agree';
  id?: string | null;
  seat: number;
  yes: boolean;
  /** to the proposal of someone who watches: nobody gives a seat away by mistake */
  hand_over?: boolean;
}

/** All that can be said of a game. What takes a judge is empty where nobody has learned to judge. */
export interface Analysis {
  /** by what: when it is another today, the game would be told otherwise */
  made: string;
  board: string;
  variant: string | null;
  seats: number;
  seed: number | null;
  moves: string[];
  movers: number[];
  /** of each move */
  turns: number[];
  scores: number[];
  winners: number[];
  judged: boolean;
  /** before the first move, and after each */
  truth: Standing[];
  /** the same for each seat, by what it could know */
  seen: Standing[][];
  choices: Choice[];
  balances: Balance[];
  moments: KeyMoment[];
  openings: Opening[];
  economies: Economy[];
}

export type AnalysisState = 'none' | 'running' | 'done' | 'failed';

/** The analysis of a game that is over: whether somebody has asked for it, how far it is, and what came of it. */
export interface AnalysisStatus {
  state: AnalysisState;
  /** pieces of work, */
  done: number;
  /** of so many; 0 before that is known */
  of: number;
  /** each seat's chance after every move: there first */
  truth: Standing[];
  /** when it is done */
  analysis: Analysis | null;
}

export type Anchor = 'start' | 'middle' | 'end';

/**
 * What a strong opponent would do now, and why; for a seat that is to move. Answered by `hint`. It changes nothing, and nobody else hears
 * of it. At a table without hints it is refused.
 */
export interface AskHint {
  type: 'hint';
  id?: string | null;
  position: number;
}

/** What happened before a position, as far as one page goes. Answered by `log`. */
export interface AskLog {
  type: 'log';
  id?: string | null;
  before: number;
}

/** Everyone's longest path as it stands. Answered by `longest`. */
export interface AskLongest {
  type: 'longest';
  id?: string | null;
}

/** The cheapest connection for a ticket of the board. Answered by `path`. */
export interface AskPath {
  type: 'path';
  id?: string | null;
  ticket: string;
}

/** In which ways a route or a station in a city, one of the two, can be paid for. Answered by `payments`. */
export interface AskPayments {
  type: 'payments';
  id?: string | null;
  position: number;
  route?: string | null;
  city?: string | null;
}

/** Why one of these cannot be done, or that it can. Answered by `because`. */
export interface AskWhy {
  type: 'why';
  id?: string | null;
  position: number;
  move?: string | null;
  /** to claim it */
  route?: string | null;
  /** to build a station there */
  city?: string | null;
  /** to lay a tile there */
  bed?: string | null;
}

export type Asked = 'keep-tickets' | 'take-turn' | 'draw-second' | 'pay-surcharge' | 'lay-tile' | 'over';

export interface Balance {
  seat: number;
  chance: LuckAndSkill;
  points: LuckAndSkill;
}

/** That something is allowed, or why not. */
export interface Because {
  type: 'because';
  /** the id of what it answers */
  re: string | null;
  allowed: boolean;
  key?: string;
  params?: Params;
  /** the routes that a tile on the bed would close */
  closes?: string[];
}

/** One box: its places, routes and tickets, and its rule values with those of its variants. Each is itself alone. */
export interface Board {
  id: string;
  title: string;
  order: number;
  cities: City[];
  zones: Zone[];
  routes: Route[];
  tickets: Ticket[];
  crossings: [string, string][];
  rules: Rules;
  variants: Record<string, Rules>;
  /** by language */
  names: Record<string, Names>;
}

/** All about a board. */
export interface BoardAndDrawing {
  board: Board;
  drawing: Drawing;
  /** colors by their names, by day and by night */
  theme: Record<string, [string, string]>;
  /** of a route, by its length */
  points: Record<string, number>;
}

/** What a language calls a board. */
export interface BoardNames {
  title: string | null;
  tagline: string | null;
  variants: Record<string, string>;
}

/** A board there is. */
export interface BoardSummary {
  id: string;
  /** as it is printed */
  title: string;
  /** by language */
  names: Record<string, BoardNames>;
  /** fewest, most */
  players: [number, number];
  /** by name, with the players each is for */
  variants: Record<string, [number, number]>;
  /** the color of its poster, by day and by night */
  band: [string, string];
  /** and of the button on it */
  button: [string, string];
  /** whether it has one */
  lesson: boolean;
}

/** Points at the end: for having the most of a measure, for each unit of it, or by rank in it. */
export interface Bonus {
  kind: BonusKind;
  measure: Measure;
  /** most_of, per_unit */
  points: number;
  /** rank_table: by number of players */
  ranks: Record<string, number[]>;
  /** rank_table: for a player who has nothing of the measure */
  none: number;
}

export type BonusKind = 'most_of' | 'per_unit' | 'rank_table';

export interface BonusScore {
  measure: Measure;
  units: number;
  points: number;
}

/** A board with its rules as the kernel has them: with it the browser counts where there is no network. */
export interface Boxes {
  /** by variant, those of the box by no name; the fields, row by row */
  boxes: Record<string, Record<string, (number | string)[]>>;
}

/** The shared bullet trains, and how few may be left in the supply for the last round to start. */
export interface Bullets {
  trains: number;
  last_round: number;
}

export type Card = 'purple' | 'blue' | 'orange' | 'white' | 'green' | 'yellow' | 'black' | 'red' | 'locomotive';
export const CARDS: readonly Card[] = ['purple', 'blue', 'orange', 'white', 'green', 'yellow', 'black', 'red', 'locomotive'];

/** How many of each card, in the order of `Card`. */
export type Cards = number[];

/**
 * A move, the master's in its place, and what came of the difference for each seat, in chance and in points. The errors are standard errors
 * of what it was worth to who chose.
 */
export interface Choice {
  /** so many moves had been made */
  position: number;
  /** of the game; 0 at the opening */
  turn: number;
  seat: number;
  move: string;
  best: string;
  gain: number[];
  lead: number[];
  error: number;
  lead_error: number;
}

/** What a seat that is to move may do. Which tickets it may keep is in the view: `own.offer` and `own.keep`. */
export interface Choices {
  draw: Pile[];
  tickets: boolean;
  pass: boolean;
  decline: boolean;
  routes: string[];
  /** the cities */
  stations: string[];
  /** the colors of the tiles that fit each */
  beds: Record<string, Color[]>;
  /** ways to pay it, like `red:1` */
  surcharge: string[];
}

export interface City {
  id: string;
  name: string;
  /** the zone this is one end of */
  zone: string | null;
}

/** A pass that somebody was given. */
export interface Claim {
  /** in any case; spaces and hyphens do not matter, nor does 0 or O, 1 or I */
  code: string;
}

export type Color = 'purple' | 'blue' | 'orange' | 'white' | 'green' | 'yellow' | 'black' | 'red';

/** The person plays their seat again, or has seen what was played for them meanwhile. Answered by `accepted`. */
export interface ComeBack {
  type: 'return';
  id?: string | null;
}

/** The score of a sheet, what about it is to be doubted, and what the markers would say. */
export interface Counted {
  outcome: Outcome;
  doubts: Line[];
  markers: Marker[];
  /** if the markers were right; null where they agree with the map, or there are none */
  by_markers: Outcome | null;
}

export interface Crossing {
  routes: [string, string];
  x: number;
  y: number;
}

/** What stands in the sea for its looks. */
export interface Decor {
  title: Lettering | null;
  compass: Mark | null;
  sun: Mark | null;
  flourishes: string[];
}

export type Deed = 'keep' | 'draw' | 'claim' | 'pay' | 'tile' | 'station';

/** Where a browser is reached whose page is closed: its subscription to a push service, and what it wishes. */
export interface Device {
  endpoint: string;
  p256dh: string;
  auth: string;
  language: string;
  quiet?: Quiet | null;
}

export interface Drawing {
  view: Frame;
  slot_width: number;
  /** radius of a city */
  disc: number;
  label_size: number;
  cities: Record<string, DrawnCity>;
  zones: Record<string, Label>;
  routes: Record<string, DrawnRoute>;
  insets: Inset[];
  crossings: Crossing[];
  map: Ground;
  decor: Decor;
}

export interface DrawnCity {
  x: number;
  y: number;
  /** null: one end of a zone, which has a label of its own */
  label: Label | null;
  /** the inset it stands in; null: on the map */
  inset: string | null;
}

export interface DrawnRoute {
  /** from the first slot to the last */
  path: string;
  middle: [number, number];
  slots: Slot[];
}

export interface Economy {
  seat: number;
  points: number;
  turns: number;
  /** drawn in the course of the game */
  cards: number;
  paid: number;
  /** paid */
  locomotives: number;
  /** cards in hand at the end: turns that came to nothing */
  left: number;
  cars_left: number;
  /** begun */
  tunnels: number;
  /** cards paid beyond their length */
  surcharge: number;
  /** turns after which a tunnel was not built */
  lost: number;
  tickets: TicketWay[];
}

/** left, top, width, height */
export type Frame = [number, number, number, number];

export type FromClient =
  | Hello
  | PlayMove
  | AskPayments
  | AskWhy
  | AskPath
  | AskLongest
  | AskLog
  | AskHint
  | Propose
  | Agree
  | Reclaim
  | ComeBack
  | Holiday
  | Say
  | Point
  | Seen
  | Ping;

export type FromServer =
  | TableState
  | Moved
  | TableChanged
  | Handed
  | SomethingSaid
  | Pointed
  | Accepted
  | Refused
  | PaymentsFound
  | Because
  | PathFound
  | LongestFound
  | LogFound
  | HintFound
  | Pong;

/** One thing that happened. A value of null is known to others only. */
export interface GameEvent {
  kind: string;
  seat: number | null;
  card?: Card | null;
  ticket?: string | null;
  /** among the face-up cards */
  slot?: number;
  route?: string;
  city?: string;
  color?: Color;
  points?: number;
  number?: number;
  spaces?: number;
  reason?: string;
}

/** SVG path data: the board's own countries, the land around them, lakes, and borders. */
export interface Ground {
  land: string;
  far: string;
  lakes: string;
  borders: string;
}

/** Who writes on a shared sheet, and whose things: everybody may write down what others have. */
export interface Hand {
  /** a device, by a word it has made up */
  writer: string;
  me?: number | null;
  enters?: number | 'train' | null;
}

/** The table has handed a seat to whoever asked for it by `reclaim`: say `hello` with its token. */
export interface Handed {
  type: 'handed';
  seat: number;
  token: string;
}

/**
 * Who is here. Answered by `state`, or by `refused` and the end of the connection. It may be said again with another token, to change
 * seats: all seats it was said for or with count as present until the connection ends. A token in `with` that is no longer good is passed
 * over.
 */
export interface Hello {
  type: 'hello';
  id?: string | null;
  /** null: to watch */
  token: string | null;
  /** the position the client has */
  after?: number | null;
  /** the tokens of all who share the device, at most five */
  with?: string[];
}

/** A move, said as a request, and what speaks for it. Each line is true, whoever would make the move. */
export interface HintFound {
  type: 'hint';
  /** the id of what it answers */
  re: string | null;
  /** of the opponent who would make it */
  level: string;
  /** notation */
  move: string;
  says: Line;
  why: Line[];
  /** the routes still to be had for the tickets that the move serves */
  way: string[];
}

/** Some days off at a slow table: one's clock stands still. Answered by `accepted`. */
export interface Holiday {
  type: 'holiday';
  id?: string | null;
  /** from now on, or after those that have begun; 0: back before they end */
  days: number;
}

export type Idea =
  | 'aim'
  | 'tickets'
  | 'keep'
  | 'draw-open'
  | 'draw-deck'
  | 'draw-again'
  | 'draw-locomotive'
  | 'claim'
  | 'points'
  | 'made'
  | 'gray'
  | 'parallel'
  | 'locomotives'
  | 'ferry'
  | 'tunnel'
  | 'surcharge'
  | 'station'
  | 'bed'
  | 'tile'
  | 'crossing'
  | 'bullet'
  | 'bullet-track'
  | 'more-tickets'
  | 'bonus'
  | 'end'
  | 'done';

export interface Inset {
  id: string;
  frame: Frame;
  title: string;
  label: Label;
  land: string;
  /** those that stand on the map as well */
  cities: Record<string, DrawnCity>;
}

/** The address for others, and its QR code. */
export interface Invite {
  url: string;
  svg: string;
}

/** Where to sit down, and as whom. */
export interface Join {
  name?: string | null;
  /** else the open one of the color, or the first */
  seat?: number | null;
  color?: PieceColor | null;
}

export interface KeyMoment {
  /** so many moves had been made: whoever wants to try something else begins here */
  position: number;
  /** and so many after it */
  until: number;
  turn: number;
  seat: number;
  kind: MomentKind;
  /** what happened: without the player, whose name stands before it */
  did: Line[];
  /** whole sentences */
  meant: Line[];
  /** how it changed each seat's chance */
  swing: number[];
  lead: number[];
  /** what the choice in it gave away, of the chance of who made it, */
  cost: number;
  /** surely so much, */
  low: number;
  /** and hardly more */
  high: number;
  advice: Advice | null;
}

export type Kind = 'rail' | 'ferry' | 'tunnel' | 'trackbed' | 'bullet';

/** Where a text stands: x of its anchor, y of its baseline. */
export interface Label {
  x: number;
  y: number;
  anchor: Anchor;
}

/** One thing that is said, where to look meanwhile, and what to do. */
export interface LessonStep {
  id: string;
  at: Sight;
  /** which every language has a sentence for; one of the board's own (in its names) comes first */
  idea: Idea | null;
  /** null: it is only read */
  do: Deed | null;
  route: string | null;
  city: string | null;
  /** to keep */
  tickets: string[];
  /** to draw */
  card: Pile | null;
  /** of a tile */
  color: Color | null;
}

/** A first game on a board, step by step. What is said is a message `lesson-…` of its idea, or in the names. */
export interface LessonSteps {
  steps: LessonStep[];
}

/** The title on the map, where there is room for it. */
export interface Lettering {
  x: number;
  y: number;
  size: number;
  anchor: Anchor;
}

/** How well a computer can play: an opponent there is. */
export interface Level {
  id: string;
  /** its name, where the reader's language has none for it */
  title: string;
  /** and a sentence on how it plays; empty if there is none */
  character: string;
  /** ids that it had before, and that a device may remember */
  formerly: string[];
  /** the boards that it can play, and their variants as board/variant */
  plays: string[];
}

/**
 * One thing to be said in any language: what happened, or what speaks for a move. Things are named by id, several with commas between.
 * `cards` are counted (`red:3,locomotive:1`), or named one by one where the order matters; `player` is a seat.
 */
export interface Line {
  key: string;
  params: Params;
}

/** What a move came to, as a viewer may know it. */
export interface LogEntry {
  /** after the move */
  position: number;
  /** null: the deal */
  seat: number | null;
  events: GameEvent[];
  told: ToldLine[];
}

/** What happened just before a position, in order: at most 200 moves, and fewer only if the deal is among them. */
export interface LogFound {
  type: 'log';
  /** the id of what it answers */
  re: string | null;
  log: LogEntry[];
}

/** The longest path of each seat. */
export interface LongestFound {
  type: 'longest';
  /** the id of what it answers */
  re: string | null;
  trails: Trail[];
}

/** Of a seat, in chance to win or in points: what it gained by each, or lost. */
export interface LuckAndSkill {
  /** the cards and tickets dealt */
  deal: number;
  /** what chance answered to moves, whoever made them */
  cards: number;
  /** its own, beside the master's */
  choices: number;
  /** and those of the others */
  others: number;
  unseen: number;
  /** half of the 95 % interval of its own choices */
  error: number;
}

export type MailStage = 'none' | 'asked' | 'confirmed';

/** Where a player wants to be told by mail. */
export interface MailWish {
  address: string;
  language: string;
  quiet?: Quiet | null;
}

/** Something round: its middle, and how large it is. */
export interface Mark {
  x: number;
  y: number;
  size: number;
}

/** Where a player's marker ended, and how far it is from the points of the routes on the map. */
export interface Marker {
  seat: number;
  marker: number;
  points: number;
  /** points too many, or with a minus too few; whole rounds of the track do not matter */
  off: number;
}

export type Measure = 'tickets_made' | 'longest_path' | 'longest_path_bonus' | 'stations_left' | 'bullet_spaces';

/** A finished game as it was after some moves. */
export interface Moment {
  position: number;
  /** the position at the end */
  last: number;
  entry: LogEntry;
  view: View;
  outcome?: Outcome;
}

export type MomentKind = 'mistake' | 'block' | 'cards' | 'turn' | 'step';

/** A move was made. */
export interface Moved {
  type: 'moved';
  position: number;
  entry: LogEntry;
  view: View;
  choices: Choices | null;
  outcome: Outcome | null;
}

/** What a language calls a board and its things, where that is not as printed. */
export interface Names {
  title: string | null;
  /** on its poster */
  tagline: string | null;
  /** before its rules */
  intro: string | null;
  variants: Record<string, string>;
  /** cities and zones; one may have several names */
  places: Record<string, string[]>;
  /** the sentences of its lesson that are its own, by step */
  lesson: Record<string, string>;
}

/** Who is to set the table up. */
export interface NewHost {
  seat: number;
}

/** A table to be made. */
export interface NewTable {
  board: string;
  seats: SeatWish[];
  variant?: string | null;
  /** who begins; else chance says */
  start?: number | null;
  /** deal at once; every seat must be kept */
  begin?: boolean;
  /** whether players may ask for hints; else only someone alone against computers may */
  hints?: boolean | null;
  /** the board's lesson: one person, then one computer, and a deal that is always the same */
  lesson?: boolean;
  /** else everyone thinks as long as they like */
  pace?: Pace | null;
}

/** Somebody who played, too. */
export interface Newcomer {
  name?: string;
  color?: PieceColor | null;
}

/** What else is noted about a player of a shared sheet: what is not named stays as it was. */
export interface Noting {
  player: number;
  name?: string;
  color?: PieceColor | null;
  spaces?: number;
  marker?: number | null;
}

export interface Opening {
  seat: number;
  position: number;
  offered: string[];
  kept: string[];
  /** the master's */
  best: string[];
  /** the best ones, and those two if they are not among them */
  ways: OpeningWay[];
}

/** Tickets that could be kept at the opening, and the chance to win with them. */
export interface OpeningWay {
  tickets: string[];
  chance: number;
  error: number;
}

export interface Outcome {
  seats: SeatScore[];
  winners: number[];
  tie_breaks: TieBreak[];
}

/** What only the seat itself sees. */
export interface Own {
  seat: number;
  hand: Cards;
  tickets: TicketInHand[];
  offer: string[];
  /** at least so many of the offer */
  keep: number;
}

export type Owner = number | 'shared';

/** How long players may think: at a `live` table for the whole game, at a `slow` one for each move. */
export interface Pace {
  kind: PaceKind;
  /** from one minute to three hours for a game, from one hour to fourteen days for a move */
  seconds: number;
  /** when time runs out */
  then?: TimeOut;
}

export type PaceKind = 'live' | 'slow';

export type Params = Record<string, string | number>;

/** The way to one's own seat on another device: a code to type, its address, and the QR code of that. */
export interface Pass {
  code: string;
  /** the code is in its fragment, which no server is told */
  url: string;
  svg: string;
  /** for which it is good */
  seconds: number;
}

/** The routes that would complete a ticket at least cost, already owned ones included. */
export interface PathFound {
  type: 'path';
  /** the id of what it answers */
  re: string | null;
  /** null: none can */
  routes: string[] | null;
}

/** Ways to pay, the most sensible first. */
export interface PaymentsFound {
  type: 'payments';
  /** the id of what it answers */
  re: string | null;
  /** at most 60 */
  payments: string[];
  total: number;
  /** whether these are all */
  complete: boolean;
}

/** of a player's cars */
export type PieceColor = 'crimson' | 'azure' | 'forest' | 'amber' | 'graphite';

export type Pile = 'deck' | 'purple' | 'blue' | 'orange' | 'white' | 'green' | 'yellow' | 'black' | 'red' | 'locomotive';

/** Is anybody there? Answered by `pong`. */
export interface Ping {
  type: 'ping';
  id?: string | null;
}

/** A thing of a shared sheet in one place, wherever it was: a player's, a bullet train's (a route), or nobody's. */
export interface Placing {
  things: 'routes' | 'stations' | 'tickets';
  name: string;
  owner?: number | 'train' | null;
}

/** A move. Answered by `accepted` when it is on disk, or by `refused`: nothing changed. `moved` follows. */
export interface PlayMove {
  type: 'move';
  id?: string | null;
  position: number;
  /** notation, like `claim goteborg--oslo orange:2` */
  move: string;
}

/** A game that is over, played on otherwise: after so many of its moves, on one of its seats, against computers. */
export interface PlayOn {
  at: number;
  seat: number;
  /** of the computers; else the strongest that can play it */
  level?: string | null;
}

/** What everybody sees of a seat. */
export interface Player {
  seat: number;
  cars: number;
  cards: number;
  /** of those, what everybody has seen go into the hand and not leave it */
  known: Cards;
  tickets: number;
  offered: number;
  stations: number;
  points: number;
  bullet_spaces: number;
  /** while the opening tickets are chosen */
  answered: boolean;
}

/**
 * A finger on a route of the board that everyone sees. Answered by `accepted`; whoever is to move hears `pointed`. It is no move, and needs
 * no seat: whoever is to move may take it up, or not.
 */
export interface Point {
  type: 'point';
  id?: string | null;
  route: string;
}

/** Somebody has put a finger on a route, and it is for this seat to move. */
export interface Pointed {
  type: 'pointed';
  route: string;
}

/** Somebody is. */
export interface Pong {
  type: 'pong';
  /** the id of what it answers */
  re: string | null;
}

/** Why something is refused: a key of the locales and its parameters. */
export interface Problem {
  key: string;
  params: Params;
  /** what `reason` stands for: the refusal behind this one */
  because?: Problem;
}

/** That a computer should play for a person who is away; or that the seat is handed to someone who watches. */
export interface Proposal {
  seat: number;
  /** null: someone who watches, and says that the seat is theirs, or would play on for a computer */
  by: number | null;
  agreed: number[];
  needed: number[];
  /** of a latecomer who would play on for a computer */
  name?: string;
}

/** Let a computer play for a person who is away: whoever proposes it agrees. Answered by `accepted`. */
export interface Propose {
  type: 'propose';
  id?: string | null;
  seat: number;
}

export type Prospect = 'made' | 'possible' | 'lost';

/** Hours of the day in which nobody wants to be told anything; they may go past midnight. */
export interface Quiet {
  start: number;
  end: number;
  /** as `Atlantic/Reykjavik` */
  zone: string;
}

/**
 * A seat is mine, but this device has no token for it: may I have it back? Answered by `accepted`. For who watches, and a person's seat at
 * which nobody is; or, with a name, for a latecomer, and a computer's. It is a proposal to all people at the table: once everyone present
 * agrees, whoever asked gets `handed`, and earlier tokens of the seat end. It ends when who asked has gone.
 */
export interface Reclaim {
  type: 'reclaim';
  id?: string | null;
  seat: number;
  /** of a latecomer */
  name?: string | null;
}

/** The answer to whatever is refused by HTTP. */
export interface Refusal {
  error: Problem;
}

/** It is not done; nothing changed. */
export interface Refused {
  type: 'refused';
  /** the id of what it answers */
  re: string | null;
  key: string;
  params: Params;
}

export type Rejects = 'out' | 'under' | 'shuffled_under';

/** What a push service has given a device in place of what it had. */
export interface Renewal {
  before: string;
  before_auth: string;
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** At how many seats a device has another subscription. */
export interface Renewed {
  seats: number;
}

/** How a game ended. */
export interface Result {
  /** by seat */
  totals: number[];
  winners: number[];
}

export interface Route {
  id: string;
  a: string;
  b: string;
  length: number;
  /** null: a track bed */
  color: RouteColor | null;
  kind: Kind;
  /** symbols on a ferry */
  locomotives: number;
  /** so many cards of any kind stand for one card of the set (0: no) */
  substitute: number;
  /** parallel tracks share it */
  group: string | null;
}

/** gray: a set of any one color */
export type RouteColor = 'purple' | 'blue' | 'orange' | 'white' | 'green' | 'yellow' | 'black' | 'red' | 'gray';

export interface RouteScore {
  route: string;
  points: number;
}

/** The rule values of a box. A board states only where it differs from these. */
export interface Rules {
  /** fewest, most */
  players: [number, number];
  cars: number;
  /** for five players, with five face up, the deck has 21 each */
  card_deal: number;
  ticket_deal: TicketOffer;
  ticket_draw: TicketOffer;
  open_locomotive: 'both_draws' | 'one_draw';
  sweep: boolean;
  /** the kinds of track on which a locomotive may stand for any card */
  jokers: Kind[];
  /** from so many players on every track of a group is open */
  parallel_from: number;
  /** on a ferry, so many cards of any kind count as one locomotive (0: no) */
  ferry_substitute: number;
  stations: Stations | null;
  tiles: Tiles | null;
  bullets: Bullets | null;
  last_round_cars: number;
  bonuses: Bonus[];
  /** after points, most first; then a shared win */
  tie_breaks: Measure[];
}

/** A word to the table. */
export interface Said {
  /** null: of someone who has left it */
  seat: number | null;
  text: string;
  /** seconds since 1970 */
  at: number;
}

/** A word to the table, at any time; for seats only. Answered by `accepted`. What cannot be printed is left out. */
export interface Say {
  type: 'say';
  id?: string | null;
  /** 1 to 300 letters */
  text: string;
}

/** What everybody knows about a seat at a table. */
export interface Seat {
  kind: SeatKind;
  name: string;
  color: PieceColor;
  present: boolean;
  /** a computer plays for the person who keeps the seat */
  stand_in: boolean;
  level?: string;
  /** seconds since 1970; left out also where nobody knows */
  away_since?: number;
  /** seconds to think: for the move that is asked, or at a live table for the game */
  left?: number;
  /** on holiday until then, in seconds since 1970 */
  off_until?: number;
  /** holidays that can still be taken, at a slow table */
  days_off?: number;
  /** since this position a computer has played for who has not been back */
  played_from?: number;
}

/** What is to be otherwise about a seat. */
export interface SeatChange {
  kind?: 'computer' | 'open' | null;
  name?: string | null;
  color?: PieceColor | null;
  level?: string | null;
}

export type SeatKind = 'person' | 'computer' | 'open';

export interface SeatScore {
  seat: number;
  total: number;
  routes: RouteScore[];
  tickets: TicketScore[];
  stations: StationScore[];
  longest_path: Trail;
  bonuses: BonusScore[];
}

/** A seat of a new table. Every `person` sits with the maker: one screen passed round. */
export interface SeatWish {
  kind: SeatKind;
  name?: string;
  color?: PieceColor | null;
  /** of a computer */
  level?: string | null;
}

/** A table, and the tokens just made for it. */
export interface Seated {
  table: TableInfo;
  /** tokens, by the number of the seat */
  seats: Record<string, string>;
  /** the token of the host */
  host?: string;
}

/** Whether somebody looks at the page. Answered by `accepted`. A connection counts as seen only while it says so. */
export interface Seen {
  type: 'seen';
  id?: string | null;
  seen: boolean;
}

/** A sheet on which several write. */
export interface SharedSheet {
  id: string;
  /** how often it was changed */
  revision: number;
  sheet: Sheet;
  /** of its players, in their order: a change names them by these */
  numbers: number[];
  hands: Hand[];
}

/** What lies on the table: of the players in order, and the routes that are marked with a bullet train. */
export interface Sheet {
  board: string;
  variant?: string | null;
  trains?: string[];
  players: SheetPlayer[];
}

/** What is to be otherwise about a shared sheet; one thing after the other, so that several may write at once. */
export interface SheetChange {
  placings?: Placing[];
  notings?: Noting[];
  /** players, with all that is theirs */
  removed?: number[];
  added?: Newcomer[];
  variant?: string | null;
  hand?: Hand | null;
}

/** What one player has on the table. */
export interface SheetPlayer {
  name?: string;
  color?: PieceColor | null;
  routes?: string[];
  /** cities */
  stations?: string[];
  tickets?: string[];
  /** moved on the bullet track */
  spaces?: number;
  /** where the player's marker ended on the score track, before the tickets */
  marker?: number | null;
}

export type Sight = 'map' | 'route' | 'city' | 'panel' | 'market' | 'hand' | 'mine' | 'tickets' | 'players' | 'turn' | 'help';

/** A device that is to be told nothing more. */
export interface Silence {
  endpoint: string;
}

/** x, y, angle in degrees, length along the track */
export type Slot = [number, number, number, number];

/** Somebody said something. */
export interface SomethingSaid {
  type: 'said';
  said: Said;
}

/**
 * How good it looked, for each seat: the chance to win, how unsure that is, and points ahead of the best other. `unsure` is half of a 95 %
 * interval: what so few imagined games leave open, and what the judge is wrong by.
 */
export interface Standing {
  chance: number[];
  unsure: number[];
  lead: number[];
}

/** A station, and the route of another player that it lends its owner. */
export interface StationScore {
  city: string;
  borrowed: string | null;
}

/** The cost of a player's first, second ... station: as many stations as there are costs. */
export interface Stations {
  costs: number[];
}

/** Something about the table is otherwise: a seat, who is present, a proposal, a rematch. */
export interface TableChanged {
  type: 'table';
  table: TableInfo;
}

/** What everybody knows about a table. */
export interface TableInfo {
  id: string;
  board: string;
  options: TableOptions;
  status: TableStatus;
  seats: Seat[];
  position: number;
  to_move: number[];
  /** seconds since 1970 */
  created: number;
  changed: number;
  /** how many do */
  watching: number;
  /** the seat of the host, if one is */
  host?: number;
  /** the table of the next game */
  rematch?: string;
  proposal?: Proposal;
  /** when the game is over */
  result?: Result;
}

/** What was chosen for a table beyond the board and the seats. */
export interface TableOptions {
  variant?: string;
  start?: number;
  /** whoever is to move may ask for one */
  hints?: boolean;
  /** it is one: always the same deal, and the computer always plays the same */
  lesson?: boolean;
  pace?: Pace;
}

/** Everything: the answer to `hello`, and when the game begins. */
export interface TableState {
  type: 'state';
  /** the id of what it answers */
  re: string | null;
  table: TableInfo;
  seat: number | null;
  position: number;
  /** null: before the deal */
  view: View | null;
  /** null: not to move */
  choices: Choices | null;
  /** what came after the position that `hello` named, if any; at most the last 200 */
  log: LogEntry[];
  said: Said[];
  outcome: Outcome | null;
}

export type TableStatus = 'open' | 'playing' | 'over';

export interface Ticket {
  id: string;
  /** a city or a zone */
  a: string;
  b: string;
  points: number;
  long: boolean;
}

export interface TicketInHand {
  ticket: string;
  prospect: Prospect;
}

/** How many tickets are dealt or drawn together, how many must be kept, where the others go. */
export interface TicketOffer {
  regular: number;
  keep: number;
  long: number;
  rejects: Rejects;
}

/** A ticket, its points with their sign, and the routes that make it. */
export interface TicketScore {
  ticket: string;
  made: boolean;
  points: number;
  routes: string[];
}

/** A ticket, the spaces of the way by which it was made, and of the shortest there is on an empty board. */
export interface TicketWay {
  ticket: string;
  /** with their sign */
  points: number;
  made: boolean;
  /** 0 if it was not made */
  spaces: number;
  shortest: number;
  routes: string[];
}

/** One step among those still tied: what each has of the measure, and who is left. */
export interface TieBreak {
  measure: Measure;
  units: Record<string, number>;
  left: number[];
}

/** The supply of track tiles: so many of each color in each of these lengths. */
export interface Tiles {
  copies: number;
  lengths: number[];
}

/** a computer plays until the person is back, makes the move, or nothing */
export type TimeOut = 'stand-in' | 'move' | 'nudge';

/**
 * One thing that happened, to be said in any language: things are named by id, a `player` by the seat. `tickets` and `routes` have commas
 * between; `cards` are counted (`red:3,locomotive:1`, or empty: none), or, of a tunnel, named one by one as they turned up
 * (`red,blue,red`).
 */
export interface ToldLine {
  seat: number | null;
  key: string;
  params: Params;
}

export interface Trail {
  length: number;
  /** in the order of the journey */
  routes: string[];
}

/** A tunnel being dug: the set laid down, what was turned up, what it costs. */
export interface Tunnel {
  route: string;
  laid: Cards;
  turned: Card[];
  due: number;
}

/** A position as one seat sees it. */
export interface View {
  board: string;
  /** in force: the box's, or a variant's */
  rules: Rules;
  /** what the players to move are asked */
  asked: Asked;
  to_move: number[];
  turn: number;
  start: number;
  /** in the last round */
  turns_left: number | null;
  players: Player[];
  open: (Card | null)[];
  deck: number;
  /** no more of each can be in the deck: of those last shuffled, which nobody has seen since */
  unseen: Cards;
  discards: number;
  /** which they are: everybody has seen them go */
  discarded: Cards;
  ticket_deck: number;
  /** claimed routes: a seat, or shared */
  owners: Record<string, Owner>;
  /** built and unclaimed routes */
  tiles: Record<string, Color>;
  closed: string[];
  stations: Record<string, number>;
  tile_supply: Record<string, Record<string, number>>;
  bullets: number;
  tunnel: Tunnel | null;
  own: Own | null;
}

/** How who keeps a seat is reached while no page of theirs is seen. */
export interface Ways {
  devices: number;
  /** `asked`: the link in a first mail has not been followed yet */
  mail: MailStage;
}

export interface Zone {
  id: string;
  name: string;
}
