// Chances after every move as lines on a sheet, 1000 wide and 100 high.
import type { Standing } from '../lib/protocol';

const HIGH = 100;

export function across(at: number, last: number): number {
  return (1000 * at) / last;
}

export function way(standings: readonly Standing[], seat: number, last: number): string {
  return `M${places(standings, last, ({ chance }) => chance[seat] ?? 0).join('L')}`;
}

/** What holds 95 of 100 cases, around the line. */
export function band(standings: readonly Standing[], seat: number, last: number): string {
  const edge = (sign: number) => places(standings, last, ({ chance, unsure }) => (chance[seat] ?? 0) + sign * (unsure[seat] ?? 0));
  return `M${[...edge(1), ...edge(-1).reverse()].join('L')}Z`;
}

function places(standings: readonly Standing[], last: number, share: (standing: Standing) => number): string[] {
  return standings.map((each, at) => `${across(at, last)} ${HIGH - HIGH * Math.min(1, Math.max(0, share(each)))}`);
}
