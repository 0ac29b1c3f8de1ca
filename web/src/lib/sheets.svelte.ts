// The sheets of games of cardboard that this device keeps: those being filled in, and the family's history.
import { t } from './i18n.svelte';
import type { Newcomer, Noting, PieceColor, Placing, Sheet, SheetPlayer } from './protocol';
import { isKept } from './sheet-check';
import { sound, store, stored } from './stored';

/** What is written on a sheet, by the numbers of its players. */
export type Change = { placing: Placing } | { noting: Noting };

export interface KeptSheet {
  id: string;
  sheet: Sheet;
  /** The server keeps it, too, and others write on it. */
  shared: boolean;
  since: number;
  /** How it ended, once it was counted. */
  counted?: { totals: number[]; winners: number[]; when: number };
  /** Of its players in their order, where some have come or gone: a number stays a player's. */
  numbers?: number[];
  /** What the server has not been told yet. */
  waiting?: Change[];
  /** What the others on a shared sheet know this device by, and the number of the player whose it is. */
  writer?: string;
  me?: number | null;
}

export type Things = 'routes' | 'stations' | 'tickets';
export type Owner = number | 'train' | null;

const KEY = 'rallar.sheets';
const LETTERS = 'abcdefghjkmnpqrstvwxyz';

function remembered(): Record<string, KeptSheet> {
  return sound(stored(KEY), (found, id): found is KeptSheet => isKept(found) && found.id === id);
}

let kept = $state.raw(remembered());

addEventListener('storage', (event) => {
  if (event.key === KEY) kept = remembered();
});

export function keptSheets(): KeptSheet[] {
  return Object.values(kept).sort((one, other) => other.since - one.since);
}

export function sheetAt(id: string): KeptSheet | undefined {
  return kept[id];
}

export function keepSheet(found: KeptSheet): void {
  kept = { ...remembered(), [found.id]: found };
  store(KEY, kept);
}

export function forgetSheet(id: string): void {
  kept = Object.fromEntries(Object.entries(remembered()).filter(([each]) => each !== id));
  store(KEY, kept);
}

/** A sheet of this device alone; the server's have longer names. */
export function newSheet(board: string, variant: string | null, players: { name: string; color: PieceColor }[]): KeptSheet {
  const id = newWord(6);
  const sheet: Sheet = { board, players, ...(variant === null ? {} : { variant }) };
  const made = { id, sheet, shared: false, since: Date.now() };
  keepSheet(made);
  return made;
}

export function newWord(length: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(length)), (octet) => LETTERS[octet % LETTERS.length]).join('');
}

// --- what is changed, as rallar.game.sheet and the server do it ---------------------------------

/** The same with a thing in one place, wherever it was. */
export function placed(sheet: Sheet, things: Things, name: string, owner: Owner): Sheet {
  const players = sheet.players.map((player, seat) => ({ ...player, [things]: withIt(player[things] ?? [], name, seat === owner) }));
  return { ...sheet, players, trains: things === 'routes' ? withIt(sheet.trains ?? [], name, owner === 'train') : (sheet.trains ?? []) };
}

export function noted(sheet: Sheet, seat: number, note: Partial<SheetPlayer>): Sheet {
  return { ...sheet, players: sheet.players.map((player, i) => (i === seat ? { ...player, ...note } : player)) };
}

/** With somebody else who played. */
export function joined(sheet: Sheet, newcomer: Newcomer): Sheet {
  return { ...sheet, players: [...sheet.players, newcomer] };
}

/** Without a player and all that was theirs. */
export function without(sheet: Sheet, seat: number): Sheet {
  return { ...sheet, players: sheet.players.filter((_, i) => i !== seat) };
}

/** Whether the same lies on both, whatever of it is left out because it is nothing. */
export function isSame(one: Sheet, other: Sheet): boolean {
  return stated(one) === stated(other);
}

function stated({ board, variant = null, trains = [], players }: Sheet): string {
  return JSON.stringify([
    [board, variant, trains],
    ...players.map(({ name = '', color = null, routes = [], stations = [], tickets = [], spaces = 0, marker = null }) => [
      [name, color, spaces, marker],
      [routes, stations, tickets],
    ]),
  ]);
}

function withIt(names: readonly string[], name: string, wanted: boolean): string[] {
  if (!wanted) return names.filter((each) => each !== name);
  return names.includes(name) ? [...names] : [...names, name];
}

/** As the player was written down, or by number. */
export function playerName(sheet: Sheet, seat: number): string {
  const { name = '' } = sheet.players[seat] ?? {};
  return name === '' ? t('player-other', { number: seat + 1 }) : name;
}

export function seatNames(sheet: Sheet): string[] {
  return sheet.players.map((_, seat) => playerName(sheet, seat));
}

/** Whose a thing is. */
export function ownerOf(sheet: Sheet, things: Things, name: string): Owner {
  if (things === 'routes' && sheet.trains?.includes(name)) return 'train';
  const seat = sheet.players.findIndex((player) => player[things]?.includes(name));
  return seat < 0 ? null : seat;
}

// --- the family -----------------------------------------------------------------------------------

export interface Standing {
  name: string;
  games: number;
  wins: number;
  average: number;
  best: number;
  /** The sheet on which that was. */
  bestAt: string;
}

/** Of everybody who was counted with a name, however it was written: how often, how often first, and how well. */
export function family(sheets: readonly KeptSheet[]): Standing[] {
  const found = new Map<string, { name: string; when: number; wins: number; games: { total: number; id: string }[] }>();
  for (const { id, sheet, counted } of sheets) {
    sheet.players.forEach(({ name = '' }, seat) => {
      const key = tidied(name).toLocaleLowerCase();
      if (!counted || !key) return;
      const one = found.get(key) ?? { name: '', when: -Infinity, wins: 0, games: [] };
      one.games.push({ total: counted.totals[seat] ?? 0, id });
      if (counted.winners.includes(seat)) one.wins += 1;
      if (counted.when > one.when) [one.name, one.when] = [tidied(name), counted.when]; // as it was written last
      found.set(key, one);
    });
  }
  const standings = Array.from(found.values(), ({ name, wins, games }) => {
    const best = games.reduce((one, other) => (other.total > one.total ? other : one));
    const average = Math.round(games.reduce((sum, { total }) => sum + total, 0) / games.length);
    return { name, games: games.length, wins, average, best: best.total, bestAt: best.id };
  });
  return standings.sort((one, other) => other.wins - one.wins || other.average - one.average);
}

function tidied(name: string): string {
  return name.trim().replace(/\s+/g, ' ');
}

// --- from one device to another -----------------------------------------------------------------------

const FORMAT = 'rallar-family';
const VERSION = 1;

/** All sheets as a file: what lies on the tables and how they were counted. */
export function exported(sheets: readonly KeptSheet[]): string {
  const taken = sheets.map(({ id, sheet, shared, since, counted, numbers }) => ({ id, sheet, shared, since, counted, numbers }));
  return `${JSON.stringify({ format: FORMAT, version: VERSION, sheets: taken }, null, 1)}\n`;
}

/** Keeps the sheets of such a file beside those that are there. Answers with how many are new; null: it is no such file. */
export function imported(text: string): number | null {
  const found = sheetsIn(text);
  if (!found) return null;
  const news = found.filter(({ id, counted }) => !kept[id] || (counted && !kept[id].counted));
  for (const each of news) keepSheet(each);
  return news.length;
}

function sheetsIn(text: string): KeptSheet[] | null {
  try {
    const { format, version, sheets } = JSON.parse(text) as { format?: unknown; version?: unknown; sheets?: unknown };
    return format === FORMAT && version === VERSION && Array.isArray(sheets) && sheets.every(isKept) ? sheets : null;
  } catch {
    return null;
  }
}
