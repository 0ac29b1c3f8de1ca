// What the server was told of this device, so that nothing is told here twice: small, for every page may ask.

/** What was told, and of which seats (as table/seat); those at which the server rings for this device. */
export interface Said {
  what: string;
  seats: string[];
  rung?: string[];
}

const KEY = 'rallar.bell';

export function remembered(): Said {
  return (JSON.parse(localStorage.getItem(KEY) ?? 'null') as Said | null) ?? { what: '', seats: [] };
}

export function remember(said: Said): void {
  localStorage.setItem(KEY, JSON.stringify(said));
}

export function forget(): void {
  localStorage.removeItem(KEY);
}

/** Whether the server rings for this device at a table. */
export function isRung(table: string): boolean {
  try {
    return (remembered().rung ?? []).some((place) => place.startsWith(`${table}/`));
  } catch {
    return false; // no storage, or not ours
  }
}
