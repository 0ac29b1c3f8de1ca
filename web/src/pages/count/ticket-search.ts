// A ticket by a few letters of each of its places.
import { fold, placesOf } from '../../game/city-search';
import type { BoardIndex } from '../../lib/boards';
import type { Ticket } from '../../lib/protocol';

/** Two letters of each place are enough, in any order, as printed or as the language has it. */
export function findTickets(query: string, index: BoardIndex, most = 6): Ticket[] {
  const words = fold(query).split(' ').filter(Boolean);
  if (!words.length) return [];
  const names = new Map(placesOf(index).map(({ id, name, others }) => [id, [name, ...others].map(fold)]));
  const begins = (place: string, word: string) => (names.get(place) ?? []).some((name) => ` ${name}`.includes(` ${word}`));
  const fits = ({ a, b }: Ticket) => {
    if (words.every((word) => begins(a, word)) && words.length === 1) return true;
    return splits(words).some(([one, other]) => (allBegin(a, one) && allBegin(b, other)) || (allBegin(b, one) && allBegin(a, other)));
  };
  const allBegin = (place: string, some: readonly string[]) => some.every((word) => begins(place, word));
  return index.board.tickets.filter(fits).slice(0, most);
}

/** The tickets between two cities, or the zones they lie in. */
export function ticketsBetween(one: string, other: string, index: BoardIndex): Ticket[] {
  const isAt = (city: string, place: string) => index.citiesOf(place).includes(city);
  return index.board.tickets.filter(({ a, b }) => (isAt(one, a) && isAt(other, b)) || (isAt(one, b) && isAt(other, a)));
}

function splits(words: readonly string[]): [string[], string[]][] {
  return words.map((_, i): [string[], string[]] => [words.slice(0, i + 1), words.slice(i + 1)]);
}
