// Where on the screen a step points to: things are found by their `data-place`, wherever a layout has put them.
import type { Box } from '../../board/beside';
import type { BoardIndex } from '../../lib/boards';
import type { LessonStep } from '../../lib/protocol';

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

/** Where a small screen hides them: under a tab. */
const TABS: Partial<Record<LessonStep['at'], string>> = {
  mine: '[data-place="tab-tickets"]',
  players: '[data-place="tab-table"]',
  market: '[data-place="tab-cards"]',
  hand: '[data-place="tab-cards"]',
};

/** The boxes of everything that a step points to, or of the way there; none: the map as a whole. */
export function sightsOf(step: LessonStep, index: BoardIndex): Box[] {
  const sight = sightOf(step, index);
  const found = sight ? boxes(sight) : [];
  const tab = TABS[step.at];
  return found.length || !tab ? found : boxes(tab);
}

/** A selector for everything that a step points to; null: the map as a whole. */
function sightOf(step: LessonStep, index: BoardIndex): string | null {
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
const NEEDED = '[data-place="panel"], [data-place="zoom"], [data-outline="picked"], [data-city][aria-selected="true"]';

export function needed(): Box[] {
  return boxes(NEEDED);
}

/** The boxes of everything that is there and can be seen. */
export function boxes(selector: string): Box[] {
  const found = [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());
  return found.filter(({ width, height }) => width && height).map(({ left, top, right, bottom }) => ({ left, top, right, bottom }));
}
