// The sheets of games of cardboard that this device keeps: those being filled in, and the family's history.
import { t } from './i18n.svelte';
import type { PieceColor, Sheet, SheetPlayer } from './protocol';

export interface KeptSheet {
  id: string;
  sheet: Sheet;
  /** The server keeps it, too, and others write on it. */
  shared: boolean;
  since: number;
  /** How it ended, once it was counted. */
  counted?: { totals: number[]; winners: number[]; when: number };
}

export type Things = 'routes' | 'stations' | 'tickets';
export type Owner = number | 'train' | null;

const KEY = 'rallar.sheets';
const LETTERS = 'abcdefghjkmnpqrstvwxyz';

function remembered(): Record<string, KeptSheet> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, KeptSheet>;
  } catch {
    return {};
  }
}

let kept = $state.raw(remembered());

addEventListener('storage', (event) => {
  if (event.key === KEY) kept = remembered();
});

function save(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // a browser without storage keeps its sheets until it is closed
  }
}

export function keptSheets(): KeptSheet[] {
  return Object.values(kept).sort((one, other) => other.since - one.since);
}

export function sheetAt(id: string): KeptSheet | undefined {
  return kept[id];
}

export function keepSheet(found: KeptSheet): void {
  kept = { ...remembered(), [found.id]: found };
  save();
}

export function forgetSheet(id: string): void {
  kept = Object.fromEntries(Object.entries(remembered()).filter(([each]) => each !== id));
  save();
}

/** A sheet of this device alone; the server's have longer names. */
export function newSheet(board: string, variant: string | null, players: { name: string; color: PieceColor }[]): KeptSheet {
  const id = Array.from(crypto.getRandomValues(new Uint8Array(6)), (octet) => LETTERS[octet % LETTERS.length]).join('');
  const sheet: Sheet = { board, players, ...(variant === null ? {} : { variant }) };
  const made = { id, sheet, shared: false, since: Date.now() };
  keepSheet(made);
  return made;
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

function withIt(names: readonly string[], name: string, wanted: boolean): string[] {
  if (!wanted) return names.filter((each) => each !== name);
  return names.includes(name) ? [...names] : [...names, name];
}

/** As the player was written down, or by number. */
export function playerName(sheet: Sheet, seat: number): string {
  const { name = '' } = sheet.players[seat] ?? {};
  return name === '' ? t('player-other', { number: seat + 1 }) : name;
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
}

/** Of everybody who was counted with a name: how often, how often first, and how well. */
export function family(sheets: readonly KeptSheet[]): Standing[] {
  const found = new Map<string, { totals: number[]; wins: number }>();
  for (const { sheet, counted } of sheets) {
    sheet.players.forEach(({ name }, seat) => {
      if (!counted || !name) return;
      const one = found.get(name) ?? { totals: [], wins: 0 };
      one.totals.push(counted.totals[seat] ?? 0);
      if (counted.winners.includes(seat)) one.wins += 1;
      found.set(name, one);
    });
  }
  const records = Array.from(found, ([name, { totals, wins }]) => ({
    name,
    games: totals.length,
    wins,
    average: Math.round(totals.reduce((sum, total) => sum + total, 0) / totals.length),
    best: Math.max(...totals),
  }));
  return records.sort((one, other) => other.wins - one.wins || other.average - one.average);
}
