import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Moment } from '../lib/protocol';
import { Film, SPEEDS } from './film.svelte';

const LAST = 4;
const moment = (position: number, seat: number | null): Moment =>
  ({ position, last: LAST, entry: { position, seat, events: [], told: [] }, view: {} }) as unknown as Moment;

describe('a film', () => {
  const ask = vi.fn((at: number, seat: number | null) => Promise.resolve(moment(at, seat)));
  let film: Film;

  beforeEach(async () => {
    vi.useFakeTimers();
    ask.mockClear();
    film = new Film(ask);
    await film.show(0);
  });
  afterEach(() => vi.useRealTimers());

  it('steps forward and back, and not past the ends', async () => {
    await film.step(1);
    expect([film.at, film.moment?.position]).toEqual([1, 1]);
    await film.step(-1);
    await film.step(-1);
    expect(film.at).toBe(0);
    await film.show(99);
    expect(film.at).toBe(LAST);
  });

  it('looks one moment ahead, and asks for no moment twice', async () => {
    await film.step(1);
    await film.step(1);
    expect(ask.mock.calls.map(([at]) => at)).toEqual([0, 1, 2, 3]);
  });

  it('shows the same moment by other eyes', async () => {
    await film.step(1);
    await film.see(1);
    expect(film.moment?.position).toBe(1);
    expect(ask).toHaveBeenCalledWith(1, 1);
  });

  it('runs to the end and stops there', async () => {
    await film.play();
    await vi.advanceTimersByTimeAsync(SPEEDS.normal);
    expect([film.at, film.running]).toEqual([1, true]);
    await vi.advanceTimersByTimeAsync(SPEEDS.normal * LAST);
    expect([film.at, film.running]).toEqual([LAST, false]);
  });

  it('begins again when it is played at the end', async () => {
    await film.show(LAST);
    await film.play();
    expect([film.at, film.running]).toEqual([0, true]);
  });

  it('stops when someone steps', async () => {
    await film.play();
    await film.step(1);
    await vi.advanceTimersByTimeAsync(SPEEDS.normal * 3);
    expect([film.at, film.running]).toEqual([1, false]);
  });

  it('keeps what was asked for last when answers come late', async () => {
    let late: (moment: Moment) => void = () => {};
    ask.mockImplementationOnce(() => new Promise((resolve) => (late = resolve)));
    const first = film.show(3);
    await film.show(2);
    late(moment(3, null));
    await first;
    expect(film.moment?.position).toBe(2);
  });

  it('says what went wrong, and can be asked again', async () => {
    ask.mockImplementationOnce(() => Promise.reject(new Error('gone')));
    await film.show(3);
    expect(film.failed).toBeInstanceOf(Error);
    await film.show(3);
    expect(film.moment?.position).toBe(3);
  });
});
