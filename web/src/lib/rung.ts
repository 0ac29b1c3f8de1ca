// What the server was told of this device, so that nothing is told here twice: small, for every page may ask.
import { areWords, store, stored } from './stored';

/** What was told, and of which seats (as table/seat); those at which the server rings for this device. */
export interface Said {
  what: string;
  seats: string[];
  rung?: string[];
}

const KEY = 'rallar.bell';

export function remembered(): Said {
  const { what, seats, rung = [] } = stored(KEY);
  return typeof what === 'string' && areWords(seats) && areWords(rung) ? { what, seats, rung } : { what: '', seats: [] };
}

export function remember(said: Said): void {
  store(KEY, said);
}

export function forget(): void {
  localStorage.removeItem(KEY);
}

/** Whether the server rings for this device at a table. */
export function isRung(table: string): boolean {
  return (remembered().rung ?? []).some((place) => place.startsWith(`${table}/`));
}
