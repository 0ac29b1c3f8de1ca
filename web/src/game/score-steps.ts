// The final score as a story: one thing counted after another, each with its light on the map.
import type { BoardIndex } from '../lib/boards';
import type { BonusScore, Outcome, SeatScore, StationScore, TicketScore } from '../lib/protocol';
import type { Scored } from './rules/rules';
import { DARK, ofRoutes, ofTicket, type Light } from '../board/light';

export type Step = { seat: number; points: number; light: Light } & (
  | { kind: 'routes'; number: number }
  | { kind: 'ticket'; ticket: TicketScore }
  | { kind: 'station'; station: StationScore }
  | { kind: 'longest'; length: number; routes: string[] }
  | { kind: 'bonus'; bonus: BonusScore }
);

/** Category by category, so that the end stays open: routes, tickets, stations, longest paths, bonuses. */
export function stepsOf(outcome: Outcome, index: BoardIndex): Step[] {
  const each = (steps: (score: SeatScore) => Step[]) => outcome.seats.flatMap(steps);
  return [
    ...each((score) => [routesStep(score, index)]),
    ...each((score) => score.tickets.map((ticket) => ticketStep(score, ticket, index))),
    ...each((score) => score.stations.map((station) => stationStep(score, station, index))),
    ...(countsPaths(outcome) ? each((score) => [longestStep(score, index)]) : []),
    ...each((score) => score.bonuses.map((bonus) => bonusStep(score, bonus, index))),
  ];
}

/** The kind of thing that a step counts, of which the rules say something. */
export function scoredBy(step: Step): Scored {
  return step.kind === 'bonus' ? step.bonus.measure : step.kind;
}

/** The points of each seat once the first steps are counted. */
export function totalsAfter(steps: readonly Step[], counted: number, seats: number): number[] {
  const totals = Array.from({ length: seats }, () => 0);
  for (const step of steps.slice(0, counted)) totals[step.seat] = (totals[step.seat] ?? 0) + step.points;
  return totals;
}

export function sum(things: readonly { points: number }[]): number {
  return things.reduce((points, thing) => points + thing.points, 0);
}

/** Best first; the winners before those who are level with them. */
export function standings(outcome: Outcome): SeatScore[] {
  const lost = (score: SeatScore) => Number(!outcome.winners.includes(score.seat));
  return outcome.seats.toSorted((one, other) => other.total - one.total || lost(one) - lost(other));
}

/** Whether they earn a bonus, or part those who are level. */
function countsPaths({ seats, tie_breaks }: Outcome): boolean {
  const measures = [...seats.flatMap(({ bonuses }) => bonuses), ...tie_breaks].map(({ measure }) => measure);
  return measures.includes('longest_path') || measures.includes('longest_path_bonus');
}

function routesStep(score: SeatScore, index: BoardIndex): Step {
  const light = ofRoutes(
    index,
    score.routes.map(({ route }) => route),
  );
  return { kind: 'routes', seat: score.seat, points: sum(score.routes), number: score.routes.length, light };
}

function ticketStep(score: SeatScore, ticket: TicketScore, index: BoardIndex): Step {
  return { kind: 'ticket', seat: score.seat, points: ticket.points, ticket, light: ofTicket(index, ticket.ticket, ticket.routes) };
}

function stationStep(score: SeatScore, station: StationScore, index: BoardIndex): Step {
  const light = ofRoutes(index, station.borrowed ? [station.borrowed] : []);
  return { kind: 'station', seat: score.seat, points: 0, station, light: { ...light, cities: [...light.cities, station.city] } };
}

function longestStep(score: SeatScore, index: BoardIndex): Step {
  const { length, routes } = score.longest_path;
  return { kind: 'longest', seat: score.seat, points: 0, length, routes, light: ofRoutes(index, routes) };
}

function bonusStep(score: SeatScore, bonus: BonusScore, index: BoardIndex): Step {
  const light = bonus.measure === 'longest_path' ? ofRoutes(index, score.longest_path.routes) : DARK;
  return { kind: 'bonus', seat: score.seat, points: bonus.points, bonus, light };
}
