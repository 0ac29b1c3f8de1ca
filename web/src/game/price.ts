// What a route costs, and what a player has of it, in words.
import { t } from '../lib/i18n.svelte';
import { CARDS, type Card, type Cards, type Kind, type Route } from '../lib/protocol';

/** Nothing can be said of a bed before its tile is laid. `jokers`: the kinds of track on which locomotives help. */
export function priceWords(route: Route, tile: string | undefined, hand: Cards, jokers: readonly Kind[]): string {
  const color = tile ?? route.color;
  if (!color) return '';
  const plain = route.length - route.locomotives;
  const engines = route.locomotives ? `,locomotive:${route.locomotives}` : '';
  const helped = route.locomotives > 0 || jokers.includes(route.kind);
  const held = [color === 'gray' ? most(hand) : (color as Card), ...(helped ? ['locomotive' as const] : [])];
  return t(color === 'gray' ? 'price-any' : 'price-color', {
    number: plain,
    cards: color === 'gray' ? engines.slice(1) : `${color}:${plain}${engines}`,
    engines: route.locomotives,
    turned: held.flatMap((card) => (numberOf(hand, card) ? [`${card}:${numberOf(hand, card)}`] : [])).join(','),
  });
}

function most(hand: Cards): Card {
  return CARDS.filter((card) => card !== 'locomotive').reduce((best, card) => (numberOf(hand, card) > numberOf(hand, best) ? card : best));
}

function numberOf(hand: Cards, card: Card): number {
  return hand[CARDS.indexOf(card)] ?? 0;
}
