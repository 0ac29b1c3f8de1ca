// What a player did, as the steps of a lesson name it, and whether a step can be done just now.
import type { BoardIndex } from '../../lib/boards';
import type { Choices, GameEvent, LessonStep, LogEntry, Route, View } from '../../lib/protocol';

export type Deed = Pick<LessonStep, 'do'> & Partial<Pick<LessonStep, 'route' | 'city' | 'card'>>;
/** `other`: not as it says, but otherwise; `later`: not now; `gone`: never again. */
export type Standing = 'open' | 'other' | 'later' | 'gone';

const DEEDS: Record<string, (event: GameEvent) => Deed> = {
  kept: () => ({ do: 'keep' }),
  took: ({ card }) => ({ do: 'draw', card }),
  drew: () => ({ do: 'draw', card: 'deck' }),
  claimed: ({ route }) => ({ do: 'claim', route }),
  bullet: ({ route }) => ({ do: 'claim', route }),
  laid: ({ route }) => ({ do: 'claim', route }), // into a tunnel
  built: ({ route }) => ({ do: 'tile', route }),
  station: ({ city }) => ({ do: 'station', city }),
};

/** Whoever made the move: which opening tickets were kept is told when the last has chosen. */
export function deedsOf({ events }: LogEntry, me: number | null): Deed[] {
  return events.flatMap((event) => (event.seat === me && DEEDS[event.kind] ? [DEEDS[event.kind]!(event)] : []));
}

/** Whether a deed is what a step says, to the letter. */
export function isMeant(step: LessonStep, deed: Deed): boolean {
  return (
    step.do === deed.do && (['route', 'city', 'card'] as const).every((part) => !step[part] || !deed[part] || step[part] === deed[part])
  );
}

/** Whether a deed teaches the same as what the step says. */
export function isAlike(step: LessonStep, deed: Deed, index: BoardIndex): boolean {
  if (step.do !== deed.do) return false;
  return step.do !== 'claim' || sortOf(index.routes.get(step.route ?? '')) === sortOf(index.routes.get(deed.route ?? ''));
}

function sortOf(route: Route | undefined): string {
  return `${route?.kind} ${route?.color === 'gray'}`;
}

type Ask = (step: LessonStep, view: View, choices: Choices | null) => Standing;

const ASKS: Record<NonNullable<LessonStep['do']>, Ask> = {
  keep: (_, view) => (view.own?.offer.length ? 'open' : 'gone'),
  pay: (_, view, choices) => (view.asked === 'pay-surcharge' && choices ? 'open' : 'gone'),
  draw: ({ card }, _, choices) => {
    if (!choices || (card && choices.draw.includes(card))) return 'open';
    return choices.draw.length ? 'other' : 'later';
  },
  claim: ({ route }, view, choices) => {
    if (!route || route in view.owners || view.closed.includes(route)) return 'gone';
    return !choices || choices.routes.includes(route) ? 'open' : 'later';
  },
  tile: ({ route }, _, choices) => {
    if (!choices || (route && route in choices.beds)) return 'open';
    return Object.keys(choices.beds).length ? 'other' : 'later';
  },
  station: ({ city }, _, choices) => {
    if (!choices || (city && choices.stations.includes(city))) return 'open';
    return choices.stations.length ? 'other' : 'later';
  },
};

/** As the server's choices have it; while others move, nothing stands against it. */
export function standing(step: LessonStep, view: View | null, choices: Choices | null): Standing {
  return step.do && view ? ASKS[step.do](step, view, choices) : 'open';
}
