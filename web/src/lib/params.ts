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
  names: Names;
}

type Named = (value: string, teller: Teller) => string;

const SEATS = new Set(['seat', 'start', 'turn']); // counted from one
const PLAYERS = new Set(['by', 'player']);
const place: Named = (id, { names }) => names.place?.(id) ?? id;
const route: Named = (id, { names }) => names.routeName?.(id) ?? id;
const level: Named = (id, { has, text, levelTitle }) => (has(`level-${id}`) ? text(`level-${id}`) : levelTitle(id));
const ticket: Named = (id, { names }) => names.ticketName?.(id) ?? id;
const NAMED: ReadonlyMap<string, Named> = new Map<string, Named>([
  ['asked', oneOf('asked-')],
  ['card', card],
  ['cards', cards],
  ['cities', each(place)],
  ['city', place],
  ['color', card],
  ['kind', oneOf('kind-')],
  ['level', level],
  ['measure', oneOf('measure-')],
  ['measures', each(oneOf('measure-'))],
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

function card(name: string, { text }: Teller): string {
  if (name === 'gray') return text('color-gray');
  return isCard(name) ? text(`card-${name}`) : name;
}

/** `red:3,locomotive:1`, or one by one where the order matters: `red,locomotive`. */
function cards(notation: string, teller: Teller): string {
  if (!notation) return teller.text('cards-none');
  return notation
    .split(',')
    .map((part) => counted(part.trim(), teller))
    .join(', ');
}

function counted(part: string, teller: Teller): string {
  const [name = '', stated = ''] = part.split(':');
  if (!isCard(name) || !/^\d+$/.test(stated)) return card(part, teller);
  const number = Number(stated);
  if (name === 'locomotive') return teller.text('cards-locomotives', { number, symbol: '' }).replace(/\s+/g, ' ').trim();
  return teller.text('cards-number', { number, card: card(name, teller) });
}

function isCard(name: string): boolean {
  return (CARDS as readonly string[]).includes(name);
}

/** With commas between; parallel tracks have one name between them. */
function each(named: Named): Named {
  return (ids, teller) => [...new Set(ids.split(',').map((id) => named(id, teller)))].join(', ');
}

/** One of a family of messages; what is not in it is said as it is. */
function oneOf(start: string): Named {
  return (member, { has, text }) => (has(start + member) ? text(start + member) : member);
}
