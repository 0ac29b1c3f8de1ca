// The cards a player puts down: one of the payments the server named, or any others, which it then judges.
import { problemOf } from '../lib/api';
import type { Card, Cards, Problem } from '../lib/protocol';
import { parseCards } from '../lib/words';
import { changed, NO_CARDS } from './payment';

/** The payments that the server named. Not complete: there are more, to be composed. */
export interface Suggestions {
  payments: string[];
  complete: boolean;
}

export class Paying {
  suggestions = $state.raw<Suggestions | null>(null);
  /** Chosen from the suggestions, or put together by hand. */
  cards = $state.raw<Cards>(NO_CARDS);
  composing = $state(false);
  /** Why what is put together will not do; undefined while the server is asked. */
  verdict = $state.raw<Problem | null | undefined>(null);

  private questions = 0;

  /** `judge` asks the server about the move with these cards; null if it is none. */
  constructor(private readonly judge: () => Promise<Problem | null> | null) {}

  /** Whether nothing is known against the cards. */
  get good(): boolean {
    return !this.composing || this.verdict === null;
  }

  suggest(suggestions: Suggestions): void {
    this.suggestions = suggestions;
    this.cards = parseCards(suggestions.payments[0] ?? '');
  }

  choose(payment: string): void {
    this.questions += 1;
    this.cards = parseCards(payment);
    this.composing = false;
    this.verdict = null;
  }

  /** Lets the player put a payment together card by card, beginning with the one chosen. */
  compose(): Promise<void> {
    this.composing = true;
    return this.ask();
  }

  change(card: Card, by: 1 | -1, hand: Cards): Promise<void> {
    this.cards = changed(this.cards, card, by, hand);
    return this.ask();
  }

  clear(): void {
    this.questions += 1; // an answer still under way is no longer wanted
    this.suggestions = null;
    this.cards = NO_CARDS;
    this.composing = false;
    this.verdict = null;
  }

  private async ask(): Promise<void> {
    const question = ++this.questions;
    this.verdict = undefined;
    const verdict = await this.judge()?.catch(problemOf);
    if (question === this.questions) this.verdict = verdict;
  }
}
