// Which sound a move makes: its weightiest event's.
import type { Sound } from '../lib/sounds';
import type { LogEntry } from '../lib/protocol';

const SOUNDS: [Sound, string[]][] = [
  ['end', ['over']],
  ['last-round', ['last-round']],
  ['tunnel', ['turned']],
  ['cars', ['claimed', 'bullet', 'station', 'built']],
  ['card', ['drew', 'took', 'offered']],
];

export function soundOf(entry: LogEntry): Sound | null {
  const kinds = new Set(entry.events.map((event) => event.kind));
  return SOUNDS.find(([, causes]) => causes.some((kind) => kinds.has(kind)))?.[0] ?? null;
}
