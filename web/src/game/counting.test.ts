import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Counting } from './counting.svelte';
import { OUTCOME, sampleIndex } from './samples';
import { stepsOf } from './score-steps';

const steps = stepsOf(OUTCOME, sampleIndex());
const count = () => new Counting(() => steps);

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('is done at once, unless it is begun', () => {
  const counting = count();
  expect([counting.done, counting.now, counting.totals(2)]).toEqual([true, undefined, [20, -5]]);
  counting.begin();
  expect([counting.done, counting.now, counting.totals(2)]).toEqual([false, undefined, [0, 0]]);
});

it('goes on step by step to the totals, and then no further', () => {
  const counting = count();
  counting.begin();
  const seen = [];
  while (!counting.done) {
    counting.goOn();
    vi.runAllTimers();
    if (counting.now) seen.push(counting.now);
  }
  expect(seen).toEqual(steps.slice(0, -1)); // with the last one it is done
  counting.goOn();
  expect(vi.getTimerCount()).toBe(0);
  expect(counting.totals(2)).toEqual([20, -5]);
});

it('can be stopped, skipped and begun anew', () => {
  const counting = count();
  counting.begin();
  counting.goOn()();
  vi.runAllTimers();
  expect(counting.now).toBeUndefined();
  counting.skip();
  expect(counting.done).toBe(true);
  counting.begin();
  expect(counting.done).toBe(false);
});
