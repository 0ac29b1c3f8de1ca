// Who sits where, before a table exists: what the page for a new game edits.
import type { BoardSummary, NewTable, Pace, Params, PieceColor, SeatWish, TableInfo } from '../lib/protocol';
import { LONGEST_NAME } from '../lib/names';
import { COLORS } from '../lib/pieces';

export const MODES = ['computers', 'friends', 'pass', 'table'] as const;
export const KINDS = ['person', 'friend', 'computer'] as const;
const COMPUTERS = ['Freja', 'Aksel', 'Sigrún', 'Tuomas', 'Linnea', 'Ragnar', 'Saga', 'Otso', 'Ingrid'];

export type Mode = (typeof MODES)[number];
export type DraftKind = (typeof KINDS)[number];
export interface Draft {
  kind: DraftKind;
  name: string;
  color: PieceColor;
  level: string | null; // of a computer; null: as the server likes
}
export interface Maker {
  name: string;
  level: string | null;
  opponents: number;
  person: (number: number) => string;
}
/** Why a table cannot be made yet: a key of the locales and its parameters. */
export interface Objection {
  key: string;
  params: Params;
}

const FIRST: Record<Mode, DraftKind> = { computers: 'person', friends: 'person', pass: 'person', table: 'friend' };
const OTHERS: Record<Mode, DraftKind> = { computers: 'computer', friends: 'friend', pass: 'person', table: 'friend' };

/** How many sit at a table of somebody and so many opponents, on a board for that many players. */
export function seatCount([fewest, most]: readonly [number, number], opponents: number): number {
  return Math.min(most, Math.max(fewest, opponents + 1));
}

/** The seats a way of playing begins with. */
export function preset(mode: Mode, players: readonly [number, number], maker: Maker): Draft[] {
  const number = seatCount(players, maker.opponents);
  return Array.from({ length: number }, (_, seat) => ({
    kind: seat === 0 ? FIRST[mode] : OTHERS[mode],
    name: seat === 0 ? maker.name : '',
    color: COLORS[seat]!,
    level: maker.level,
  }));
}

export function added(drafts: readonly Draft[], mode: Mode, maker: Maker): Draft[] {
  const color = COLORS.find((one) => drafts.every((draft) => draft.color !== one))!;
  return [...drafts, { kind: OTHERS[mode], name: '', color, level: maker.level }];
}

/** Gives a seat a color; whoever had it takes the seat's old one. */
export function recolored(drafts: readonly Draft[], seat: number, color: PieceColor): Draft[] {
  const old = drafts[seat]!.color;
  return drafts.map((draft, i) => {
    if (i === seat) return { ...draft, color };
    return draft.color === color ? { ...draft, color: old } : draft;
  });
}

/** What is still wrong, the first thing first; null if the table can be made. */
export function objection(drafts: readonly Draft[]): Objection | null {
  if (drafts.every((draft) => draft.kind === 'computer')) return { key: 'new-problem-alone', params: {} };
  const names = new Set<string>();
  for (const [seat, { kind, name }] of drafts.entries()) {
    const trimmed = kind === 'person' ? name.trim() : '';
    if (!trimmed) continue; // a seat without a name is called by its number
    if (trimmed.length > LONGEST_NAME) return { key: 'new-problem-name-long', params: { number: seat + 1 } };
    if (names.has(trimmed)) return { key: 'new-problem-same-name', params: { name: trimmed } };
    names.add(trimmed);
  }
  return null;
}

/** Whether the game can begin as soon as the table is made. */
export function complete(drafts: readonly Draft[]): boolean {
  return drafts.every((draft) => draft.kind !== 'friend');
}

export interface Options {
  start: number | null;
  variant: string | null;
  /** Whether players may ask for hints; null: as is usual for those who sit there. */
  hints: boolean | null;
  /** How long players may think; null: as long as they like. */
  pace: Pace | null;
}

/** Whoever plays alone against computers may ask for hints, unless it is said otherwise. */
export function usualHints(drafts: readonly Draft[]): boolean {
  return drafts.filter(({ kind }) => kind !== 'computer').length === 1;
}

export function wish(board: string, drafts: readonly Draft[], options: Options, person: Maker['person']): NewTable {
  const taken: string[] = drafts.map((draft) => draft.name.trim());
  return {
    board,
    seats: drafts.map((draft, seat) => seatWish(draft, seat, taken, person)),
    ...(options.start === null ? {} : { start: options.start }),
    ...(options.variant === null ? {} : { variant: options.variant }),
    ...(options.hints === null ? {} : { hints: options.hints }),
    ...(options.pace === null ? {} : { pace: options.pace }),
    ...(complete(drafts) ? { begin: true } : {}),
  };
}

function seatWish({ kind, name, color, level }: Draft, seat: number, taken: string[], person: Maker['person']): SeatWish {
  if (kind === 'friend') return { kind: 'open', color };
  if (kind === 'person') return { kind, name: name.trim() || person(seat + 1), color };
  const called = computerName(taken);
  taken.push(called);
  return { kind, name: called, color, level };
}

/** What a computer is called at a table where some names are taken. */
export function computerName(taken: readonly string[]): string {
  return COMPUTERS.find((name) => !taken.includes(name))!;
}

/** One click: somebody against computers, at once. */
export function quickGame({ id, players }: BoardSummary, maker: Maker): NewTable {
  return wish(id, preset('computers', players, maker), { start: null, variant: null, hints: null, pace: null }, maker.person);
}

/** The lesson of a board: somebody against one computer, on a deal that is always the same. */
export function firstGame(board: string, { name, person }: Maker): NewTable {
  const me = name.trim() || person(1);
  const seats: SeatWish[] = [
    { kind: 'person', name: me, color: COLORS[0] },
    { kind: 'computer', name: computerName([me]), color: COLORS[1] },
  ];
  return { board, seats, lesson: true };
}

/** The colors a newcomer can have: those of nobody who sits at the table. */
export function freeColors(table: TableInfo, except: number | null = null): PieceColor[] {
  const taken = table.seats.filter((seat, i) => seat.kind !== 'open' && i !== except).map((seat) => seat.color);
  return COLORS.filter((color) => !taken.includes(color));
}

export function openSeats(table: TableInfo): number[] {
  return table.seats.flatMap((seat, i) => (seat.kind === 'open' ? [i] : []));
}
