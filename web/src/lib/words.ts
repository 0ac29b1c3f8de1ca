// What a table's things are called, for sentences; and cards as records write them.
import type { BoardIndex } from './boards';
import { t } from './i18n.svelte';
import type { Names } from './params';
import { CARDS, type Card, type Cards, type Problem } from './protocol';

export class Words {
  private readonly names: Names;

  constructor(index: BoardIndex | null, player?: (seat: number) => string) {
    this.names = {
      place: (id) => index?.place(id) ?? id,
      routeName: (id) => index?.routeName(id) ?? id,
      ticketName: (id) => index?.ticketName(id) ?? id,
      player,
    };
  }

  /** A refusal, with the one behind it as the reason, or a line of the log, as a sentence. */
  say({ key, params, because }: Problem): string {
    return t(key, because ? { ...params, reason: this.say(because) } : params, this.names);
  }
}

/** `red:3,locomotive:1` as nine numbers. */
export function parseCards(notation: string): Cards {
  const counts = CARDS.map(() => 0);
  for (const part of notation ? notation.split(',') : []) {
    const [card = '', number = '0'] = part.split(':');
    counts[CARDS.indexOf(card as Card)] = Number(number);
  }
  return counts;
}

export function writeCards(cards: Cards): string {
  return CARDS.map((card, i) => [card, cards[i] ?? 0] as const)
    .filter(([, number]) => number > 0)
    .map(([card, number]) => `${card}:${number}`)
    .join(',');
}
