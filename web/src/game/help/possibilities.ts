// What a player can do now, thing by thing, as the server's choices have it.
import type { BoardIndex } from '../../lib/boards';
import type { Choices, Params, View } from '../../lib/protocol';

export interface Possibility {
  key: string;
  params: Params;
  /** Where it is done: the `data-place` of a thing. */
  at?: string;
  /** Or a route. */
  route?: string;
  /** Or what has to be opened first. */
  opens?: 'list' | 'sites';
}

/** The route that helps most, and how it would be paid. */
export interface Best {
  route: string;
  cards: string;
}

export function possibilities(view: View, choices: Choices | null, best: Best | null): Possibility[] {
  if (!choices) return view.asked === 'over' ? [] : meanwhile(view);
  if (view.own?.offer.length) return [can('can-keep', { keep: view.own.keep, number: view.own.offer.length }, { at: 'panel' })];
  if (view.asked === 'pay-surcharge') return inTunnel(view, choices);
  if (view.asked === 'lay-tile') return [can('can-lay', { number: Object.keys(choices.beds).length }, { at: 'map' })];
  return [...drawing(view, choices), ...claiming(view, choices, best), ...others(view, choices)];
}

/** Of the routes that can be claimed, the one most tickets need; of several, the longest. */
export function mostUseful(index: BoardIndex, routes: readonly string[], ways: readonly (readonly string[])[]): string | null {
  const worth = (route: string) => ways.filter((way) => way.includes(route)).length * 100 + (index.routes.get(route)?.length ?? 0);
  const useful = routes.filter((route) => ways.some((way) => way.includes(route)));
  return useful.reduce<string | null>((found, route) => (found === null || worth(route) > worth(found) ? route : found), null);
}

function can(key: string, params: Params = {}, where: Omit<Possibility, 'key' | 'params'> = {}): Possibility {
  return { key, params, ...where };
}

function drawing(view: View, { draw }: Choices): Possibility[] {
  if (!draw.length) return [];
  if (view.asked === 'draw-second') return [can('can-draw-second', {}, { at: 'market' })];
  const whole = view.rules.open_locomotive === 'both_draws' && draw.includes('locomotive');
  return [can(whole ? 'can-draw-or-locomotive' : 'can-draw', {}, { at: 'market' })];
}

function claiming(view: View, { routes }: Choices, best: Best | null): Possibility[] {
  if (view.asked !== 'take-turn') return [];
  if (!routes.length) return [can('can-claim-none')];
  const number = routes.length;
  if (!best) return [can('can-claim', { number }, { opens: 'list' })];
  return [can('can-claim-best', { number, route: best.route, cards: best.cards }, { route: best.route })];
}

function others({ asked, rules, players, own }: View, { tickets, stations, pass }: Choices): Possibility[] {
  const { regular, keep } = rules.ticket_draw;
  const costs = rules.stations?.costs ?? [];
  const left = players[own?.seat ?? 0]?.stations ?? 0;
  return [
    ...(tickets ? [can('can-tickets', { draw: regular, keep }, { at: 'tickets' })] : []),
    ...(stations.length && asked === 'take-turn'
      ? [can('can-station', { cost: costs.at(-left) ?? 1, number: left }, { opens: 'sites' })]
      : []),
    ...(pass ? [can('can-pass')] : []),
  ];
}

function inTunnel({ tunnel }: View, { surcharge, decline }: Choices): Possibility[] {
  return [
    ...(surcharge.length ? [can('can-pay', { number: tunnel?.due ?? 0 }, { at: 'panel' })] : []),
    ...(decline ? [can('can-decline', {}, { at: 'panel' })] : []),
  ];
}

/** While others play. */
function meanwhile({ own }: View): Possibility[] {
  return [...(own?.tickets.length ? [can('can-look-tickets', {}, { at: 'mine' })] : []), can('can-look-map', {}, { at: 'map' })];
}
