import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { tick, type ComponentProps } from 'svelte';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { speak } from '../lib/i18n.svelte';
import { settings } from '../lib/settings.svelte';
import BoardView from './BoardView.svelte';
import { miniBoard, miniSeats, miniView } from './mini';

const index = miniBoard();

function show(props: Partial<ComponentProps<typeof BoardView>> = {}) {
  const shown = render(BoardView, { index, view: miniView(), seats: miniSeats, ...props });
  const one = (selector: string) => {
    const found = shown.container.querySelector<SVGElement>(selector);
    if (!found) throw new Error(`nothing is drawn as ${selector}`);
    return found;
  };
  const all = (selector: string) => [...shown.container.querySelectorAll<SVGElement>(selector)];
  const drawn = (id: string) => one(`[data-track="${id}"]`);
  const spot = (id: string) => one(`[data-route="${id}"], [data-city="${id}"]`);
  return { ...shown, one, all, drawn, spot };
}

/** Of how many pieces a path consists. */
function pieces(path: Element | null): number {
  return path?.getAttribute('d')?.match(/M/g)?.length ?? 0;
}

beforeAll(() => speak('en'));
afterEach(cleanup);

describe('what is drawn', () => {
  test('every route has as many slots as spaces', () => {
    const { drawn } = show();
    for (const route of index.board.routes) expect(pieces(drawn(route.id).querySelector('.well'))).toBe(route.length);
  });

  test('the middle of a colored route bears its symbol, a gray one none', () => {
    const { drawn } = show();
    const symbols = (id: string) => {
      const marked = [...drawn(id).querySelectorAll<SVGElement>('.symbol')].map((symbol) => symbol.style.translate);
      return index.drawing.routes[id]!.slots.map(([x, y]) => marked.filter((each) => each === `${x}px ${y}px`).length);
    };
    expect(symbols('ask--birk')).toEqual([0, 1, 0]);
    expect(symbols('ask--dal')).toEqual([0, 1, 1, 0]);
    expect(symbols('ask--abroad')).toEqual([0, 0, 0, 0, 0, 0]);
    expect(symbols('birk--elv')).toEqual([1, 1, 1]); // a ferry: one engine and the color on the rest
  });

  test('tunnels, ferries and bullet routes lie on something of their own', () => {
    const { all } = show();
    expect(all('.rock, .wake, .viaduct').map((bed) => bed.classList[0])).toEqual(['rock', 'wake', 'viaduct']);
  });

  test('a bed shows bare sleepers until a tile gives it a color', () => {
    const { drawn } = show({ view: miniView({ tiles: { 'dal--elv': 'purple' } }) });
    expect(pieces(drawn('birk--dal').querySelector('.sleepers'))).toBeGreaterThanOrEqual(2 * 3);
    expect(drawn('dal--elv').querySelector('.sleepers')).toBeNull();
    expect(drawn('dal--elv').style.getPropertyValue('--line')).toBe('var(--line-purple)');
  });

  test('every space of a closed route is struck out', () => {
    const { drawn, all } = show({ view: miniView({ closed: ['birk--dal'] }) });
    expect(pieces(drawn('birk--dal').querySelector('.strike'))).toBe(2);
    expect(all('.strike')).toHaveLength(1);
  });

  test('trains stand on the print: no track is drawn over them', () => {
    const { all } = show({ view: miniView({ owners: { [index.board.routes[0]!.id]: 0 } }) });
    expect(all('[data-track]').at(-1)?.classList.contains('owned')).toBe(true);
  });

  test('cars of an owner stand on every space, told apart by color and pattern', () => {
    const { drawn } = show({ view: miniView({ owners: { 'ask--birk': 0, 'ask--dal': 1, 'birk--elv': 2 } }) });
    const patterns = ['ask--birk', 'ask--dal', 'birk--elv'].map((id) => drawn(id).querySelector('.pattern')!.getAttribute('d'));
    expect(drawn('ask--birk').querySelectorAll('.car.crimson')).toHaveLength(3);
    expect(drawn('ask--dal').querySelectorAll('.car.azure')).toHaveLength(4);
    expect(new Set(patterns).size).toBe(3);
    expect(drawn('ask--birk').querySelector('.well')).toBeNull();
  });

  test('a bullet train is nobody’s', () => {
    const { drawn } = show({ view: miniView({ owners: { 'elv--fjord': 'shared' } }) });
    expect(drawn('elv--fjord').querySelectorAll('.car.shared')).toHaveLength(2);
  });

  test('only fresh cars are laid one by one, all within 400 ms', () => {
    const { drawn } = show({ view: miniView({ owners: { 'ask--birk': 0, 'ask--dal': 1 } }), fresh: ['ask--dal'] });
    const waits = [...drawn('ask--dal').querySelectorAll<SVGElement>('.car.fresh')].map((car) => parseFloat(car.style.animationDelay));
    expect(waits).toEqual([0, 50, 100, 150]);
    expect(drawn('ask--birk').querySelector('.fresh')).toBeNull();
  });

  test('a station stands in its city in its owner’s color', () => {
    const { one } = show({ view: miniView({ stations: { dal: 2 } }) });
    expect(one('.station').classList.contains('forest')).toBe(true);
  });

  test('the route with a substitute says its rate', () => {
    expect(show().drawn('ask--abroad').textContent.trim()).toBe('4:1');
  });

  test('an inset has its frame and title, and its twin city a leader', () => {
    const { one, all, container } = show();
    expect(one('[data-inset="islands"]').getAttribute('width')).toBe('140');
    expect(container.textContent).toContain('Islands');
    expect(all('.leader')).toHaveLength(1);
    expect(all('.disc')).toHaveLength(index.board.cities.length + 1);
    expect(all('[data-city="elv"]')).toHaveLength(1);
  });

  test('a zone is named once, at its edge', () => {
    expect(show().one('.zone').textContent).toBe('Beyond');
  });

  test('before the deal the board is empty', () => {
    expect(show({ view: null }).all('.car, .station')).toHaveLength(0);
  });
});

describe('what stands out', () => {
  test('only what can be claimed or laid glows', () => {
    const { all } = show({ glow: new Set(['ask--birk']), beds: new Set(['dal--elv']), serving: new Set(['dal--elv']) });
    expect(all('[data-glow]').map((each) => each.dataset.glow)).toEqual(['ask--birk', 'dal--elv']);
    expect(show().all('[data-glow]')).toHaveLength(0);
  });

  test('what a ticket needs glows more strongly, with an aura', () => {
    const wide = (serving: string[]) =>
      Number(
        show({ glow: new Set(['ask--birk']), serving: new Set(serving) })
          .one('[data-glow="ask--birk"]')
          .getAttribute('stroke-width'),
      );
    expect(wide([])).toBeLessThan(wide(['ask--birk']));
    expect(show({ glow: new Set(['ask--birk']), serving: new Set(['ask--birk', 'ask--dal']) }).all('.auras path')).toHaveLength(1);
    expect(show({ glow: new Set(['ask--birk']) }).all('.auras')).toHaveLength(0);
  });

  test('of the beds only those glow that a ticket needs', () => {
    const { all, one } = show({ beds: new Set(['birk--dal', 'dal--elv']), serving: new Set(['dal--elv']) });
    expect(all('[data-glow]')).toHaveLength(1);
    expect(one('[data-glow]').getAttribute('data-glow')).toBe('dal--elv');
  });

  test('the glow of a tunnel is wider than its rock', () => {
    const { one } = show({ glow: new Set(['ask--dal']) });
    const wide = (path: Element) => Number(path.getAttribute('stroke-width'));
    expect(wide(one('[data-glow="ask--dal"]'))).toBeGreaterThan(wide(one('.rock')));
  });

  test('what a tile would close is crossed out', () => {
    const { drawn } = show({ closing: ['birk--dal'] });
    expect(drawn('birk--dal').querySelector('.cross')).not.toBeNull();
    expect(drawn('dal--elv').querySelector('.cross')).toBeNull();
  });

  test.each([
    ['a panel', { picked: { route: 'fjord--grue' } }],
    ['a note', { said: 'fjord--grue' }],
  ])('the mouse is told the name and the facts of a route, unless %s tells them', async (_, props) => {
    const { one, all } = show(props);
    await fireEvent.pointerMove(one('.tracks'), { clientX: 200, clientY: 100, pointerType: 'mouse' });
    expect(one('.tip').textContent).toContain('Ask–Birk');
    expect(one('.tip').textContent).toContain('3 spaces · red');
    await fireEvent.pointerMove(one('.tracks'), { clientX: 520, clientY: 320, pointerType: 'mouse' });
    expect(all('.tip')).toHaveLength(0);
  });

  test('sites for a station are ringed', () => {
    expect(show({ sites: new Set(['ask', 'dal']) }).all('.site.edge')).toHaveLength(2);
  });

  test('a lit path stands out and the rest dims', () => {
    const { all, drawn } = show({ lit: { routes: ['ask--dal'], cities: ['ask', 'dal'] } });
    expect(all('.dim')).not.toHaveLength(0);
    expect(drawn('ask--dal').classList.contains('lit')).toBe(true);
    expect(drawn('ask--birk').classList.contains('lit')).toBe(false);
    expect(all('.beacon')).toHaveLength(2);
    expect(show().all('.dim')).toHaveLength(0);
  });

  test('what is picked is outlined and selected', () => {
    const { one, spot } = show({ picked: { route: 'ask--dal' } });
    expect(one('[data-outline]').dataset.outline).toBe('picked');
    expect(spot('ask--dal').getAttribute('aria-selected')).toBe('true');
    expect(spot('ask--birk').getAttribute('aria-selected')).toBe('false');
  });
});

describe('choosing', () => {
  test('a click on the middle of a route chooses it, on a city the city', async () => {
    const [onroute, oncity] = [vi.fn(), vi.fn()];
    const { spot } = show({ onroute, oncity });
    await fireEvent.click(spot('dal--elv'));
    await fireEvent.click(spot('elv'));
    expect(onroute.mock.calls).toEqual([['dal--elv']]);
    expect(oncity.mock.calls).toEqual([['elv']]);
  });

  test('a click beside a track chooses the nearest, and in the open nothing', async () => {
    const onroute = vi.fn();
    const { one } = show({ onroute });
    await fireEvent.click(one('.tracks'), { clientX: 160, clientY: 112 });
    expect(onroute.mock.calls).toEqual([['ask--birk']]);
    await fireEvent.click(one('.tracks'), { clientX: 400, clientY: 150 });
    expect(onroute).toHaveBeenCalledTimes(1);
  });

  test('a drag is no click', async () => {
    const onroute = vi.fn();
    const { one, spot } = show({ onroute });
    await fireEvent.pointerDown(one('.window'), { pointerId: 1, clientX: 100, clientY: 100 });
    await fireEvent.pointerMove(one('.window'), { pointerId: 1, clientX: 160, clientY: 100 });
    await fireEvent.pointerUp(one('.window'), { pointerId: 1, clientX: 160, clientY: 100 });
    await fireEvent.click(spot('ask--birk'));
    expect(onroute).not.toHaveBeenCalled();
  });

  test('the keyboard enters at what can be done, walks by direction and chooses', async () => {
    const [onroute, oncity] = [vi.fn(), vi.fn()];
    const { all, spot } = show({ onroute, oncity, glow: new Set(['ask--dal']) });
    const stops = all('[tabindex="0"]');
    expect(stops.map((stop) => stop.dataset.route)).toEqual(['ask--dal']);
    spot('ask--dal').focus();
    await fireEvent.keyDown(spot('ask--dal'), { key: 'Enter' });
    await fireEvent.keyDown(spot('ask--dal'), { key: 'ArrowUp' });
    expect(document.activeElement).toBe(spot('ask'));
    await fireEvent.keyDown(spot('ask'), { key: 'ArrowRight' });
    expect(document.activeElement).toBe(spot('ask--birk'));
    await fireEvent.keyDown(spot('ask--birk'), { key: ' ' });
    expect(onroute.mock.calls).toEqual([['ask--dal'], ['ask--birk']]);
    expect(all('[role=option][tabindex="0"]')).toHaveLength(1);
  });

  test('a letter finds a city, Page Down what can be done, Escape leaves', async () => {
    const { spot, getByRole } = show({ glow: new Set(['dal--elv']) });
    spot('dal--elv').focus();
    await fireEvent.keyDown(spot('dal--elv'), { key: 'f' });
    expect(document.activeElement).toBe(spot('fjord'));
    await fireEvent.keyDown(spot('fjord'), { key: 'PageDown' });
    expect(document.activeElement).toBe(spot('dal--elv'));
    await fireEvent.keyDown(spot('dal--elv'), { key: 'Escape' });
    expect(document.activeElement).toBe(getByRole('button', { name: 'Show the whole map' }));
  });

  test('with something picked, Escape is left to whoever can take it back', async () => {
    const { spot } = show({ picked: { route: 'ask--dal' } });
    spot('ask--dal').focus();
    expect(await fireEvent.keyDown(spot('ask--dal'), { key: 'Escape' })).toBe(true);
    expect(document.activeElement).toBe(spot('ask--dal'));
  });
});

describe('a finger', () => {
  const tap = (one: (selector: string) => SVGElement, clientX: number, clientY: number) =>
    fireEvent(one('.tracks'), new PointerEvent('click', { clientX, clientY, pointerType: 'touch', detail: 1, bubbles: true }));
  const glow = new Set(['ask--birk', 'ask--dal', 'birk--dal']);

  function touched() {
    settings.speed = 'none';
    const calls = { onroute: vi.fn(), onsea: vi.fn() };
    const shown = show({ glow, ...calls });
    return { ...shown, ...calls, scale: () => shown.one('.layers').style.transform };
  }
  afterEach(() => {
    settings.speed = null;
  });

  test('that may mean several routes is asked which, by name, and the map comes closer', async () => {
    const { one, getByRole, getAllByRole, onroute, scale, all } = touched();
    const whole = scale();
    await tap(one, 107, 107);
    expect(document.activeElement).toBe(getByRole('dialog', { name: 'Which one?' }));
    const names = getAllByRole('button').map((button) => button.textContent.trim());
    expect(names.slice(0, 3)).toEqual(['', 'Ask–Birk, 3 spaces, red', 'Ask–Dal, 4 spaces, green']);
    expect(all('.outline.asked:not(.edge)')).toHaveLength(2);
    expect(scale()).not.toBe(whole);
    await fireEvent.click(getByRole('button', { name: /Ask–Dal/ }));
    expect(onroute.mock.calls).toEqual([['ask--dal']]);
    expect(all('.chooser')).toHaveLength(0);
  });

  test('takes it back by Escape, and the map is as before', async () => {
    const { one, all, onroute, scale } = touched();
    const whole = scale();
    await tap(one, 107, 107);
    await fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(all('.chooser')).toHaveLength(0);
    expect(scale()).toBe(whole);
    expect(onroute).not.toHaveBeenCalled();
  });

  test('comes closer for as long as what it picked is picked', async () => {
    const { one, getByRole, rerender, scale, onroute } = touched();
    onroute.mockImplementation((route: string) => void rerender({ picked: { route } }));
    const whole = scale();
    await tap(one, 107, 107);
    await fireEvent.click(getByRole('button', { name: /Ask–Dal/ }));
    expect(scale()).not.toBe(whole);
    await rerender({ picked: null });
    expect(scale()).toBe(whole);
  });

  test('is not asked once what it may have meant is gone', async () => {
    const { one, all, rerender } = touched();
    await tap(one, 107, 107);
    expect(all('.chooser')).toHaveLength(1);
    await rerender({ glow: new Set(['ask--dal']) });
    expect(all('.chooser')).toHaveLength(0);
  });

  test('in the open means the sea', async () => {
    const { one, onsea, onroute } = touched();
    await tap(one, 400, 150);
    expect(onsea).toHaveBeenCalledOnce();
    expect(onroute).not.toHaveBeenCalled();
  });
});

describe('zoom', () => {
  const scale = (layers: SVGElement) => Number(/scale\((.+)\)/.exec(layers.style.transform)?.[1]);

  test('by buttons, by keys and to places; never further out than the whole', async () => {
    settings.speed = 'none'; // at once
    const { one, spot, component, getByRole } = show();
    const layers = one('.layers');
    const whole = scale(layers);
    await fireEvent.click(getByRole('button', { name: 'Zoom out' }));
    expect(scale(layers)).toBe(whole);
    await fireEvent.click(getByRole('button', { name: 'Zoom in' }));
    expect(scale(layers)).toBeCloseTo(1.5 * whole);
    await fireEvent.keyDown(spot('ask'), { key: '0' });
    expect(scale(layers)).toBe(whole);
    component.zoomTo(['ask', 'birk']);
    await tick();
    expect(scale(layers)).toBeGreaterThan(whole);
    component.reset();
    await tick();
    expect(scale(layers)).toBe(whole);
    settings.speed = null;
  });
});

describe('what is picked', () => {
  test('lies in boxes, a space or a city each, that whatever lies beside it can keep clear of', () => {
    const { component } = show();
    const [first, , , ask, birk, ...more] = component.boxesOf({ route: 'ask--birk' });
    expect(first).toMatchObject({ top: 95, bottom: 105 });
    expect([ask, birk, ...more]).toEqual([...component.boxesOf({ city: 'ask' }), ...component.boxesOf({ city: 'birk' })]);
    expect(ask).toMatchObject({ left: 92, top: 92, width: 16 });
  });

  test('comes out from under what covers the map, and goes back when it is let go', async () => {
    settings.speed = 'none';
    const covered = { top: 0, right: 0, bottom: 250, left: 0 };
    const { component, rerender } = show();
    const before = component.boxesOf({ route: 'ask--abroad' });
    await rerender({ picked: { route: 'ask--abroad' }, covered });
    for (const { bottom } of component.boxesOf({ route: 'ask--abroad' })) expect(bottom).toBeLessThanOrEqual(250);
    await rerender({ picked: null, covered: { ...covered, bottom: 0 } });
    expect(component.boxesOf({ route: 'ask--abroad' })).toEqual(before);
    settings.speed = null;
  });
});

describe('what is said', () => {
  test('the board is a named region with a named list of routes and cities', () => {
    const { getByRole } = show({ glow: new Set(['ask--birk']), sites: new Set(['dal']) });
    expect(getByRole('region', { name: 'Map of Mini' })).toBeTruthy();
    expect(getByRole('listbox', { name: 'Routes and cities' })).toBeTruthy();
    expect(getByRole('option', { name: 'Ask–Birk, 3 spaces, red, unclaimed, you can claim it' })).toBeTruthy();
    expect(getByRole('option', { name: 'Dal, you can build a station here' })).toBeTruthy();
  });
});
