// What a lesson says at a step: words of the board's own first, then the idea, then what the rules in force add to it.
import { lessonOf } from '../../lib/called';
import type { BoardIndex } from '../../lib/boards';
import { t } from '../../lib/i18n.svelte';
import type { Names } from '../../lib/params';
import type { Idea, LessonStep, Params, View } from '../../lib/protocol';
import { bonuses, sections, type Sentence, type SectionName } from '../rules/rules';
import type { Standing } from './deeds';

export function paragraphs(step: LessonStep, standing: Standing, view: View | null, index: BoardIndex): string[] {
  const names: Names = { place: (id) => index.place(id), routeName: (id) => index.routeName(id), ticketName: (id) => index.ticketName(id) };
  if (standing === 'later') return [t('lesson-later')];
  if (standing === 'other') return [t(`lesson-other-${step.do as 'draw' | 'tile' | 'station'}`)];
  const said = step.idea ? [t(`lesson-${step.idea}`, paramsOf(step, view, index), names), ...added(step.idea, index)] : [];
  return [lessonOf(index.board, step.id), ...said].filter((each) => each);
}

/** What an idea adds from the rules page. */
const ADDED: Partial<Record<Idea, SectionName>> = { locomotives: 'jokers', 'draw-locomotive': 'jokers', end: 'end' };

function added(idea: Idea, index: BoardIndex): string[] {
  const say = ({ key, params }: Sentence) => t(key, params);
  if (idea === 'bonus') return bonuses(index.board.rules).map(say);
  const section = sections(index).find(({ name }) => name === ADDED[idea]);
  const substitute = idea === 'ferry' ? index.board.rules.ferry_substitute : 0;
  return [...(section?.said.map(say) ?? []), ...(substitute ? [t('rules-ferries-substitute', { number: substitute })] : [])];
}

function paramsOf({ do: what, route, city, card, color, tickets }: LessonStep, view: View | null, index: BoardIndex): Params {
  const { rules } = index.board;
  const facts = index.routes.get(route ?? '');
  const length = facts?.length ?? 0;
  const hue = (route ? view?.tiles[route] : undefined) ?? facts?.color ?? 'gray';
  const ranked = rules.bonuses.find(({ kind }) => kind === 'rank_table');
  const made = view?.own?.tickets.find(({ prospect }) => prospect === 'made');
  return {
    deed: what ?? 'read',
    route: route ?? '',
    city: city ?? '',
    card: card ?? '',
    pile: card === 'deck' ? 'deck' : 'open',
    color: color ?? '',
    tickets: (made && !tickets.length ? [made.ticket] : tickets).join(','),
    cards: hue === 'gray' ? '' : `${hue}:${length}`,
    length,
    points: index.points[length] ?? 0,
    symbols: facts?.locomotives ?? 0,
    due: view?.tunnel?.due ?? 1,
    cost: rules.stations?.costs[0] ?? 1,
    rule: rules.open_locomotive,
    draw: rules.ticket_draw.regular,
    keep: rules.ticket_draw.keep,
    none: ranked?.none ?? 0,
  };
}
