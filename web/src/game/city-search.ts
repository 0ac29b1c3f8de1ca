// 'Find this city': by its printed name or by the name it has in the language spoken.
import type { BoardIndex } from '../lib/boards';
import { otherNames } from '../lib/called';

export interface Place {
  id: string;
  name: string;
  others: readonly string[];
}

const LETTERS: Record<string, string> = { ø: 'o', æ: 'ae', å: 'a', ð: 'd', þ: 'th', ß: 'ss', ł: 'l', œ: 'oe', đ: 'd' };

/** Without case, accents and signs, as people type. */
export function fold(text: string): string {
  const plain = text.toLowerCase().replace(/[øæåðþßłœđ]/g, (letter) => LETTERS[letter] ?? letter);
  return plain
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Cities, and zones instead of their ends. */
export function placesOf({ board }: BoardIndex): Place[] {
  const inside = board.cities.filter((city) => city.zone === null);
  return [...inside, ...board.zones].map(({ id, name }) => ({ id, name, others: otherNames(board, id) }));
}

/** The best matches first: a name that begins so, then a word in it, then any part. */
export function findPlaces(query: string, places: readonly Place[], most = 8): Place[] {
  const wanted = fold(query);
  if (!wanted) return [];
  const ranked = places.map((place) => ({
    place,
    rank: Math.min(...[place.name, ...place.others].map((name) => rankOf(wanted, fold(name)))),
  }));
  return ranked
    .filter(({ rank }) => rank < NO_MATCH)
    .sort((one, other) => one.rank - other.rank || one.place.name.localeCompare(other.place.name))
    .slice(0, most)
    .map(({ place }) => place);
}

const NO_MATCH = 3;

function rankOf(wanted: string, name: string): number {
  if (name.startsWith(wanted)) return 0;
  if (name.includes(` ${wanted}`)) return 1;
  return name.includes(wanted) ? 2 : NO_MATCH;
}
