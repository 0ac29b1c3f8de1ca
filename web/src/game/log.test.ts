import { afterEach, describe, expect, it, vi } from 'vitest';
import { entry } from './samples';
import { sitDown } from './sit-down';
import type { LogEntry } from '../lib/protocol';

afterEach(() => vi.unstubAllGlobals());

const positions = (log: readonly LogEntry[]) => log.map(({ position }) => position);
const page = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => entry(from + i, (from + i) % 2));

describe('the log of a table', () => {
  it('may begin late, and what came before is asked for in pages', async () => {
    const { store, line, tell } = sitDown([0]);
    tell({ log: page(5, 7), position: 7 });
    expect(store.hasEarlier).toBe(true);
    const asking = store.earlier();
    expect(line.asked('log')).toMatchObject({ before: 5 });
    line.say({ type: 'log', re: String(line.asked('log')?.id), log: page(0, 4) });
    await asking;
    expect(positions(store.log)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(store.hasEarlier).toBe(false);
  });

  it('is not sent again to a seat that knows it', () => {
    const { store, line, tell, move } = sitDown([0, 1]);
    tell({ log: page(5, 7), position: 7 });
    void store.sit(1);
    expect(line.asked('hello')).toMatchObject({ token: 'token 1', after: null });
    tell({ seat: 1, log: page(5, 7), position: 7 });
    move(entry(8, 1));
    void store.sit(0);
    expect(line.asked('hello')).toMatchObject({ token: 'token 0', after: 7 });
    tell({ seat: 0, log: page(8, 8), position: 8 });
    expect(positions(store.log)).toEqual([5, 6, 7, 8]);
  });

  it('has nothing in it that was told to another seat', () => {
    const { store, tell, move } = sitDown([0, 1]);
    tell({ log: page(1, 1) });
    void store.sit(1);
    move(entry(2, 0, { kind: 'drew', card: 'red' })); // still under way, for the other's eyes
    tell({ seat: 1, log: [entry(1, 0), entry(2, 0, { kind: 'drew', card: null })], position: 2 });
    expect(store.log.flatMap(({ events }) => events.map(({ card }) => card ?? null))).not.toContain('red');
    expect(positions(store.log)).toEqual([1, 2]);
  });

  it('begins anew where too much was missed', () => {
    const { store, tell } = sitDown([0]);
    tell({ log: page(1, 3), position: 3 });
    tell({ log: page(9, 11), position: 11 });
    expect(positions(store.log)).toEqual([9, 10, 11]);
  });
});
