import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { miniBoard } from '../../board/mini';
import { speak, speakAlso } from '../../lib/i18n.svelte';
import { lengthFacts, rankFacts } from './fact-tables';
import FactTable from './FactTable.svelte';

const cells = () => screen.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent));

beforeAll(async () => {
  await speak('en');
  await speakAlso('rules');
});
afterEach(cleanup);

it('what the lengths of a board are worth', () => {
  render(FactTable, { facts: lengthFacts(miniBoard()) });
  expect(cells()).toEqual([
    ['Spaces', '1', '2', '3', '4', '6'],
    ['Points', '1', '2', '4', '7', '0'],
  ]);
});

it('what a rank is worth, with a true minus, and nothing where there is no such rank', () => {
  const ranks = { 2: [10, -10], 3: [10, 5, -10] };
  render(FactTable, { facts: rankFacts({ kind: 'rank_table', measure: 'bullet_spaces', points: 0, ranks, none: -20 }) });
  expect(screen.getAllByRole('columnheader')).toHaveLength(3);
  expect(cells().map((row) => row.slice(1))).toEqual([
    ['2 players', '3 players'],
    ['10', '10'],
    ['−10', '5'],
    ['', '−10'],
    ['−20', '−20'],
  ]);
});
