// What a route may cost, shown with cards: the examples that the books print, on a route of the board.
import type { BoardIndex } from '../lib/boards';
import { shown, t } from '../lib/i18n.svelte';
import { CARDS, type Card, type Color, type Route } from '../lib/protocol';
import { writeCards } from '../lib/words';
import { example } from './examples';
import type { SectionName } from '../game/rules/rules';

/** Cards in groups, then those that a tunnel turns over; in words below. */
export interface Paid {
  groups: Card[][];
  turned: Card[];
  /** Of those turned over, the ones that cost another card. */
  due: boolean[];
  caption: string;
}

const ANY: readonly Card[] = ['white', 'blue', 'locomotive', 'black', 'red', 'yellow', 'purple', 'white']; // cards of any kind
const PRINTED: Color = 'green'; // the color of the books' examples, where a route leaves the choice

export function paidExamples(index: BoardIndex, section: SectionName): Paid[] {
  switch (section) {
    case 'ferries':
      return ferry(index);
    case 'tunnels':
      return tunnel(index);
    case 'substitute':
      return index.board.routes.filter((route) => route.substitute).map(instead);
    default:
      return [];
  }
}

function ferry(index: BoardIndex): Paid[] {
  const route = shownRoute(index, 'ferry');
  if (!route) return [];
  const { jokers, ferry_substitute } = index.board.rules;
  const { length, locomotives } = route;
  const color = colorOf(route);
  const plain = length - locomotives;
  return [
    laid([times(color, plain), times('locomotive', locomotives)]),
    ...(ferry_substitute ? [withAny(color, plain, locomotives, ferry_substitute)] : []),
    ...(jokers.includes('ferry') ? [laid([times(color, plain - 1), times('locomotive', locomotives + 1)])] : []),
  ];
}

function tunnel(index: BoardIndex): Paid[] {
  const route = shownRoute(index, 'tunnel');
  if (!route) return [];
  const color = colorOf(route);
  const [one = 'white', other = 'blue'] = CARDS.filter((each) => each !== color && each !== 'locomotive');
  const all = [
    dug(color, route.length, [color, one, other]),
    dug(color, route.length, [one, 'locomotive', other]),
    dug('locomotive', route.length, [color, 'locomotive', one]),
  ];
  return index.board.rules.jokers.includes('tunnel') ? all : all.slice(0, 2);
}

/** Two of its cards are replaced. */
function instead(route: Route): Paid {
  return withAny(colorOf(route), route.length - 2, 2, route.substitute);
}

function withAny(color: Color, plain: number, replaced: number, by: number): Paid {
  const any = Array.from({ length: replaced }, (_, i) => Array.from({ length: by }, (_, j) => ANY[(i * by + j) % ANY.length]!));
  const caption = t('rules-paid-any', { cards: `${color}:${plain}`, number: replaced * by });
  return { groups: [times(color, plain), ...any], turned: [], due: [], caption };
}

function laid(groups: Card[][]): Paid {
  return { groups, turned: [], due: [], caption: shown('cards', counted(groups.flat())) };
}

function dug(card: Card, number: number, turned: Card[]): Paid {
  const due = turned.map((each) => each === card || each === 'locomotive');
  const more = due.filter(Boolean).length;
  const caption = `${t('rules-paid-tunnel', { cards: `${card}:${number}`, turned: turned.join(',') })} ${t('tunnel-due', { number: more })}`;
  return { groups: [times(card, number)], turned, due, caption };
}

function shownRoute(index: BoardIndex, figure: 'ferry' | 'tunnel'): Route | undefined {
  return example(index, figure)?.tracks[0]?.route;
}

function colorOf({ color }: Route): Color {
  return color === null || color === 'gray' ? PRINTED : color;
}

function times(card: Card, number: number): Card[] {
  return Array.from({ length: number }, () => card);
}

function counted(cards: Card[]): string {
  return writeCards(CARDS.map((card) => cards.filter((each) => each === card).length));
}
