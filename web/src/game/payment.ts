// Payments as the notation writes them, as cards to draw, and as a person puts them together.
import { CARDS, type Card, type Cards } from '../lib/protocol';
import { stacks, type Stack } from '../pieces/stacks';
import { parseCards } from '../lib/words';

export function stacksOf(payment: string): Stack[] {
  return stacks(parseCards(payment));
}

export function total(cards: Cards): number {
  return cards.reduce((sum, number) => sum + number, 0);
}

export const NO_CARDS: Cards = CARDS.map(() => 0);

/** One card more or less of a kind: never fewer than none, never more than the hand has. */
export function changed(cards: Cards, card: Card, by: 1 | -1, hand: Cards): Cards {
  const place = CARDS.indexOf(card);
  const number = Math.max(0, Math.min((cards[place] ?? 0) + by, hand[place] ?? 0));
  return cards.map((old, i) => (i === place ? number : old));
}
