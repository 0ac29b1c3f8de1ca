// What a route costs, what a player has of it and what it brings, in words.
import { t } from '../lib/i18n.svelte';
import { CARDS, type Card, type Cards, type Route, type Rules } from '../lib/protocol';

/** Nothing can be said of a bed before its tile is laid. */
export function priceWords(route: Route, tile: string | undefined, hand: Cards, rules: Pick<Rules, 'jokers' | 'ferry_substitute'>): string {
  const color = tile ?? route.color;
  if (!color) return '';
  const plain = route.length - route.locomotives;
  const engines = route.locomotives ? [`locomotive:${route.locomotives}`] : [];
  const helped = route.locomotives > 0 || rules.jokers.includes(route.kind);
  const some = [color === 'gray' ? most(hand) : (color as Card), ...(helped ? ['locomotive' as const] : [])];
  const traded = route.substitute || (route.locomotives && rules.ferry_substitute); // several cards count as one: any may help
  const held = traded ? CARDS : some;
  const turned = held.flatMap((card) => (numberOf(hand, card) ? [`${card}:${numberOf(hand, card)}`] : [])).join(',');
  const cards = [...(plain && color !== 'gray' ? [`${color}:${plain}`] : []), ...engines].join(',');
  if (plain && color === 'gray') return t('price-any', { number: plain, cards, engines: route.locomotives, turned });
  return turned ? t('price-color', { cards, turned }) : t('price-color-none', { cards });
}

/** Points, or where a bullet train is left for it, steps on the bullet track. */
export function worthWords({ kind, length }: Route, table: Readonly<Record<number, number>>, trains: number): string {
  if (kind === 'bullet' && trains > 0) return t('bullet-worth', { number: length });
  return table[length] ? t('points', { points: table[length] }) : '';
}

function most(hand: Cards): Card {
  return CARDS.filter((card) => card !== 'locomotive').reduce((best, card) => (numberOf(hand, card) > numberOf(hand, best) ? card : best));
}

function numberOf(hand: Cards, card: Card): number {
  return hand[CARDS.indexOf(card)] ?? 0;
}
