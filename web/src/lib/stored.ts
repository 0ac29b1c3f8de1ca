// What this browser keeps from one visit to the next. Somebody may have changed it by hand, and some browsers keep nothing.

/** What was kept, each thing by its name: nothing, if it can't be read. Who asks looks whether a thing is what it should be. */
export function stored(key: string): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    return isObject(found) ? found : {};
  } catch {
    return {};
  }
}

/** A browser without storage keeps it until it is closed. */
export function store(key: string, kept: object): void {
  try {
    localStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // there is nothing to be done
  }
}

/** Those of the things kept that are what they should be. */
export function sound<T>(found: Record<string, unknown>, is: (thing: unknown, name: string) => thing is T): Record<string, T> {
  return Object.fromEntries(Object.entries(found).filter((entry): entry is [string, T] => is(entry[1], entry[0])));
}

export function isObject(found: unknown): found is Record<string, unknown> {
  return typeof found === 'object' && found !== null && !Array.isArray(found);
}

export function areWords(found: unknown): found is string[] {
  return Array.isArray(found) && found.every((each) => typeof each === 'string');
}
