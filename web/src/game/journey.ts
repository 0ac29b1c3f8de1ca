// Routes in the order of a journey, as the places passed on the way.
import type { BoardIndex } from '../lib/boards';

export function placesAlong(index: BoardIndex, routes: readonly string[]): string[] {
  const legs = routes.map((id) => index.routes.get(id)).filter((route) => route !== undefined);
  const [first, second] = legs;
  if (!first) return [];
  const turned = second !== undefined && (first.a === second.a || first.a === second.b);
  const cities = turned ? [first.b, first.a] : [first.a, first.b];
  for (const leg of legs.slice(1)) cities.push(leg.a === cities.at(-1) ? leg.b : leg.a);
  return cities.map((city) => index.place(city));
}
