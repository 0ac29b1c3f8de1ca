import { describe, expect, it } from 'vitest';
import { BoardIndex } from '../../lib/boards';
import type { BoardAndDrawing } from '../../lib/protocol';
import { findTickets, ticketsBetween } from './ticket-search';

const cities = [
  { id: 'paris', name: 'Paris', zone: null },
  { id: 'zurich', name: 'Zürich', zone: null },
  { id: 'le-havre', name: 'Le Havre', zone: null },
  { id: 'suisse-1', name: 'Suisse', zone: 'suisse' },
];
const tickets = [
  { id: 'paris--zurich', a: 'paris', b: 'zurich', points: 7, long: false },
  { id: 'le-havre--suisse', a: 'le-havre', b: 'suisse', points: 9, long: false },
  { id: 'paris--le-havre', a: 'paris', b: 'le-havre', points: 4, long: false },
];
const board = { id: 'x', title: 'X', cities, zones: [{ id: 'suisse', name: 'Suisse' }], routes: [], tickets, names: {} };
const index = new BoardIndex({ board, drawing: {}, theme: {}, points: {} } as unknown as BoardAndDrawing);

const ids = (query: string) => findTickets(query, index).map(({ id }) => id);

describe('a ticket', () => {
  it('is found by two letters of each place, in any order and without accents', () => {
    expect(ids('pa zu')).toEqual(['paris--zurich']);
    expect(ids('Zü Par')).toEqual(['paris--zurich']);
    expect(ids('le ha su')).toEqual(['le-havre--suisse']);
    expect(ids('ha pa')).toEqual(['paris--le-havre']);
  });

  it('is one of several by the letters of one place', () => {
    expect(ids('pa')).toEqual(['paris--zurich', 'paris--le-havre']);
  });

  it('is none by nothing, and by what is on no ticket', () => {
    expect([ids(' '), ids('pa su')]).toEqual([[], []]);
  });

  it('lies between two cities, also one of a zone', () => {
    expect(ticketsBetween('zurich', 'paris', index).map(({ id }) => id)).toEqual(['paris--zurich']);
    expect(ticketsBetween('suisse-1', 'le-havre', index).map(({ id }) => id)).toEqual(['le-havre--suisse']);
    expect(ticketsBetween('zurich', 'le-havre', index)).toEqual([]);
  });
});
