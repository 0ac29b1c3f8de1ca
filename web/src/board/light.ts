// What the map lights up, and for which reason.
import type { BoardIndex } from '../lib/boards';
import type { LogEntry } from '../lib/protocol';

export interface Light {
  routes: readonly string[];
  cities: readonly string[];
}

export const DARK: Light = { routes: [], cities: [] };

export function ofTicket(index: BoardIndex, ticket: string, path: readonly string[] | null): Light {
  const found = index.tickets.get(ticket);
  return { routes: path ?? [], cities: found ? [found.a, found.b].flatMap((place) => index.citiesOf(place)) : [] };
}

export function ofPlace(index: BoardIndex, place: string): Light {
  const cities = index.citiesOf(place);
  const routes = index.board.routes.filter((route) => cities.includes(route.a) || cities.includes(route.b));
  return { routes: routes.map((route) => route.id), cities };
}

export function ofRoutes(index: BoardIndex, routes: readonly string[]): Light {
  const ends = routes.flatMap((id) => [index.routes.get(id)?.a, index.routes.get(id)?.b]);
  return { routes, cities: [...new Set(ends.filter((city) => city !== undefined))] };
}

/** The cities that are not dimmed: also where the lit routes end. */
export function shining(index: BoardIndex, light: Light): ReadonlySet<string> {
  return new Set([...light.cities, ...ofRoutes(index, light.routes).cities]);
}

/** Where on the map a move happened; dark if it was only about cards. */
export function ofEntry(index: BoardIndex, entry: LogEntry): Light {
  const routes = touched(entry);
  const cities = entry.events.flatMap((event) => (event.kind === 'station' && event.city ? [event.city] : []));
  return { routes, cities: [...ofRoutes(index, routes).cities, ...cities] };
}

const ON_THE_MAP = new Set(['claimed', 'bullet', 'built', 'laid', 'declined']);

function touched(entry: LogEntry): string[] {
  const routes = entry.events.flatMap((event) => (ON_THE_MAP.has(event.kind) && event.route ? [event.route] : []));
  return [...new Set(routes)];
}

export function isDark(light: Light): boolean {
  return light.routes.length + light.cities.length === 0;
}
