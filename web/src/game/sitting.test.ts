import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { speak } from '../lib/i18n.svelte';
import { act, type Elements } from './acts';
import { entry, OUTCOME, route, sampleChoices, sampleIndex, sampleView } from './samples';
import { sitDown } from './sit-down';
import type { Shortcut } from './shortcuts';
import { Sitting } from './sitting.svelte';

const index = sampleIndex([route('oslo--bergen', { kind: 'tunnel' }), route('oslo--abo', { length: 3 })]);

function sit(seats: number[] = [0], seat?: number | null) {
  const seated = sitDown(seats, seat);
  return { ...seated, sitting: new Sitting(seated.store, index) };
}

beforeAll(() => speak('en'));
beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a device passed round', () => {
  it('shows nothing private until its owner says so', () => {
    const { sitting, line, tell } = sit([0, 1], null);
    expect([sitting.covered, sitting.device.next]).toEqual([true, 0]);
    expect([sitting.own, sitting.choices, sitting.mine]).toEqual([null, null, false]);
    sitting.device.uncover(0);
    expect(line.asked('hello')).toMatchObject({ token: 'token 0' });
    expect(sitting.covered).toBe(true); // the server has not answered
    tell({ seat: 0 });
    expect([sitting.covered, sitting.device.next]).toEqual([false, null]);
    expect(sitting.own?.seat).toBe(0);
  });

  it('lets whoever has drawn look at the card before it is covered', () => {
    const { sitting, move } = sit([0, 1]);
    sitting.device.uncover(0);
    const drawn = entry(2, 0, { kind: 'drew', card: 'red' });
    sitting.hear(drawn);
    move(drawn, { to_move: [1] }, null);
    expect(sitting.covered).toBe(false);
    vi.advanceTimersByTime(2000);
    expect([sitting.covered, sitting.device.next]).toEqual([true, 1]);
  });

  it('says nothing of what the last one saw or was told, neither while it is covered nor after', () => {
    const { sitting, store, line, move, tell } = sit([0, 1]);
    sitting.uncover(0);
    void sitting.turn.pickCity('oslo');
    sitting.turn.reply = { key: 'move-cards-missing', params: { cards: 'red:2' } };
    sitting.spotlight.pinned = 'oslo--abo';
    const told = [{ seat: 0, key: 'event-drew', params: { card: 'red' } }];
    store.onMove((each) => sitting.hear(each));
    move({ ...entry(2, 0, { kind: 'drew', card: 'red' }), told }, { to_move: [1] }, null);
    expect([sitting.spoken, sitting.reply]).toEqual([expect.stringContaining('red'), expect.stringContaining('red')]);
    vi.advanceTimersByTime(2000);
    expect([sitting.covered, sitting.spoken, sitting.reply]).toEqual([true, '', '']);
    sitting.uncover(1);
    move({ ...entry(3, 0, { kind: 'drew', card: 'red' }), told }, { to_move: [1] }, null); // still under way, for the other's eyes
    expect(line.asked('hello')).toMatchObject({ token: 'token 1' });
    tell({ seat: 1, view: sampleView({ to_move: [1], own: { ...sampleView().own!, seat: 1 } }) });
    sitting.turn.follow();
    expect([sitting.covered, sitting.spoken, sitting.reply]).toEqual([false, '', '']);
    expect(sitting.spotlight.light).toBeNull();
  });

  it('is never covered for one who plays alone, nor after the end', () => {
    expect(sit([0]).sitting.covered).toBe(false);
    const { sitting, store, tell } = sit([0, 1]);
    tell({ table: { ...store.table!, status: 'over' } });
    expect(sitting.covered).toBe(false);
  });
});

describe('what the map lights', () => {
  it('is what is shown, then what is listed, a ticket, a place found', () => {
    const { sitting, tell } = sit();
    const { spotlight } = sitting;
    const tickets = ['oslo--abo', 'bergen--suisse'].map((ticket) => ({ ticket, prospect: 'possible' as const }));
    tell({ view: sampleView({ own: { ...sampleView().own!, tickets } }) });
    spotlight.found = 'bergen';
    expect(spotlight.light?.cities).toEqual(['bergen']);
    spotlight.pinned = 'oslo--abo';
    expect(spotlight.light?.cities).toEqual(['oslo', 'abo']);
    spotlight.pointed = 'bergen--suisse';
    expect(spotlight.light?.cities).toEqual(['bergen', 'suisse-1', 'suisse-2']);
    spotlight.listed = 'oslo--bergen';
    expect(spotlight.light?.routes).toEqual(['oslo--bergen']);
    spotlight.shown = { routes: [], cities: ['abo'] };
    expect(spotlight.light?.cities).toEqual(['abo']);
    spotlight.putOut();
    spotlight.forget();
    expect(spotlight.light).toBeNull();
  });

  it('is nothing for a move that was only about cards', () => {
    const { spotlight } = sit().sitting;
    spotlight.shown = { routes: [], cities: [] };
    expect(spotlight.light).toBeNull();
  });

  it('is no ticket while the device is covered', () => {
    const { spotlight } = sit([0, 1]).sitting;
    spotlight.pinned = 'oslo--abo';
    expect(spotlight.light).toBeNull();
  });
});

describe('the panel that is open', () => {
  it('is what the table asks, whatever the player has opened', () => {
    const { sitting, tell } = sit();
    sitting.panels.toggleList();
    expect(sitting.panels.open).toBe('routes');
    void sitting.turn.pickTickets();
    expect(sitting.panels.open).toBe('tickets');
    tell({ view: sampleView({ asked: 'keep-tickets', own: { ...sampleView().own!, offer: ['oslo--abo'] } }) });
    expect(sitting.panels.open).toBe('offer');
    tell({ view: sampleView({ asked: 'pay-surcharge' }) });
    expect(sitting.panels.open).toBe('tunnel');
    tell({ view: sampleView({ asked: 'over' }), choices: null, outcome: OUTCOME });
    expect(sitting.panels.open).toBe('end');
    sitting.panels.helping = true;
    expect(sitting.panels.open).toBe('help');
  });

  it('is none while the device is covered', () => {
    const { sitting } = sit([0, 1]);
    sitting.panels.helping = true;
    expect(sitting.panels.open).toBeNull();
  });

  it('is closed one by one, the latest first', async () => {
    const { sitting, line } = sit();
    const { panels, turn } = sitting;
    panels.listing = panels.helping = true;
    const picking = turn.pickCity('oslo');
    line.say({ type: 'because', re: String(line.asked('why')?.id), allowed: false });
    await picking;
    panels.toggleSites(); // puts the list away
    expect([panels.back(), panels.helping]).toEqual([true, false]);
    expect([panels.back(), turn.choosingSite]).toEqual([true, false]);
    expect(panels.back()).toBe(false);
  });

  it('is no list once the turn is over', () => {
    const { sitting, tell } = sit();
    sitting.panels.toggleList();
    sitting.panels.follow();
    expect(sitting.panels.listing).toBe(true);
    tell({ choices: null });
    sitting.panels.follow();
    expect(sitting.panels.listing).toBe(false);
  });
});

describe('a tunnel', () => {
  const dug = entry(2, 1, { kind: 'laid', route: 'oslo--bergen' }, { kind: 'turned', card: 'red' }, { kind: 'turned', card: 'blue' });

  it('is shown for a while after it was dug', () => {
    const { digging } = sit().sitting;
    digging.hear(dug);
    expect(digging.dig).toEqual({ route: 'oslo--bergen', turned: ['red', 'blue'], due: 0, laid: '', player: 'Bo' });
    vi.advanceTimersByTime(5000);
    expect(digging.dig).toBeNull();
  });

  it('is not told before its cards are turned, while they are turned on this screen', () => {
    const { sitting, tell } = sit();
    const tunnel = { route: 'oslo--bergen', turned: ['red' as const], due: 1, laid: [] };
    tell({ view: sampleView({ asked: 'pay-surcharge', to_move: [1], tunnel }), choices: null, log: [entry(1, 0), dug] });
    expect(sitting.turning).toBe(true);
    expect(sitting.log.map(({ position }) => position)).toEqual([1]);
    sitting.digging.reveal();
    expect(sitting.log.map(({ position }) => position)).toEqual([1, 2]);
  });

  it('of another is nothing to wait for once it is my turn', () => {
    const { sitting, tell } = sit();
    sitting.digging.hear(dug);
    tell({ log: [entry(1, 0), dug] });
    expect(sitting.choices).not.toBeNull();
    expect(sitting.turning).toBe(false);
    expect(sitting.log).toHaveLength(2);
  });

  it('is shown as long as it is asked about, and no longer once its digger goes on', () => {
    const { sitting, tell } = sit();
    const tunnel = { route: 'oslo--bergen', turned: ['red' as const], due: 1, laid: [] };
    tell({ view: sampleView({ asked: 'pay-surcharge', to_move: [1], tunnel }), choices: null });
    sitting.digging.hear(dug);
    vi.advanceTimersByTime(5000);
    expect(sitting.digging.dig).toMatchObject({ due: 1, player: 'Bo' });
    sitting.digging.hear(dug);
    sitting.digging.hear(entry(3, 1, { kind: 'declined', route: 'oslo--bergen' }));
    tell();
    expect(sitting.digging.dig).toBeNull();
  });
});

describe('a reply', () => {
  it('tells whoever waits whose turn it is, at the route that is asked about', () => {
    const { sitting, tell } = sit();
    tell({ view: sampleView({ to_move: [1] }), choices: null });
    sitting.draw('deck');
    expect(sitting.reply).toContain('Bo');
    sitting.pickRoute('oslo--abo');
    expect([sitting.noted, sitting.reply]).toEqual(['oslo--abo', expect.stringContaining('Bo')]);
    sitting.hush();
    expect([sitting.noted, sitting.reply]).toEqual([null, '']);
  });

  it('tells what another has said', () => {
    const { sitting, line } = sit();
    line.say({ type: 'said', said: { seat: 1, text: 'Hurry!', at: 1 } });
    line.say({ type: 'said', said: { seat: 0, text: 'No.', at: 2 } });
    sitting.overhear();
    expect(sitting.reply).toBe('Bo: Hurry!');
    sitting.hush();
    sitting.overhear();
    expect(sitting.reply).toBe('');
  });

  it('tells why something asked was refused', async () => {
    const { sitting, line } = sit();
    const asking = sitting.ask({ type: 'propose', seat: 1 });
    line.say({ type: 'refused', re: String(line.asked('propose')?.id), key: 'server-unreachable', params: {} });
    await asking;
    expect(sitting.reply).not.toBe('');
  });
});

describe('a city picked', () => {
  it('is lit; where stations are built it is asked for one', () => {
    const { sitting, line, tell } = sit();
    sitting.pickCity('oslo');
    expect(sitting.spotlight.found).toBe('oslo');
    tell({ view: sampleView({ rules: { ...sampleView().rules, stations: { costs: [1, 2, 3] } } }) });
    sitting.pickCity('bergen');
    expect(sitting.spotlight.found).toBeNull();
    expect(line.asked('why')).toMatchObject({ city: 'bergen' });
  });
});

describe('a shortcut', () => {
  const elements = { search: vi.fn(() => true), openLog: vi.fn(), skip: vi.fn() } satisfies Elements;
  const press = (sitting: Sitting, shortcut: Shortcut) => act(shortcut, sitting, elements);

  it('draws a card, if one lies there', async () => {
    const { sitting, line } = sit();
    expect(press(sitting, { do: 'open', slot: 2 })).toBe(false); // an empty slot
    expect(press(sitting, { do: 'open', slot: 1 })).toBe(true);
    await vi.waitFor(() => expect(line.asked('move')).toMatchObject({ move: 'draw blue' }));
  });

  it('confirms only what is ready', () => {
    const { sitting } = sit();
    expect(press(sitting, { do: 'confirm' })).toBe(false);
  });

  it('goes to the log', () => {
    const { sitting } = sit();
    press(sitting, { do: 'log' });
    expect(elements.openLog).toHaveBeenCalledOnce();
  });

  it('takes back the latest thing, and then darkens the map', () => {
    const { sitting } = sit();
    sitting.panels.helping = true;
    sitting.spotlight.found = 'oslo';
    press(sitting, { do: 'cancel' });
    expect([sitting.panels.helping, sitting.spotlight.found]).toEqual([false, 'oslo']);
    press(sitting, { do: 'cancel' });
    expect(sitting.spotlight.found).toBeNull();
    expect(elements.skip).toHaveBeenCalledTimes(2);
  });

  it('lists routes and sites only to whoever can use them', () => {
    const { sitting, tell } = sit();
    press(sitting, { do: 'station' });
    expect(sitting.turn.choosingSite).toBe(false);
    tell({ choices: sampleChoices({ stations: ['oslo'] }) });
    press(sitting, { do: 'station' });
    expect(sitting.turn.choosingSite).toBe(true);
    tell({ choices: null });
    press(sitting, { do: 'routes' });
    expect(sitting.panels.listing).toBe(false);
  });

  it('leaves what only elements can do to them', () => {
    const { sitting } = sit();
    expect(press(sitting, { do: 'find' })).toBe(true);
    expect(elements.search).toHaveBeenCalledOnce();
    expect(press(sitting, { do: 'again' })).toBe(false); // nothing has been done yet
  });
});

describe('a move', () => {
  it('is told to those who listen; the last one is counted up', () => {
    const { sitting } = sit();
    const told = [{ seat: 1, key: 'event-passed', params: {} }];
    sitting.hear({ ...entry(2, 1, { kind: 'over' }), told });
    expect(sitting.spoken).toContain('Bo');
    expect(sitting.counting).toBe(true);
  });
});
