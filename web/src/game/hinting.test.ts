import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { flushSync, tick } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { speak } from '../lib/i18n.svelte';
import type { HintFound } from '../lib/protocol';
import { act, type Elements } from './acts';
import HintPanel from './HintPanel.svelte';
import { route, sampleChoices, sampleIndex, sampleView, TABLE } from './samples';
import { sitDown } from './sit-down';
import { Sitting } from './sitting.svelte';

const index = sampleIndex([route('oslo--bergen'), route('oslo--abo', { length: 3 }), route('abo--bergen')]);
const ELEMENTS: Elements = { search: () => true, openLog: () => {}, skip: () => {} };
const CLAIM: Omit<HintFound, 're'> = {
  type: 'hint',
  level: 'regular',
  move: 'claim oslo--bergen red:2',
  says: { key: 'hint-do-claim', params: { route: 'oslo--bergen', cards: 'red:2' } },
  why: [
    { key: 'hint-serves', params: { ticket: 'oslo--abo', number: 2 } },
    { key: 'hint-rival', params: { player: 1, cities: 'oslo' } },
  ],
  way: ['abo--bergen'],
};

beforeAll(() => speak('en'));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Someone at a table with hints, whose turn it is. */
function sit(seats = [0]) {
  const seated = sitDown(seats);
  const table = { ...seated.store.table!, options: { ...TABLE.options, hints: true } };
  seated.tell({ table });
  const sitting = new Sitting(seated.store, index);
  /** The server gives a hint, once it is asked. */
  const answer = async (hint: Omit<HintFound, 're'> = CLAIM) => {
    await vi.waitFor(() => expect(seated.line.asked('hint')).toBeDefined());
    seated.line.say({ ...hint, re: seated.line.asked('hint')!.id! });
  };
  return { ...seated, table, sitting, answer };
}

async function hinted(hint = CLAIM) {
  const seated = sit();
  const asking = seated.sitting.hint();
  await seated.answer(hint);
  await asking;
  return seated;
}

describe('a hint', () => {
  it('is there only where the table has them, for someone who sits at it', () => {
    const { sitting, tell, table, store } = sit();
    expect(sitting.hints).toBe(true);
    tell({ table: { ...table, options: {} } });
    expect(sitting.hints).toBe(false);
    tell({ table, seat: null });
    expect([store.seat, sitting.hints]).toEqual([null, false]);
  });

  it('is said, and lights what it speaks of', async () => {
    const { sitting } = await hinted();
    const { hinting, spotlight } = sitting;
    expect(sitting.spoken).toBe(
      'As “regular” would play. Claim Oslo–Bergen with 2 red. It’s on the way for Oslo–Turku: 2 spaces to go after that. Bo has track in Oslo and could take it first.',
    );
    expect(spotlight.light?.routes).toEqual(['oslo--bergen', 'abo--bergen']);
    expect([...hinting.tickets]).toEqual(['oslo--abo']);
    expect(hinting.cards.reduce((sum, each) => sum + each)).toBe(2);
    hinting.close();
    expect([spotlight.light, hinting.tickets.size]).toEqual([null, 0]);
  });

  it('lights the card to draw and the tickets to keep, not those to leave', async () => {
    const drawn = await hinted({ ...CLAIM, move: 'draw red', says: { key: 'hint-do-draw', params: { card: 'red' } }, why: [], way: [] });
    expect([drawn.sitting.hinting.pile, drawn.sitting.hinting.route]).toEqual(['red', null]);
    const kept = await hinted({
      ...CLAIM,
      move: 'keep oslo--abo',
      says: { key: 'hint-do-keep', params: { tickets: 'oslo--abo' } },
      why: [{ key: 'hint-leave', params: { ticket: 'bergen--suisse', number: 3, points: 5 } }],
      way: [],
    });
    expect([...kept.sitting.hinting.tickets]).toEqual(['oslo--abo']);
  });

  it('is played by a click, and by nothing else', async () => {
    const { sitting, line } = await hinted();
    render(HintPanel, { sitting });
    expect(line.asked('move')).toBeUndefined();
    await fireEvent.click(screen.getByRole('button', { name: 'Do it' }));
    await vi.waitFor(() => expect(line.asked('move')).toMatchObject({ move: 'claim oslo--bergen red:2' }));
    expect(sitting.hinting.found).toBeNull();
  });

  it('goes away by Escape, or asked for once more', async () => {
    const { sitting } = await hinted();
    act({ do: 'cancel' }, sitting, ELEMENTS);
    expect(sitting.hinting.found).toBeNull();
    const again = await hinted();
    await again.sitting.hint();
    expect(again.sitting.hinting.found).toBeNull();
  });

  it('that comes when the table has gone on is dropped', async () => {
    const { sitting, answer, tell } = sit();
    const asking = sitting.hint();
    tell({ table: sitting.store.table!, view: sampleView({ asked: 'draw-second' }), choices: sampleChoices() });
    await answer();
    await asking;
    expect(sitting.hinting.found).toBeNull();
  });

  it('that is refused says why, and nobody is asked when others move', async () => {
    const { sitting, line, tell, table } = sit();
    const asking = sitting.hint();
    await vi.waitFor(() => expect(line.asked('hint')).toBeDefined());
    line.say({ type: 'refused', re: line.asked('hint')!.id!, key: 'too-often', params: {} });
    await asking;
    expect(sitting.reply).toContain('Too many');
    tell({ table, choices: null, view: sampleView({ to_move: [1] }) });
    const before = line.sent.length;
    await sitting.hint();
    expect(line.sent).toHaveLength(before);
    expect(sitting.reply).toContain('Bo');
  });

  it('leaves the payment that a tunnel asks for as it is, and takes back what was being put together', async () => {
    const { sitting, answer, tell, table } = sit();
    tell({ table, view: sampleView({ asked: 'pay-surcharge' }), choices: sampleChoices({ surcharge: ['red:1'] }) });
    sitting.turn.follow();
    const asking = sitting.hint();
    await answer();
    await asking;
    expect(sitting.turn.move).toBe('pay red:1');
    tell({ table });
    void sitting.turn.pickTickets();
    void sitting.hint();
    expect(sitting.turn.staged).toBeNull();
  });

  it('is not seen by the next one before the same screen', async () => {
    const { sitting } = await hinted();
    sitting.uncover(1);
    flushSync();
    await tick();
    expect([sitting.hinting.found, sitting.spoken]).toEqual([null, '']);
  });
});
