// What a tile on a bed would close: the routes that cross it, and tracks beside it where only one may be.
import type { BoardIndex } from '../lib/boards';
import type { Rules, View } from '../lib/protocol';

export function closes(index: BoardIndex, rules: Rules, view: View, bed: string): string[] {
  const crossing = index.board.crossings.flatMap(([one, other]) => (one === bed ? [other] : other === bed ? [one] : []));
  const group = view.players.length < rules.parallel_from ? index.routes.get(bed)?.group : null;
  const beside = index.board.routes.filter((route) => group && route.group === group && route.id !== bed).map((route) => route.id);
  return [...new Set([...crossing, ...beside])].filter((route) => !view.closed.includes(route) && !(route in view.owners));
}

export function rulesOf(index: BoardIndex, variant: string | undefined): Rules {
  return (variant ? index.board.variants[variant] : undefined) ?? index.board.rules;
}
