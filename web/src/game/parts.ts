// The parts of the screen that a layout puts in their places.
import type { Snippet } from 'svelte';

export interface Parts {
  /** What is asked just now. */
  asked: Snippet;
  /** A hint, while it is shown. */
  hint: Snippet | null;
  players: Snippet;
  tickets: Snippet;
  /** Looks for a city. */
  find: Snippet;
  market: Snippet;
  /** What can be done in a turn, or what was done last. */
  actions: Snippet;
  /** The log and the chat. */
  talk: Snippet;
  /** My cards; nobody's for those who watch, and while the screen is covered. */
  hand: Snippet | undefined;
}
