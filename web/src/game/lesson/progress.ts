// How far the lessons of this browser have come, table by table.
import { areWords, isObject, sound, store, stored } from '../../lib/stored';

export interface Progress {
  done: readonly string[]; // steps
  ended: boolean;
}

const KEY = 'rallar.lessons';
const KEPT = 20; // tables
const NEW: Progress = { done: [], ended: false };

function all(): Record<string, Progress> {
  return sound(stored(KEY), isProgress);
}

function isProgress(found: unknown): found is Progress {
  return isObject(found) && areWords(found.done) && typeof found.ended === 'boolean';
}

export function progressAt(table: string): Progress {
  return all()[table] ?? NEW;
}

export function keepProgress(table: string, progress: Progress): void {
  const { [table]: _, ...others } = all();
  store(KEY, Object.fromEntries(Object.entries({ ...others, [table]: progress }).slice(-KEPT)));
}
