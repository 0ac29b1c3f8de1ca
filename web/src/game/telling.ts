// The log in words: what one seat did in a row is one line.
import { t } from '../lib/i18n.svelte';
import type { LogEntry, Seat, ToldLine } from '../lib/protocol';
import type { Words } from '../lib/words';

export interface Told {
  key: string;
  position: number;
  seat: number | null;
  text: string;
}

export function tell(entries: readonly LogEntry[], words: Words): Told[] {
  return entries.flatMap((entry) =>
    runs(entry.told).map((lines, i) => ({
      key: `${entry.position}.${i}`,
      position: entry.position,
      seat: lines[0]?.seat ?? null,
      text: lines.map((line) => words.say(line)).join(' · '),
    })),
  );
}

/** A move in sentences, for those who listen. */
export function aloud(entry: LogEntry, words: Words, seats: readonly Seat[]): string {
  const said = tell([entry], words).map(({ seat, text }) =>
    seat === null ? text : `${t('log-who', { player: seats[seat]?.name ?? '' })} ${text}`,
  );
  return said.join('. ');
}

/** Lines of the same seat together; what nobody did stands alone. */
function runs(lines: readonly ToldLine[]): ToldLine[][] {
  const found: ToldLine[][] = [];
  for (const line of lines) {
    const run = found.at(-1);
    if (run && line.seat !== null && run[0]?.seat === line.seat) run.push(line);
    else found.push([line]);
  }
  return found;
}
