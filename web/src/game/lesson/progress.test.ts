import { expect, it } from 'vitest';
import { store, stored } from '../../lib/stored';
import { keepProgress, progressAt } from './progress';

it.each([{ done: 'all', ended: false }, { done: [1], ended: false }, { done: [] }, null])(
  'leaves out of the lessons what was damaged by hand: %j',
  (broken) => {
    keepProgress('sound', { done: ['claim'], ended: true });
    store('rallar.lessons', { ...stored('rallar.lessons'), broken });
    expect(progressAt('broken')).toEqual({ done: [], ended: false });
    expect(progressAt('sound')).toEqual({ done: ['claim'], ended: true });
  },
);
