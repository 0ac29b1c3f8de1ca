import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keptTables } from './kept.svelte';
import { isRung, remembered } from './rung';
import { store, stored } from './stored';

beforeEach(() => localStorage.clear());

describe('what a browser keeps', () => {
  it('is there at the next visit', () => {
    store('one', { two: 3 });
    expect(stored('one')).toEqual({ two: 3 });
  });

  it.each(['null', '7', '[', '"no"', '[1]', ''])('is nothing where it can’t be read: %j', (text) => {
    localStorage.setItem('one', text);
    expect(stored('one')).toEqual({});
  });
});

describe('what was damaged by hand', () => {
  const table = { table: 'sound', board: 'nordic', seats: { 0: 'token' }, since: 1 };
  it.each([
    null,
    7,
    { ...table, table: 'broken', seats: null },
    { ...table, table: 'broken', seats: { first: 'token' } },
    { ...table, table: 'broken', seats: { 0: 7 } },
    { ...table, table: 'broken', board: undefined },
    { ...table, table: 'broken', since: 'once' },
    { ...table, table: 'broken', host: 7 },
    { ...table, table: 'broken', read: 7 },
    table,
  ])('is no table: %j', (broken) => {
    store('rallar.tables', { sound: table, broken });
    dispatchEvent(new StorageEvent('storage', { key: 'rallar.tables' }));
    expect(keptTables()).toEqual([table]);
  });

  it('is not what is only nobody’s: a table where somebody else is the host', () => {
    store('rallar.tables', { sound: { ...table, host: null, read: undefined } });
    dispatchEvent(new StorageEvent('storage', { key: 'rallar.tables' }));
    expect(keptTables()).toEqual([{ ...table, host: null }]);
  });

  it.each([{ what: 7, seats: [] }, { what: 'x', seats: 'one' }, { what: 'x', seats: [], rung: [1] }, null])('is no bell: %j', (broken) => {
    localStorage.setItem('rallar.bell', JSON.stringify(broken));
    expect(remembered()).toEqual({ what: '', seats: [] });
    expect(isRung('one')).toBe(false);
  });

  it.each([
    ['theme', 'pink'],
    ['speed', 'sudden'],
    ['glow', true],
    ['sound', 'yes'],
    ['quiet', { from: '22:00' }],
    ['quiet', '22:00'],
    ['name', null],
    ['level', 7],
    ['opponents', 'two'],
    ['language', ['da']],
  ])('is no setting: %s %j', async (knob, value) => {
    store('rallar.settings', { sound: true, theme: 'dark', [knob]: value });
    vi.resetModules();
    const { settings } = await import('./settings.svelte');
    vi.resetModules();
    localStorage.clear();
    const { settings: fresh } = await import('./settings.svelte');
    expect(settings).toEqual({ ...fresh, sound: knob !== 'sound', theme: knob === 'theme' ? 'auto' : 'dark' });
  });
});
