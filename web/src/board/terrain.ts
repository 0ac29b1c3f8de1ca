// What mouse, finger and keyboard find on a board, and what they may do with it.
import type { BoardIndex } from '../lib/boards';
import type { Spot } from './spots';

export interface Terrain {
  index: () => BoardIndex;
  spots: () => readonly Spot[];
  /** Routes to claim or to lay a tile on. */
  usable: () => ReadonlySet<string>;
  /** Cities where a station can be built. */
  sites: () => ReadonlySet<string>;
  /** Whether something is picked already. */
  holds: () => boolean;
  /** What tells a route from others; those that are called the same can be taken for each other. */
  called: (route: string) => string;
  pick: (spot: Spot) => void;
  /** Something was clicked where nothing is. */
  sea: () => void;
  /** Moves the focus to a spot. */
  focus: (spot: Spot) => void;
  /** Moves the focus off the map. */
  leave: () => void;
}
