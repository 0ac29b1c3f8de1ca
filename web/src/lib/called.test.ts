import { beforeAll, describe, expect, it } from 'vitest';
import { introOf, otherNames, taglineOf, titleOf, variantTitle } from './called';
import { speak } from './i18n.svelte';
import type { Names } from './protocol';

const NO_NAMES: Names = { title: null, tagline: null, intro: null, variants: {}, places: {}, lesson: {} };
const board = {
  title: 'Mini',
  names: {
    en: { ...NO_NAMES, tagline: 'Small', variants: { brisk: 'In a hurry' }, places: { ask: ['Ash'] } },
    sv: { ...NO_NAMES, title: 'Lilla', intro: 'En liten karta.' },
  },
};

describe('a board in a language that has names for it', () => {
  beforeAll(() => speak('sv'));

  it('is called by them', () => {
    expect(titleOf(board)).toBe('Lilla');
    expect(introOf(board)).toBe('En liten karta.');
  });

  it('has the English ones where some are missing, but for places', () => {
    expect(taglineOf(board)).toBe('Small');
    expect(variantTitle(board, 'brisk')).toBe('In a hurry');
    expect(otherNames(board, 'ask')).toEqual([]);
  });
});

describe('a board in another language', () => {
  beforeAll(() => speak('fi'));

  it('is called as it is printed', () => {
    expect(titleOf(board)).toBe('Mini');
    expect(introOf(board)).toBe('');
    expect(variantTitle(board, 'slow')).toBe('slow');
  });
});
