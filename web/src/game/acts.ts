// What a shortcut does.
import type { Done, Shortcut } from './shortcuts';
import type { Sitting } from './sitting.svelte';

/** What only the elements of the page can do. */
export interface Elements {
  /** Moves the focus to where a city is looked for; false if that is out of sight. */
  search(): boolean;
  /** Moves the focus to the log; on a small screen, brings it forward. */
  openLog(): void;
  /** Ends what flies over the table. */
  skip(): void;
}

/** False if it meant nothing here. */
export function act(shortcut: Shortcut, sitting: Sitting, elements: Elements): boolean {
  if (shortcut.do === 'open') return drawOpen(shortcut.slot, sitting);
  return ACTS[shortcut.do](sitting, elements) !== false;
}

const ACTS: Record<Done, (sitting: Sitting, elements: Elements) => unknown> = {
  deck: (sitting) => sitting.draw('deck'),
  tickets: (sitting) => sitting.drawTickets(),
  routes: ({ choices, panels }) => choices && panels.toggleList(),
  station: ({ choices, panels }) => choices?.stations.length && panels.toggleSites(),
  confirm: ({ turn }) => turn.ready && void turn.confirm(),
  cancel,
  help: ({ panels }) => void (panels.helping = !panels.helping),
  log: (_, elements) => elements.openLog(),
  find: (_, elements) => elements.search(),
  again: ({ again }) => again.toggle(),
  hint: (sitting) => sitting.hints && void sitting.hint(),
};

function drawOpen(slot: number, sitting: Sitting): boolean {
  const card = sitting.view?.open[slot];
  if (card) sitting.draw(card);
  return Boolean(card);
}

/** Takes back the latest thing, else darkens the map. */
function cancel(sitting: Sitting, elements: Elements): void {
  const { panels, spotlight, digging, hinting } = sitting;
  elements.skip();
  if (!hinting.close() && !panels.back()) spotlight.putOut();
  sitting.hush();
  digging.close();
}
