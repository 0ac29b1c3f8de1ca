// How a parameter of a message becomes words: by its name, and nowhere else. src/rallar/locales/words.py has the same names.
import { CARDS, type Params } from './protocol';

type Value = string | number;

/** What the things of a table are called; without a board a thing has no name but its id. */
export interface Names {
  place?(id: string): string;
  routeName?(id: string): string;
  ticketName?(id: string): string;
  player?(seat: number): string;
}

/** Whoever has the messages. */
export interface Teller {
  text: (key: string, params?: Params) => string;
  has: (key: string) => boolean;
  levelTitle: (id: string) => string;
  listed: (parts: Iterable<string>) => string;
  names: Names;
}

type Named = (value: string, teller: Teller) => string;

const SEATS = new Set(['seat', 'start', 'turn']); // counted from one
const PLAYERS = new Set(['by', 'player']);
const numbers: Named = (stated, { listed }) => listed(stated.split(','));
const place: Named = (id, { names }) => names.place?.(id) ?? id;
const route: Named = (id, { names }) => names.routeName?.(id) ?? id;
const level: Named = (id, { has, text, levelTitle }) => (has(`level-${id}`) ? text(`level-${id}`) : levelTitle(id));
const ticket: Named = (id, { names }) => names.ticketName?.(id) ?? id;
const NAMED: ReadonlyMap<string, Named> = new Map<string, Named>([
  ['asked', oneOf('asked-')],
  ['card', one],
  ['cards', cards],
  ['cities', each(place)],
  ['city', place],
  ['color', color],
  ['costs', numbers],
  ['kind', oneOf('kind-')],
  ['lengths', numbers],
  ['level', level],
  ['measure', oneOf('measure-')],
  ['measures', inTurn(oneOf('measure-'))],
  ['players', each((seat, teller) => player(Number(seat), teller))],
  ['route', route],
  ['routes', each(route)],
  ['ticket', ticket],
  ['tickets', each(ticket)],
  ['turned', cards],
]);

/** A parameter as it is said. A number is a number, unless its name says that it is a seat. */
export function shown(name: string, value: Value, teller: Teller): Value {
  if (SEATS.has(name) && /^\d+$/.test(String(value))) return Number(value) + 1;
  if (typeof value === 'number') return PLAYERS.has(name) ? player(value, teller) : value;
  return NAMED.get(name)?.(value, teller) ?? value;
}

function player(seat: number, { names, text }: Teller): string {
  return names.player?.(seat) ?? text('player-other', { number: seat + 1 });
}

/** What a card, or a track, is called: a color, or a locomotive. */
function color(name: string, { text }: Teller): string {
  if (name === 'gray') return text('color-gray');
  return isCard(name) ? text(`card-${name}`) : name;
}

/** One card, as a thing that somebody takes. */
function one(card: string, { text }: Teller): string {
  return isCard(card) ? closedUp(text(`card-one-${card}`, { symbol: '' })) : card;
}

/** `red:3,locomotive:1`, or one by one: `red,red,locomotive`. What is not cards is said as it is. */
function cards(notation: string, teller: Teller): string {
  const counts = new Map<string, number>();
  for (const part of notation ? notation.split(',') : []) {
    const [card = '', number = '1'] = part.split(':');
    if (!isCard(card) || !/^\d+$/.test(number)) return notation;
    counts.set(card, (counts.get(card) ?? 0) + Number(number));
  }
  return teller.listed(Array.from(counts, ([card, number]) => counted(card, number, teller))) || teller.text('cards-none');
}

function counted(card: string, number: number, teller: Teller): string {
  if (card === 'locomotive') return closedUp(teller.text('cards-locomotives', { number, symbol: '' }));
  return teller.text('cards-number', { number, color: color(card, teller) });
}

/** Without the room for a symbol that is not there. */
function closedUp(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function isCard(name: string): boolean {
  return (CARDS as readonly string[]).includes(name);
}

/** Things in a row; parallel tracks have one name between them. */
function each(named: Named): Named {
  return (ids, teller) => teller.listed(new Set(ids.split(',').map((id) => named(id, teller))));
}

/** What counts first, next and last: no “and” between. */
function inTurn(named: Named): Named {
  return (ids, teller) =>
    ids
      .split(',')
      .map((id) => named(id, teller))
      .join(', ');
}

/** One of a family of messages; what is not in it is said as it is. */
function oneOf(start: string): Named {
  return (member, { has, text }) => (has(start + member) ? text(start + member) : member);
}
