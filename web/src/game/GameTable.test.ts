import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { createRawSnippet, tick } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { miniBoard } from '../board/mini';
import { BoardIndex } from '../lib/boards';
import { windowTitle } from '../lib/title.svelte';
import { speak } from '../lib/i18n.svelte';
import GameTable from './GameTable.svelte';
import { entry, OUTCOME, sampleChoices, sampleIndex, sampleView } from './samples';
import { sitDown } from './sit-down';

const { board, drawing } = miniBoard();
const index = new BoardIndex({ board: { ...board, rules: sampleIndex().board.rules }, drawing, theme: {}, points: {} });
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });

/** A window so wide that there are columns beside the map, or so narrow that there is a sheet under it. */
function show(seats: number[] = [0], wide = true, seat?: number | null) {
  const seated = sitDown(seats, seat);
  vi.stubGlobal('matchMedia', (query: string) => {
    const matches = query.includes('min-width') ? wide : true; // and no motion
    return { matches, addEventListener: vi.fn(), removeEventListener: vi.fn() };
  });
  const nothing = createRawSnippet(() => ({ render: () => '<i></i>' }));
  render(GameTable, { store: seated.store, index, brand: nothing, settings: nothing });
  return seated;
}

beforeAll(() => speak('en'));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('keys', () => {
  it('/ goes to where a city is looked for, and what is found is lit', async () => {
    show();
    await press('/');
    const field = screen.getByRole('combobox', { name: 'Find a city' });
    expect(document.activeElement).toBe(field);
    await fireEvent.input(field, { target: { value: 'bir' } });
    await press('Enter');
    expect(document.querySelectorAll('.beacon')).toHaveLength(1);
  });

  it('R shows on the map what the others did, and stops', async () => {
    const { tell } = show();
    await press('r'); // nothing has been done yet
    const laid = { ...entry(1, 1, { kind: 'claimed', route: 'ask--dal' }), told: [{ seat: 1, key: 'event-passed', params: {} }] };
    tell({ log: [laid] });
    await tick();
    await press('r');
    expect(document.querySelectorAll('.trail')).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Stop' })).toBeTruthy();
    await press('r');
    expect(document.querySelectorAll('.trail')).toHaveLength(0);
  });

  it('L goes to the log', async () => {
    show();
    await press('l');
    await vi.waitFor(() => expect(screen.getByRole('region', { name: 'Log and chat' }).contains(document.activeElement)).toBe(true));
  });

  it('earlier moves are shown when they are asked for', async () => {
    const { tell, line } = show();
    const passed = (position: number) => ({ ...entry(position, 1), told: [{ seat: 1, key: 'event-passed', params: {} }] });
    tell({ log: [passed(2)] });
    await fireEvent.click(await screen.findByRole('button', { name: 'Show earlier moves' }));
    line.say({ type: 'log', re: String(line.asked('log')?.id), log: [passed(0), passed(1)] });
    await vi.waitFor(() => expect(screen.getByTestId('log').querySelectorAll('li')).toHaveLength(3));
    expect(screen.queryByRole('button', { name: 'Show earlier moves' })).toBeNull();
    await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByTestId('log')));
  });

  it('the focus goes to the turn bar when what had it is gone', async () => {
    const { tell } = show();
    tell({ choices: sampleChoices({ routes: ['ask--birk'] }) });
    await press('c');
    screen.getByRole('button', { name: /Ask–Birk/ }).focus();
    tell({ choices: null });
    await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('group', { name: 'The turn' })));
  });

  it('do nothing while the device is covered', async () => {
    show([0, 1], true, null);
    await press('l');
    await tick();
    expect(screen.getByTestId('log').contains(document.activeElement)).toBe(false);
    expect(screen.getByRole('dialog', { name: /Anna/ })).toBeTruthy();
  });
});

describe('a small screen', () => {
  it('shows one part at a time, and arrows go from tab to tab', async () => {
    show([0], false);
    const tab = (name: string) => screen.getByRole('tab', { name });
    tab('Draw').focus();
    await press('ArrowRight');
    expect(document.activeElement).toBe(tab('Tickets'));
    expect(tab('Tickets').getAttribute('aria-selected')).toBe('true');
    expect(screen.getByRole('combobox', { name: 'Find a city' })).toBeTruthy();
  });

  it('has no place to look for a city on its other pages', async () => {
    show([0], false);
    expect(await fireEvent.keyDown(document.body, { key: '/' })).toBe(true); // left to the browser
    await press('l');
    expect(screen.getByRole('tab', { name: 'Table' }).getAttribute('aria-selected')).toBe('true');
  });

  it('brings forward what is asked', async () => {
    const { tell } = show([0], false);
    tell({ view: sampleView({ own: { ...sampleView().own!, offer: ['ask--elv'], keep: 1 }, asked: 'keep-tickets' }) });
    await tick();
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Now');
  });
});

describe('the table', () => {
  it('asks for a yes before tickets are drawn, and a second word takes it back', async () => {
    const { tell, line } = show();
    tell({ choices: sampleChoices({ tickets: true }) });
    await press('t');
    expect(line.asked('move')).toBeUndefined();
    await press('t');
    await press('Enter');
    expect(line.asked('move')).toBeUndefined();
    await press('t');
    document.body.focus();
    await fireEvent.keyDown(document.body, { key: 'Enter' });
    expect(line.asked('move')).toMatchObject({ move: 'tickets' });
  });

  it('lights the network of a player who is pointed at', async () => {
    const { tell } = show();
    tell({ view: sampleView({ owners: { 'ask--dal': 1, 'ask--birk': 0 } }) });
    await tick();
    await fireEvent.pointerEnter(screen.getByTestId('player-1'));
    expect(document.querySelectorAll('.trail')).toHaveLength(1);
    await fireEvent.pointerLeave(screen.getByTestId('player-1'));
    expect(document.querySelectorAll('.trail')).toHaveLength(0);
  });

  it('lights a route of the list while it is pointed at', async () => {
    const { tell } = show();
    tell({ choices: sampleChoices({ routes: ['ask--birk'] }) });
    await press('c');
    await fireEvent.pointerEnter(screen.getByRole('button', { name: /Ask–Birk/ }));
    expect(document.querySelectorAll('.trail')).toHaveLength(1);
    await press('Escape');
    expect(document.querySelectorAll('.trail')).toHaveLength(0);
  });

  it('hides nothing of the end behind the help, and counts once', async () => {
    const { tell } = show();
    tell({ view: sampleView({ asked: 'over' }), choices: null, outcome: OUTCOME });
    await tick();
    const won = screen.getByText(/You won/);
    await press('?');
    expect(won.closest('[hidden]')).not.toBeNull();
    await press('?');
    expect(won.isConnected).toBe(true);
    expect(won.closest('[hidden]')).toBeNull();
  });

  it('calls by the title of the window', async () => {
    const { tell } = show();
    expect(windowTitle()).toContain('Your turn');
    tell({ choices: null, view: sampleView({ to_move: [1] }) });
    await tick();
    expect(windowTitle()).not.toContain('Your turn');
  });
});
