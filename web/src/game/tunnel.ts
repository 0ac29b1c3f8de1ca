// A tunnel as it is shown: what was turned up, and what it costs.
import type { Card, Tunnel } from '../lib/protocol';

export interface Dig {
  route: string;
  turned: Card[];
  due: number;
  player: string;
}

export function digOf({ route, turned, due }: Tunnel, player: string): Dig {
  return { route, turned, due, player };
}
