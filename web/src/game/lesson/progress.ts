// How far the lessons of this browser have come, table by table.
export interface Progress {
  done: readonly string[]; // steps
  ended: boolean;
}

const KEY = 'rallar.lessons';
const KEPT = 20; // tables
const NEW: Progress = { done: [], ended: false };

function all(): Record<string, Progress> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Progress>;
  } catch {
    return {}; // no storage, or not ours
  }
}

export function progressAt(table: string): Progress {
  return all()[table] ?? NEW;
}

export function keepProgress(table: string, progress: Progress): void {
  const { [table]: _, ...others } = all();
  const kept = Object.entries({ ...others, [table]: progress }).slice(-KEPT);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // a browser without storage teaches until it is closed
  }
}
