// Where on the screen a step points to: things are found by their `data-place`, wherever a layout has put them.
import type { BoardIndex } from '../../lib/boards';
import type { LessonStep } from '../../lib/protocol';
import type { Box } from './placing';

const CARDS = '[data-place^="open-"], [data-place="deck"]';
const PLACES: Partial<Record<LessonStep['at'], string>> = {
  panel: '[data-place="panel"]',
  hand: '[data-place="hand"]',
  mine: '[data-place="mine"]',
  tickets: '[data-place="tickets"]',
  players: '[data-place^="player-"]',
  turn: '[data-home]',
  help: '[data-place="help"]',
};

/** A selector for everything that a step points to; null: the map as a whole. */
export function sightOf(step: LessonStep, index: BoardIndex): string | null {
  if (step.at === 'market') return cards(step);
  if (step.at === 'city') return `[data-city="${step.city}"]`;
  if (step.at !== 'route') return PLACES[step.at] ?? null;
  const route = index.routes.get(step.route ?? '');
  return `[data-route="${step.route}"], [data-city="${route?.a}"], [data-city="${route?.b}"]`;
}

function cards({ card }: LessonStep): string {
  const meant = card === 'deck' ? '[data-place="deck"]' : `[data-place^="open-"][data-card="${card}"]`;
  return card && document.querySelector(meant) ? meant : CARDS;
}

/** What must stay in sight whatever the step is about. */
export const NEEDED = '[data-place="panel"], [data-place="zoom"]';

/** The boxes of everything that is there and can be seen. */
export function boxes(selector: string): Box[] {
  const found = [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());
  return found.filter(({ width, height }) => width && height).map(({ x, y, width, height }) => ({ x, y, width, height }));
}

/** The one box around several. */
export function around(all: readonly Box[]): Box | null {
  if (!all.length) return null;
  const [x, y] = [Math.min(...all.map((box) => box.x)), Math.min(...all.map((box) => box.y))];
  const right = Math.max(...all.map((box) => box.x + box.width));
  const bottom = Math.max(...all.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}
