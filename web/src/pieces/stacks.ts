// Cards of one kind, on top of each other.
import { CARDS, type Card, type Cards } from '../lib/protocol';

export interface Stack {
  card: Card;
  number: number;
}

/** The kinds there are any of, in the order of cards. */
export function stacks(cards: Cards): Stack[] {
  return CARDS.map((card, i) => ({ card, number: cards[i] ?? 0 })).filter(({ number }) => number > 0);
}
