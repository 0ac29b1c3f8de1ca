import { describe, expect, it } from 'vitest';
import { miniBoard } from '../../board/mini';
import type { Route } from '../../lib/protocol';
import { Stroke } from './stroke';

const index = miniBoard();
const { cities, routes } = index.drawing;
const REACH = 12;

/** All that is laid on the way through some points, and by lifting the finger. */
function drawn(...points: [number, number][]): string[] {
  const [start, ...more] = points.map(([x, y]) => ({ x, y }));
  const stroke = new Stroke(index, REACH, start!);
  return [...more.flatMap((point) => stroke.to(point)), ...stroke.end()];
}

const at = (city: string): [number, number] => [cities[city]!.x, cities[city]!.y];
const middle = (route: string): [number, number] => routes[route]!.middle;

describe('a finger on the map', () => {
  it('lays what it follows, each once, though it is quick, uncertain and comes back', () => {
    const beside = ([x, y]: [number, number]): [number, number] => [x + 5, y - 6];
    expect(drawn(at('ask'), at('birk'), at('elv'))).toEqual(['ask--birk', 'birk--elv']);
    expect(drawn(at('ask'), beside(middle('ask--birk')), at('birk'), middle('ask--birk'))).toEqual(['ask--birk']);
  });

  it('lays nothing that it crosses, nor what begins where it goes by', () => {
    const [x, y] = middle('ask--birk');
    expect(drawn([x, y - 60], [x, y + 60])).toEqual([]);
    const [left, top] = at('ask');
    expect(drawn([left - 60, top], [left + 30, top + 30])).toEqual([]);
  });

  it('lays what it taps', () => {
    expect(drawn(middle('birk--elv'))).toEqual(['birk--elv']);
    expect(drawn([400, 150])).toEqual([]);
  });

  it('lays one of two tracks', () => {
    const [one] = routes['ask--birk']!.slots;
    const twin = { ...index.routes.get('ask--birk')!, id: 'twin' };
    (index.routes as Map<string, Route>).set('twin', twin);
    index.board.routes.push(twin);
    routes.twin = { ...routes['ask--birk']!, slots: routes['ask--birk']!.slots.map(([x, y, ...more]) => [x, y + 10, ...more]) };
    const [x, y] = [one![0], one![1]];
    const laid = drawn([x, y], [x + 150, y], [x + 150, y + 10], [x, y + 10]);
    expect(laid).toHaveLength(1);
  });
});
