// From a key with raw parameters (ids, seats, cards) to a sentence in the language spoken.
import type { BoardIndex } from './boards';
import { t } from './i18n.svelte';
import { CARDS, type Card, type Cards, type Problem } from './protocol';

export class Words {
  constructor(
    private readonly index: BoardIndex | null,
    private readonly player: (seat: number) => string = (seat) => t('player-other', { number: seat + 1 }),
  ) {}

  /** A refusal, or a line of the log, as a sentence. */
  say({ key, params }: Problem): string {
    const shown = Object.entries(params).map(([name, value]) => [name, this.shown(name, value)] as const);
    return t(key, Object.fromEntries(shown));
  }

  private shown(name: string, value: string | number): string | number {
    const text = String(value);
    switch (name) {
      case 'player':
        return this.player(Number(value));
      case 'seat':
      case 'turn':
      case 'start':
        return typeof value === 'number' ? value + 1 : value;
      case 'card':
      case 'color':
        return (CARDS as readonly string[]).includes(text) ? t(`card-${text}`) : value;
      case 'cards':
        return typeof value === 'string' ? cardsText(text) : value;
      case 'asked':
        return t(`asked-${text}`);
      case 'kind':
        return t(`kind-${text}`);
      case 'route':
        return this.index?.routeName(text) ?? value;
      case 'routes':
        return list(text.split(',').map((id) => this.index?.routeName(id) ?? id));
      case 'ticket':
        return this.index?.ticketName(text) ?? value;
      case 'tickets':
        return list(text.split(',').map((id) => this.index?.ticketName(id) ?? id));
      case 'city':
        return this.index?.place(text) ?? value;
      default:
        return value;
    }
  }
}

function list(parts: string[]): string {
  return parts.join(', ');
}

/** `red:3,locomotive:1`, or cards one by one as in `red,locomotive`, in words. */
export function cardsText(notation: string): string {
  return list(
    notation.split(',').map((part) => {
      const [card = '', number] = part.split(':');
      if (!(CARDS as readonly string[]).includes(card)) return part;
      return number === undefined ? t(`card-${card}`) : counted(card as Card, Number(number));
    }),
  );
}

export function counted(card: Card, number: number): string {
  if (card === 'locomotive') return t('cards-locomotives', { number, symbol: '' }).replace(/\s+/g, ' ').trim();
  return t('cards-number', { number, card: t(`card-${card}`) });
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
