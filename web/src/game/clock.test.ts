import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import SeatClock from './SeatClock.svelte';
import { SEATS } from './samples';
import { DAY, digits, HOUR, leftNow, leftWords, shortness, whileWords } from '../lib/clock.svelte';
import { speak, speakAlso } from '../lib/i18n.svelte';
import type { Pace, Seat } from '../lib/protocol';

const LIVE: Pace = { kind: 'live', seconds: 600, then: 'stand-in' };
const SLOW: Pace = { kind: 'slow', seconds: DAY, then: 'move' };
const seat = (more: Partial<Seat>): Seat => ({ ...SEATS[0]!, ...more });

beforeAll(() => speakAlso('pace'));
beforeEach(() => speak('en'));

describe('time that is left', () => {
  it('is said in the unit that suits it', () => {
    expect([2 * DAY - 5, DAY, DAY + HOUR, 4.4 * HOUR, 600, 5].map(whileWords)).toEqual([
      '2 days',
      '1 day',
      '25 hours',
      '4 hours',
      '10 minutes',
      '1 minute',
    ]);
    expect([45, 750, 3900].map(digits)).toEqual(['0:45', '12:30', '1:05:00']);
    expect(leftWords(0, LIVE)).toBe('time’s up');
  });

  it('is said in every language', async () => {
    await speak('is');
    expect(leftWords(21 * HOUR, SLOW)).toBe('21 klukkustund eftir');
    await speak('fi');
    expect(leftWords(2 * DAY, SLOW)).toBe('2 päivää jäljellä');
  });

  it('runs only for whoever is asked, and never below nothing', () => {
    expect(leftNow(seat({ left: 60 }), true, 1000, 31_000)).toBe(30);
    expect(leftNow(seat({ left: 60 }), false, 1000, 31_000)).toBe(60);
    expect(leftNow(seat({ left: 60 }), true, 1000, 900_000)).toBe(0);
    expect(leftNow(seat({ left: 60 }), true, 1000, 0)).toBe(60);
  });

  it('is short at few moments', () => {
    expect([151, 150, 61, 60, 1, 0].map((left) => shortness(left, LIVE))).toEqual([0, 1, 1, 2, 2, 3]);
  });
});

describe('the clock of a seat', () => {
  afterEach(() => vi.useRealTimers());

  it('ticks, and is spoken of only when time gets short', async () => {
    vi.useFakeTimers({ now: 0 });
    const shown = mount(SeatClock, {
      target: document.body,
      props: { seat: seat({ left: 152 }), pace: LIVE, runs: true, heard: 0, aloud: true },
    });
    const read = async (passed: number) => {
      await vi.advanceTimersByTimeAsync(passed);
      flushSync();
      const text = (id: string) => document.querySelector(`[data-testid=${id}]`)?.textContent.trim();
      return [text('clock'), text('clock-spoken')];
    };
    expect(await read(0)).toEqual(['2:32', '']);
    expect(await read(1000)).toEqual(['2:31', '']);
    expect(await read(1000)).toEqual(['2:30', 'You have 2 minutes left.']);
    expect(await read(30_000)).toEqual(['2:00', 'You have 2 minutes left.']);
    expect(await read(60_000)).toEqual(['1:00', 'You have 1 minute left.']);
    expect(await read(60_000)).toEqual(['time’s up', 'Your time is up.']);
    void unmount(shown);
  });
});
