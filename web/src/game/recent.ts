// What the others did since a player's own last turn.
import type { LogEntry } from '../lib/protocol';

/** Moves of the others since my last turn. What I have done in the turn that still runs does not count as a last turn. */
export function sinceMyTurn(log: readonly LogEntry[], me: number | null, seats: number, mine: boolean): LogEntry[] {
  const moves = log.filter((entry) => entry.seat !== null);
  if (me === null) return lastRound(moves, seats);
  let end = moves.length;
  while (mine && end > 0 && moves[end - 1]?.seat === me) end -= 1;
  let start = end;
  while (start > 0 && moves[start - 1]?.seat !== me) start -= 1;
  return moves.slice(start, end);
}

/** For those who watch: as far back as the latest mover's turn before this one. */
function lastRound(moves: LogEntry[], seats: number): LogEntry[] {
  let start = moves.length;
  let turns = 0;
  while (start > 0) {
    if (moves[start - 1]?.seat !== moves[start]?.seat) turns += 1;
    if (turns > seats) break;
    start -= 1;
  }
  return moves.slice(start);
}

/** The routes on which cars or bullet trains were set. */
export function claimedIn(entries: readonly LogEntry[]): string[] {
  const events = entries.flatMap((entry) => entry.events);
  return events.flatMap(({ kind, route }) => ((kind === 'claimed' || kind === 'bullet') && route ? [route] : []));
}
