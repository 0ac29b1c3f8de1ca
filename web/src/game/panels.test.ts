import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { speak } from '../lib/i18n.svelte';
import type { Problem } from '../lib/protocol';
import { Words } from '../lib/words';
import ClaimPanel from './ClaimPanel.svelte';
import Hand from './Hand.svelte';
import Market from './Market.svelte';
import Players from './Players.svelte';
import { OUTCOME, route, sampleChoices, sampleIndex, sampleView, SEATS, TABLE } from './samples';
import Score from './Score.svelte';
import TilePanel from './TilePanel.svelte';
import { Turn } from './turn.svelte';

beforeAll(() => speak('en'));
afterEach(cleanup);

const button = (name: string | RegExp) => screen.getByRole('button', { name });

const HAND = sampleView().own!.hand; // 2 blue, 3 red, 1 locomotive
const index = sampleIndex([route('oslo--bergen', { kind: 'ferry', locomotives: 1 })]);

async function claiming(complete = true, verdict: Problem | null = null, trio = 0) {
  const view = sampleView({ rules: { ...sampleView().rules, ferry_substitute: trio } });
  const table = {
    position: 1,
    seat: 0,
    view,
    choices: sampleChoices({ routes: ['oslo--bergen'] }),
    move: vi.fn(() => Promise.resolve()),
    payments: () => Promise.resolve({ payments: ['red:1,locomotive:1', 'blue:1,locomotive:1'], total: 2, complete }),
    why: vi.fn(() => Promise.resolve(verdict)),
    closes: () => Promise.resolve([]),
  };
  const turn = new Turn(table);
  await turn.pickRoute('oslo--bergen');
  render(ClaimPanel, { turn, index, hand: HAND, words: new Words(index), view });
  return table;
}

describe('the payment', () => {
  it('says what stands for a locomotive on a ferry, where anything does', async () => {
    await claiming(true, null, 3);
    expect(screen.getByText(/any 3 cards/)).toBeTruthy();
    cleanup();
    await claiming();
    expect(screen.queryByText(/any 3 cards/)).toBeNull();
  });

  it('begins with the first, names its cards, and is sent by the button alone', async () => {
    const table = await claiming();
    const ways = screen.getAllByRole<HTMLInputElement>('radio');
    expect(ways.map((way) => way.checked)).toEqual([true, false]);
    expect(ways[0]?.parentElement?.textContent).toContain('1 red');
    expect(table.move).not.toHaveBeenCalled();
    await fireEvent.click(button(/^Claim it: Oslo–Bergen, .*red/));
    expect(table.move).toHaveBeenCalledExactlyOnceWith('claim oslo--bergen red:1,locomotive:1');
  });

  it('can be another one', async () => {
    const table = await claiming();
    await fireEvent.click(screen.getAllByRole('radio')[1]!);
    await fireEvent.click(button(/^Claim it: Oslo–Bergen, /));
    expect(table.move).toHaveBeenCalledExactlyOnceWith('claim oslo--bergen blue:1,locomotive:1');
  });

  it('can be put together by hand, as far as the hand goes', async () => {
    const table = await claiming(false);
    await fireEvent.click(button('Other cards…'));
    await fireEvent.click(button('Remove a locomotive'));
    for (let i = 0; i < 4; i++) await fireEvent.click(button('Add a red card'));
    await vi.waitFor(() => expect(button(/^Claim it:/).getAttribute('aria-disabled')).toBe('false'));
    await fireEvent.click(button(/^Claim it: Oslo–Bergen, .*red/));
    expect(table.move).toHaveBeenCalledExactlyOnceWith('claim oslo--bergen red:3');
  });

  it('is not sent while the server says that it will not do, and says why', async () => {
    const table = await claiming(true, { key: 'move-wrong-payment', params: { cards: 'red:2,locomotive:1' } });
    await fireEvent.click(button('Other cards…'));
    await fireEvent.click(button('Add a red card'));
    await screen.findByText('You can’t pay for this with 2 red and 1 locomotive.');
    await fireEvent.click(button(/^Claim it: Oslo–Bergen, .*red/));
    expect(table.move).not.toHaveBeenCalled();
  });

  it('is forgotten when the player cancels', async () => {
    const table = await claiming();
    await fireEvent.click(button('Cancel'));
    await fireEvent.click(screen.getByTestId('confirm')); // it no longer says what it would claim
    expect(table.move).not.toHaveBeenCalled();
  });
});

describe('drawing', () => {
  it('offers what can be drawn; the rest can still be asked for', async () => {
    const ondraw = vi.fn();
    render(Market, { view: sampleView(), choices: sampleChoices(), ondraw });
    expect(button('red').getAttribute('aria-disabled')).toBe('false');
    expect(button('locomotive').getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByText('empty slot')).toBeTruthy();
    await fireEvent.click(button('locomotive'));
    await fireEvent.click(button(/^Draw from the deck/));
    expect(ondraw.mock.calls).toEqual([['locomotive'], ['deck']]);
  });

  it('fills a hand that names its cards', () => {
    render(Hand, { hand: HAND });
    const cards = within(screen.getByRole('region', { name: /^My hand/ })).getAllByRole('listitem');
    expect(cards.map((card) => card.dataset.card)).toEqual(['blue', 'red', 'locomotive']);
    expect(screen.getByText('1 locomotive')).toBeTruthy();
  });
});

describe('the end', () => {
  it('can be skipped to, and tells every ticket', async () => {
    const onlight = vi.fn();
    render(Score, { index: sampleIndex(), outcome: OUTCOME, table: TABLE, me: 0, counting: true, onlight });
    expect(screen.getByTestId('total-0').textContent).toBe('0');
    await fireEvent.click(button('Skip to the result'));
    expect(screen.getByTestId('total-0').textContent).toBe('20');
    expect(screen.getByTestId('total-1').textContent).toBe('−5');
    expect(screen.getByText('You won with 20 points. Well played!')).toBeTruthy();
    await fireEvent.click(screen.getByText('Anna'));
    await fireEvent.focus(screen.getByText('Oslo–Turku: completed').closest('button')!);
    expect(onlight).toHaveBeenLastCalledWith({ routes: ['oslo--bergen', 'abo--bergen'], cities: ['oslo', 'abo'] });
  });

  it('counts up step by step', async () => {
    vi.useFakeTimers();
    render(Score, { index: sampleIndex(), outcome: OUTCOME, table: TABLE, counting: true });
    await vi.advanceTimersByTimeAsync(600);
    expect(screen.getByTestId('total-0').textContent).toBe('2');
    await vi.advanceTimersByTimeAsync(2300);
    expect(screen.getByTestId('total-0').textContent).toBe('10');
    await vi.advanceTimersByTimeAsync(20_000);
    expect(screen.getByTestId('score').dataset.done).toBe('true');
    vi.useRealTimers();
  });
});

describe('the players', () => {
  const seats = SEATS.map((seat) => ({ ...seat, present: false }));

  it('are away only while a game is played', () => {
    render(Players, { view: sampleView(), table: { ...TABLE, seats, status: 'playing' }, me: 0, here: [0] });
    expect(screen.getAllByText('away')).toHaveLength(1);
    cleanup();
    render(Players, { view: sampleView({ asked: 'over' }), table: { ...TABLE, seats, status: 'over' }, me: 0 });
    expect(screen.queryByText('away')).toBeNull();
  });

  it('have the points that are counted at the end', () => {
    render(Players, { view: sampleView({ asked: 'over' }), table: TABLE, me: 0, totals: [41, 17] });
    expect(screen.getByTestId('player-0').textContent).toContain('41');
    expect(screen.getByTestId('player-1').textContent).toContain('17');
  });
});

describe('a track tile', () => {
  const beds = sampleIndex([
    route('oslo--abo--1', { group: 'oslo--abo' }),
    route('oslo--abo--2', { group: 'oslo--abo' }),
    route('oslo--bergen'),
  ]);

  it('says what it closes: tracks beside it, and routes by name', async () => {
    const choices = sampleChoices({ beds: { 'oslo--abo--1': ['red'] } });
    const view = sampleView({ asked: 'lay-tile' });
    const table = {
      position: 1,
      seat: 0,
      view,
      choices,
      move: vi.fn(),
      payments: vi.fn(),
      why: vi.fn(),
      closes: () => Promise.resolve(['oslo--abo--2', 'oslo--bergen']),
    };
    const turn = new Turn(table);
    await turn.pickRoute('oslo--abo--1');
    render(TilePanel, { turn, index: beds, view, choices, hand: HAND });
    expect(screen.getByText('The track beside it closes for good.')).toBeTruthy();
    expect(screen.getByText(/Oslo–Bergen/)).toBeTruthy();
  });
});
