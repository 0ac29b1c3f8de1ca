// What a seat has on the map.
import type { View } from '../lib/protocol';

export function networkOf(view: View | null, seat: number): string[] {
  return Object.entries(view?.owners ?? {}).flatMap(([route, owner]) => (owner === seat ? [route] : []));
}
