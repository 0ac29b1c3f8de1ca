// What has perhaps been forgotten: a single route that would make a ticket.
import type { BoardIndex } from '../../lib/boards';
import type { LaidOut } from '../../lib/count';
import type { Sheet } from '../../lib/protocol';

export interface Missing {
  seat: number;
  ticket: string;
  routes: string[];
}

/** Of each player the tickets that are not made, but would be with one more of the routes that are nobody's. */
export function missing(index: BoardIndex, sheet: Sheet, laid: LaidOut): Missing[] {
  const seats = laid.count()?.outcome.seats ?? [];
  return seats.flatMap(({ seat, tickets }) => {
    const own = [...(sheet.players[seat]?.routes ?? []), ...(sheet.trains ?? [])];
    return tickets.flatMap(({ ticket, made }) => {
      const { a, b } = index.tickets.get(ticket)!;
      const [here, there] = made ? [] : [a, b].map((place) => reached(index, index.citiesOf(place), own));
      if (!here || !there) return [];
      const joins = (id: string) => {
        const { a, b } = index.routes.get(id)!;
        return (here.has(a) && there.has(b)) || (here.has(b) && there.has(a));
      };
      const routes = laid.free.filter(joins);
      return routes.length ? [{ seat, ticket, routes }] : [];
    });
  });
}

/** The cities that routes lead to from some. */
function reached(index: BoardIndex, from: readonly string[], routes: readonly string[]): ReadonlySet<string> {
  const found = new Set(from);
  for (const city of found) {
    for (const id of routes) {
      const { a, b } = index.routes.get(id)!;
      if (a === city) found.add(b);
      else if (b === city) found.add(a);
    }
  }
  return found;
}
