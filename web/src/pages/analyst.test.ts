import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnalysisStatus } from '../lib/protocol';
import { Analyst, GLANCE, percent } from './analyst.svelte';

const status = (state: AnalysisStatus['state'], done = 0): AnalysisStatus => ({ state, done, of: 8, truth: [], analysis: null });

describe('an analyst', () => {
  const answers: AnalysisStatus[] = [];
  const ask = vi.fn(() => Promise.resolve(answers.shift() ?? status('done', 8)));
  const forgo = vi.fn(() => Promise.resolve(status('none')));
  let analyst: Analyst;

  beforeEach(() => {
    vi.useFakeTimers();
    ask.mockClear();
    answers.length = 0;
    analyst = new Analyst({ look: ask, begin: ask, forgo });
  });
  afterEach(() => vi.useRealTimers());

  it('looks again and again until it is done', async () => {
    answers.push(status('running'), status('running', 2));
    await analyst.begin();
    expect(analyst.running).toBe(true);
    await vi.advanceTimersByTimeAsync(GLANCE);
    expect(analyst.percent).toBe(25);
    await vi.advanceTimersByTimeAsync(GLANCE);
    expect(analyst.status?.state).toBe('done');
    await vi.advanceTimersByTimeAsync(5 * GLANCE);
    expect(ask).toHaveBeenCalledTimes(3);
  });

  it('does not look any more when it is given up, or nobody is there', async () => {
    answers.push(status('running'), status('running'));
    await analyst.begin();
    await analyst.forgo();
    await vi.advanceTimersByTimeAsync(5 * GLANCE);
    expect([analyst.status?.state, ask.mock.calls.length]).toEqual(['none', 1]);
    await analyst.begin();
    analyst.leave();
    await vi.advanceTimersByTimeAsync(5 * GLANCE);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('says what is refused, and may be asked again', async () => {
    ask.mockRejectedValueOnce(new Error('away'));
    await analyst.begin();
    expect(analyst.failed?.key).toBe('server-unreachable');
    await analyst.begin();
    expect(analyst.failed).toBe(null);
  });
});

describe('percents', () => {
  it('are whole', () => expect(percent(0.666)).toBe('67\u202f%'));
});
