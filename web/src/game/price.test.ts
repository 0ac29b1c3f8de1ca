import { beforeAll, expect, it } from 'vitest';
import { speak } from '../lib/i18n.svelte';
import { CARDS, type Card, type Cards } from '../lib/protocol';
import { priceWords, worthWords } from './price';
import { route } from './samples';

beforeAll(() => speak('en'));

const hand = (held: Partial<Record<Card, number>>): Cards => CARDS.map((card) => held[card] ?? 0);
const words = (made: Parameters<typeof route>[1], held: Partial<Record<Card, number>>, tile?: string, trade = 0) =>
  priceWords(route('oslo--bergen', made), tile, hand(held), { jokers: ['tunnel'], ferry_substitute: trade });

it('says what is needed and what is held', () => {
  expect(words({ length: 4, color: 'orange' }, { orange: 1, red: 5 })).toBe('Needs 4 orange; you have 1 orange.');
});

it('counts locomotives only where they help', () => {
  expect(words({ length: 2, color: 'red', kind: 'tunnel' }, { locomotive: 2 })).toBe('Needs 2 red; you have 2 locomotives.');
  expect(words({ length: 2, color: 'red' }, { locomotive: 2 })).toBe('Needs 2 red; you have none of those.');
});

it('names the color of which there is most where any will do', () => {
  expect(words({ length: 3, color: 'gray' }, { red: 1, blue: 2 })).toBe('Needs 3 of one color; you have 2 blue.');
  expect(words({ length: 4, color: 'gray', kind: 'ferry', locomotives: 2 }, { blue: 2 })).toMatch(/2 locomotives and 2 of one color/);
});

it('asks for nothing but locomotives where a ferry has no other space', () => {
  const ferry = { length: 1, color: 'gray', kind: 'ferry', locomotives: 1 } as const;
  expect(words(ferry, { locomotive: 2, red: 1 })).toMatch(/^Needs 1 locomotive; you have .*2 locomotives\.$/);
  expect(words(ferry, {})).toBe('Needs 1 locomotive; you have none of those.');
});

it('counts every card where several of any kind stand for one', () => {
  const held = { red: 1, blue: 2, locomotive: 1 };
  expect(words({ length: 9, color: 'gray', substitute: 4 }, held)).toMatch(/you have 2 blue, 1 red, and 1 locomotive\.$/);
  const ferry = { length: 2, color: 'blue', kind: 'ferry', locomotives: 1 } as const;
  expect(words(ferry, { red: 3 }, undefined, 3)).toMatch(/you have 3 red\.$/);
  expect(words(ferry, { red: 3 })).toMatch(/you have none of those\.$/);
});

it('knows no price of a bed without a tile, and that of its tile', () => {
  expect(words({ length: 3, color: null, kind: 'trackbed' }, { red: 1 })).toBe('');
  expect(words({ length: 3, color: null, kind: 'trackbed' }, { red: 1 }, 'red')).toBe('Needs 3 red; you have 1 red.');
});

it('promises points, or steps on the bullet track while there are trains', () => {
  const points = { 4: 7 };
  expect(worthWords(route('oslo--bergen', { length: 4 }), points, 0)).toBe('7 points');
  expect(worthWords(route('oslo--bergen', { length: 4, kind: 'bullet' }), points, 3)).toBe('4 spaces on the bullet track');
  expect(worthWords(route('oslo--bergen', { length: 4, kind: 'bullet' }), points, 0)).toBe('7 points');
});
