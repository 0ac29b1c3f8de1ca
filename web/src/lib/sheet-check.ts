// Whether what a browser or a file has kept is a sheet of a game of cardboard: somebody may have changed it by hand.
import { LONGEST_NAME } from './names';
import { COLORS } from './pieces';
import type { Sheet, SheetPlayer } from './protocol';
import type { KeptSheet } from './sheets.svelte';
import { isObject } from './stored';

const FEWEST = 2; // players of any box
const MOST = 5;
const LARGEST = 999; // that is counted along a track
const LAST_DAY = 8.64e15; // of those that have a date, in milliseconds

/** As strictly as the terminal reads a sheet: what is kept here was never anything else, and a page can show it. */
export function isKept(found: unknown): found is KeptSheet {
  if (!isObject(found) || !isSheet(found.sheet)) return false;
  const { id, sheet, shared, since, counted, numbers, waiting, writer, me } = found as Partial<KeptSheet> & { sheet: Sheet };
  const seats = sheet.players.length;
  const isSeat = (seat: unknown) => isCount(seat) && seat < seats;
  return (
    /^\w{1,40}$/.test(String(id)) &&
    typeof shared === 'boolean' &&
    isTime(since) &&
    (numbers === undefined || (areNumbers(numbers) && numbers.length === seats)) &&
    (waiting === undefined || (Array.isArray(waiting) && waiting.every(isChange))) &&
    (writer === undefined || typeof writer === 'string') &&
    (me === undefined || me === null || isCount(me)) &&
    (counted === undefined ||
      (isObject(counted) &&
        areNumbers(counted.totals) &&
        counted.totals.length === seats &&
        areNumbers(counted.winners) &&
        counted.winners.length > 0 &&
        counted.winners.every(isSeat) &&
        isTime(counted.when)))
  );
}

/** Whether the server could be told of it: what it then makes of it is its own affair. */
function isChange(found: unknown): boolean {
  if (!isObject(found)) return false;
  return isObject('placing' in found ? found.placing : found.noting);
}

function isSheet(found: unknown): found is Sheet {
  if (!isObject(found)) return false;
  const { board, variant = null, trains = [], players } = found as Partial<Sheet>;
  return (
    typeof board === 'string' &&
    (variant === null || typeof variant === 'string') &&
    Array.isArray(players) &&
    players.length >= FEWEST &&
    players.length <= MOST &&
    players.every(isPlayer) &&
    areOnce([trains, ...players.map(({ routes = [] }) => routes)]) &&
    areOnce(players.map(({ stations = [] }) => stations)) &&
    areOnce(players.map(({ tickets = [] }) => tickets))
  );
}

function isPlayer(found: unknown): found is SheetPlayer {
  if (!isObject(found)) return false;
  const { name = '', color = null, spaces = 0, marker = null } = found as SheetPlayer;
  return (
    typeof name === 'string' &&
    Array.from(name).length <= LONGEST_NAME &&
    (color === null || COLORS.includes(color)) &&
    isCount(spaces) &&
    (marker === null || isCount(marker))
  );
}

/** Lists of names, none of which is there twice. */
function areOnce(lists: readonly unknown[]): boolean {
  const names = lists.flat();
  return lists.every(Array.isArray) && names.every((name) => typeof name === 'string') && new Set(names).size === names.length;
}

function areNumbers(found: unknown): found is number[] {
  return Array.isArray(found) && found.every(Number.isInteger);
}

function isCount(found: unknown): found is number {
  return Number.isInteger(found) && 0 <= (found as number) && (found as number) <= LARGEST;
}

function isTime(found: unknown): boolean {
  return typeof found === 'number' && Math.abs(found) <= LAST_DAY;
}
