// What many analysed games have in common: how I choose, what I lose points on, which routes I like.
import type { Analysis } from '../lib/protocol';

export const LOSSES = ['keep', 'draw', 'tickets', 'claim', 'other'] as const;
export type Kind = (typeof LOSSES)[number];

/** A game of mine, and the seat I had. */
export interface Played {
  analysis: Analysis;
  seat: number;
}

export interface Trends {
  games: number;
  pointsATurn: number;
  made: number;
  tickets: number;
  /** What choices and luck gave, of the chance to win; a number for each game, the oldest first. */
  choices: number[];
  luck: number[];
  /** Points lost in a game beside the master, by what was done. */
  lost: Record<Kind, number>;
  /** Of each board: its routes with how often I claimed them, those claimed most first. */
  favorites: { board: string; routes: ReadonlyMap<string, number> }[];
}

/** Of games in their order; where nobody could judge only what can be counted counts. */
export function trendsOf(games: readonly Played[]): Trends {
  const own = games.flatMap(({ analysis, seat }) => analysis.economies.filter((each) => each.seat === seat));
  const balances = games.flatMap(({ analysis, seat }) => analysis.balances.filter((each) => each.seat === seat));
  const tickets = own.flatMap((each) => each.tickets);
  const turns = sum(own.map((each) => each.turns));
  return {
    games: games.length,
    pointsATurn: turns ? sum(own.map(({ points }) => points)) / turns : 0,
    made: tickets.filter(({ made }) => made).length,
    tickets: tickets.length,
    choices: balances.map(({ chance }) => chance.choices),
    luck: balances.map(({ chance }) => chance.deal + chance.cards),
    lost: lostBy(games, balances.length),
    favorites: favoritesOf(games),
  };
}

export function mean(values: readonly number[]): number {
  return values.length ? sum(values) / values.length : 0;
}

export function kindOf(move: string): Kind {
  const word = move.split(' ')[0] ?? '';
  return LOSSES.find((kind) => kind === word) ?? 'other';
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function lostBy(games: readonly Played[], judged: number): Record<Kind, number> {
  const lost: Record<Kind, number> = { keep: 0, draw: 0, tickets: 0, claim: 0, other: 0 };
  for (const { analysis, seat } of games) {
    for (const choice of analysis.choices) {
      if (choice.seat === seat) lost[kindOf(choice.move)] -= (choice.lead[seat] ?? 0) / judged;
    }
  }
  return lost;
}

function favoritesOf(games: readonly Played[]): Trends['favorites'] {
  const boards = new Map<string, Map<string, number>>();
  for (const { analysis, seat } of games) {
    const routes = boards.get(analysis.board) ?? new Map<string, number>();
    boards.set(analysis.board, routes);
    analysis.moves.forEach((move, i) => {
      const [word, route] = move.split(' ');
      const built = word === 'claim' && analysis.moves[i + 1] !== 'decline'; // a tunnel may ask for more than one will pay
      if (built && route && analysis.movers[i] === seat) routes.set(route, (routes.get(route) ?? 0) + 1);
    });
  }
  return Array.from(boards, ([board, routes]) => ({
    board,
    routes: new Map([...routes].sort(([, one], [, other]) => other - one)),
  }));
}
