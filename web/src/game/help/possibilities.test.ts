import { expect, it } from 'vitest';
import { miniBoard } from '../../board/mini';
import type { Choices, Rules, View } from '../../lib/protocol';
import { mostUseful, possibilities } from './possibilities';

const NOTHING: Choices = { draw: [], tickets: false, pass: false, decline: false, routes: [], stations: [], beds: {}, surcharge: [] };
const RULES = { open_locomotive: 'both_draws', ticket_draw: { regular: 3, keep: 1 }, stations: { costs: [1, 2, 3] } } as unknown as Rules;

function seen(parts: Partial<View> = {}): View {
  const own = { seat: 0, offer: [], keep: 0, tickets: [{ ticket: 'a', prospect: 'possible' }] };
  return { asked: 'take-turn', rules: RULES, players: [{ stations: 2 }], tunnel: null, own, ...parts } as unknown as View;
}

function keys(view: View, choices: Partial<Choices> | null): string[] {
  return possibilities(view, choices && { ...NOTHING, ...choices }, null).map(({ key }) => key);
}

it('says on a turn whatever the server lets one do, with its numbers', () => {
  const choices = { ...NOTHING, draw: ['deck', 'locomotive'], tickets: true, routes: ['r', 's'], stations: ['c'] } as Choices;
  expect(possibilities(seen(), choices, { route: 's', cards: 'red:2' })).toEqual([
    { key: 'can-draw-or-locomotive', params: {}, at: 'market' },
    { key: 'can-claim-best', params: { number: 2, route: 's', cards: 'red:2' }, route: 's' },
    { key: 'can-tickets', params: { draw: 3, keep: 1 }, at: 'tickets' },
    { key: 'can-station', params: { cost: 2, number: 2 }, opens: 'sites' }, // the second of three
  ]);
});

it('says nothing of what the server does not offer', () => {
  expect(keys(seen(), { draw: ['deck'] })).toEqual(['can-draw', 'can-claim-none']);
  expect(keys(seen(), { pass: true })).toEqual(['can-claim-none', 'can-pass']);
  expect(keys(seen(), { routes: ['r'] })).toEqual(['can-claim']);
});

it('keeps to what is asked', () => {
  const offered = seen({ asked: 'keep-tickets', own: { ...seen().own!, offer: ['a', 'b'], keep: 1 } });
  expect(keys(offered, {})).toEqual(['can-keep']);
  expect(keys(seen({ asked: 'draw-second' }), { draw: ['deck'] })).toEqual(['can-draw-second']);
  expect(keys(seen({ asked: 'lay-tile' }), { beds: { r: ['red'] } })).toEqual(['can-lay']);
  expect(keys(seen({ asked: 'pay-surcharge' }), { decline: true })).toEqual(['can-decline']);
  expect(keys(seen({ asked: 'pay-surcharge' }), { surcharge: ['red:1'], decline: true })).toEqual(['can-pay', 'can-decline']);
});

it('has something to look at while others play, and nothing at the end', () => {
  expect(keys(seen(), null)).toEqual(['can-look-tickets', 'can-look-map']);
  expect(keys(seen({ own: null }), null)).toEqual(['can-look-map']);
  expect(keys(seen({ asked: 'over' }), null)).toEqual([]);
});

it('prefers the route that most tickets need, then the longest', () => {
  const index = miniBoard();
  const [one, two, three] = [...index.routes.keys()] as [string, string, string];
  expect(mostUseful(index, [one, two, three], [[two], [two, three], [three, two]])).toBe(two);
  expect(mostUseful(index, [one], [[two]])).toBeNull();
  const longest = [one, two].sort((a, b) => index.routes.get(b)!.length - index.routes.get(a)!.length)[0];
  expect(mostUseful(index, [one, two], [[one, two]])).toBe(longest);
});
