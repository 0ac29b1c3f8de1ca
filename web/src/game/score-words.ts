// The final score in words.
import type { BoardIndex } from '../lib/boards';
import { listed, t } from '../lib/i18n.svelte';
import type { Outcome, SeatScore, TieBreak } from '../lib/protocol';
import { placesAlong } from './journey';
import { sum, type Step } from './score-steps';

type Name = (seat: number) => string;

export function stepWords(step: Step, index: BoardIndex): string {
  switch (step.kind) {
    case 'routes':
      return t('score-routes', { number: step.number });
    case 'ticket':
      return `${index.ticketName(step.ticket.ticket)}: ${t(step.ticket.made ? 'prospect-made' : 'score-no-ticket-routes')}`;
    case 'station': {
      const lends = step.station.borrowed ? t('score-borrowed', { route: step.station.borrowed }, index) : t('score-lent-nothing');
      return `${t('score-stations', { city: step.station.city }, index)}: ${lends}`;
    }
    case 'longest': {
      const places = placesAlong(index, step.routes).join(' – ');
      return `${t('score-longest-path-title')}: ${t('score-longest-path', { length: step.length, places })}`;
    }
    case 'bonus':
      return t(`score-bonus-${step.bonus.measure}`);
  }
}

/** Of a score, or of as little as is known of it. */
type Totals = Pick<Outcome, 'winners'> & { seats: readonly { total: number }[] };

export function winnerWords({ winners, seats }: Totals, name: Name, me: number | null): string {
  const [first = 0] = winners;
  const points = seats[first]?.total ?? 0;
  if (winners.length > 1) return t('score-shared', { players: winners.join(','), points }, { player: name });
  return first === me ? t('score-you-won', { points }) : t('score-won', { player: first, points }, { player: name });
}

/** What parted those who were level, in the order it was looked at. */
export function tieWords({ tie_breaks, winners }: Outcome, name: Name): string[] {
  const level = tie_breaks.length && winners.length > 1 ? [t('score-tie-level')] : [];
  return [...tie_breaks.map((each, i) => tieBreakWords(each, i, name)), ...level];
}

function tieBreakWords({ measure, units }: TieBreak, i: number, name: Name): string {
  const each = Object.entries(units).map(([seat, number]) =>
    t('score-units-of', { player: Number(seat), units: number }, { player: name }),
  );
  return t(i === 0 ? 'score-tie-break' : 'score-tie-break-next', { measure, units: listed(each) });
}

/** What a total is made of. */
export function partsWords({ routes, tickets, bonuses }: SeatScore): string {
  return [
    `${t('score-column-routes')} ${units(sum(routes))}`,
    `${t('score-column-tickets')} ${units(sum(tickets))}`,
    ...(bonuses.length ? [`${t('score-column-bonuses')} ${units(sum(bonuses))}`] : []),
  ].join(' · ');
}

export function units(number: number): string {
  return t('score-units', { units: number });
}

/** Nothing for none. */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '';
}
