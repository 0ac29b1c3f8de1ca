// Which cards fly where when a move is made: from where they lay to whose they are now.
import type { Card, LogEntry, GameEvent } from '../lib/protocol';

export interface Flight {
  what: Card | 'back' | 'ticket';
  from: string;
  to: string;
}

/** Places are named as in the `data-place` attributes of the screen. */
export function flightsOf(entry: LogEntry, me: number | null): Flight[] {
  return entry.seat === null ? [] : entry.events.flatMap((event) => flightOf(event, me));
}

function flightOf(event: GameEvent, me: number | null): Flight[] {
  const to = event.seat === me ? 'hand' : `player-${event.seat}`;
  if (event.kind === 'took' && event.card) return [{ what: event.card, from: `open-${event.slot}`, to }];
  if (event.kind === 'drew') return [{ what: event.card ?? 'back', from: 'deck', to }];
  if (event.kind === 'offered') return [{ what: 'ticket', from: 'tickets', to }];
  return [];
}
