import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forget, keep, keptAt } from '../lib/kept.svelte';
import type { Said, Seated } from '../lib/protocol';
import { Reading } from './reading.svelte';

const TABLE = 'abcdefghij';
const said: Said[] = [];
const say = (seat: number, text: string): unknown => said.push({ seat, text, at: 100 + said.length });
const reading = (): Reading =>
  new Reading(
    TABLE,
    () => said,
    () => 0,
  );

beforeEach(() => keep({ table: { id: TABLE, board: 'nordic' }, seats: { 0: 'token' } } as unknown as Seated));

afterEach(() => {
  forget(TABLE);
  said.length = 0;
  vi.restoreAllMocks();
});

test('what others said since is not read; what I said needs no reading', () => {
  const mine = reading();
  expect(mine.unread).toBe(0);
  say(1, 'Hello');
  say(0, 'Hello yourself');
  say(1, 'Your turn');
  expect(mine.unread).toBe(2);
  mine.read();
  expect(mine.unread).toBe(0);
  say(1, 'Well?');
  expect(mine.unread).toBe(1);
});

test('the device remembers how far it was read, also when old lines are no longer shown', () => {
  say(1, 'Hello');
  reading().read();
  say(1, 'Your turn');
  expect(reading().unread).toBe(1);
  said.shift();
  expect(reading().unread).toBe(1);
  expect(keptAt(TABLE)?.seats).toEqual({ 0: 'token' });
});

test('what was read stays so when whoever said it leaves', () => {
  say(1, 'Hello');
  reading().read();
  said[0] = { ...said[0]!, seat: null };
  expect(reading().unread).toBe(0);
});

test('nothing is read while nobody looks', () => {
  const mine = reading();
  say(1, 'Hello');
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  mine.read();
  expect(mine.unread).toBe(1);
});
