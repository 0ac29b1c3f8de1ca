// The numbers of the rules page: what lengths and ranks are worth.
import type { BoardIndex } from '../../lib/boards';
import { t } from '../../lib/i18n.svelte';
import type { Bonus } from '../../lib/protocol';
import { lengths, rankWords } from './rules';

export interface Facts {
  caption: string;
  /** Also one for the column of headings. */
  columns?: string[];
  rows: { heading: string; cells: string[]; strong?: boolean }[];
}

export function lengthFacts(index: BoardIndex): Facts {
  const found = lengths(index);
  return {
    caption: t('rules-lengths'),
    rows: [
      { heading: t('rules-lengths-length'), cells: found.map(([length]) => String(length)) },
      { heading: t('rules-lengths-points'), cells: found.map(([, points]) => String(points)), strong: true },
    ],
  };
}

/** Points by rank, in a column for each number of players. */
export function rankFacts(bonus: Bonus): Facts {
  const { caption, none } = rankWords(bonus);
  const columns = Object.entries(bonus.ranks);
  const ranks = Math.max(...columns.map(([, points]) => points.length));
  return {
    caption: t(caption.key, caption.params),
    columns: [t('rules-ranks-place'), ...columns.map(([players]) => t('rules-ranks-players', { players: Number(players) }))],
    rows: [
      ...Array.from({ length: ranks }, (_, rank) => ({
        heading: t('rules-ranks-number', { place: rank + 1 }),
        cells: columns.map(([, points]) => signed(points[rank])),
      })),
      { heading: t(none.key), cells: columns.map(() => signed(bonus.none)) },
    ],
  };
}

function signed(points: number | undefined): string {
  return points === undefined ? '' : String(points).replace('-', '−');
}
