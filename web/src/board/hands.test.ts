import { beforeEach, describe, expect, test, vi } from 'vitest';
import { settings } from '../lib/settings.svelte';
import { Keyboard } from './keyboard.svelte';
import { miniBoard } from './mini';
import { Pointer } from './pointer.svelte';
import { spotsOf, type Spot } from './spots';
import { Viewport } from './viewport.svelte';

const index = miniBoard();
const spots = spotsOf(index);
const spot = (id: string) => spots.find((each) => each.id === id)!;
const named = ([{ id }]: [Spot]) => id;

let usable: string[];
let sites: string[];
let holds: boolean;
const [pick, focus, leave, sea] = [vi.fn<(spot: Spot) => void>(), vi.fn<(spot: Spot) => void>(), vi.fn(), vi.fn()];
const picked = () => pick.mock.calls.map(named);
const visited = () => focus.mock.calls.map(named);

const terrain = {
  index: () => index,
  spots: () => spots,
  usable: () => new Set(usable),
  sites: () => new Set(sites),
  holds: () => holds,
  called: (route: string) => route,
  pick,
  sea,
  focus,
  leave,
};
const [, , width, height] = index.drawing.view;
let viewport: Viewport;

beforeEach(() => {
  vi.clearAllMocks();
  settings.speed = 'none';
  [usable, sites, holds] = [[], [], false];
  viewport = new Viewport(() => [0, 0, width, height]);
});

describe('a mouse or a finger', () => {
  const at = (clientX: number, clientY: number, more: PointerEventInit = {}) =>
    new PointerEvent('click', { clientX, clientY, pointerType: 'mouse', ...more });

  test('reaches further with a finger than with a mouse', () => {
    new Pointer(terrain, viewport).click(at(200, 122));
    expect(picked()).toEqual([]);
    new Pointer(terrain, viewport).click(at(200, 122, { pointerType: 'touch' }));
    expect(picked()).toEqual(['ask--birk']);
  });

  test('means the same spot however close one looks', () => {
    const pointer = new Pointer(terrain, viewport);
    viewport.zoomBy(2);
    const { x, y } = viewport.inWindow(spot('dal--elv'));
    pointer.click(at(x, y));
    expect(picked()).toEqual(['dal--elv']);
  });

  test('twice in the open goes closer, once does not', () => {
    const pointer = new Pointer(terrain, viewport);
    const whole = viewport.camera.k;
    const first = at(400, 150);
    pointer.click(first);
    expect(viewport.camera.k).toBe(whole);
    pointer.click(at(410, 150));
    expect(viewport.camera.k).toBeCloseTo(2 * whole);
    expect(picked()).toEqual([]);
  });

  test('twice in two places is twice once', () => {
    const pointer = new Pointer(terrain, viewport);
    const whole = viewport.camera.k;
    pointer.click(at(400, 150));
    pointer.click(at(460, 150));
    expect(viewport.camera.k).toBe(whole);
  });

  test('where the finger was counts, not where the browser has moved its click', () => {
    const pointer = new Pointer(terrain, viewport);
    pointer.lift(at(200, 104, { pointerType: 'touch' }));
    pointer.click(at(300, 100, { pointerType: 'touch', detail: 1 }));
    expect(picked()).toEqual(['ask--birk']);
  });

  test('twice on a route picks it once, and does not pick what has come there since', () => {
    const pointer = new Pointer(terrain, viewport);
    pointer.click(at(200, 104, { pointerType: 'touch', detail: 1 }));
    viewport.pan(-30, -200);
    pointer.click(at(205, 100, { pointerType: 'touch', detail: 1 }));
    expect(picked()).toEqual(['ask--birk']);
    expect(sea).not.toHaveBeenCalled();
  });

  test('answers a question, and nothing of it is pointed at any more', () => {
    usable = ['ask--birk', 'ask--dal'];
    const pointer = new Pointer(terrain, viewport);
    pointer.click(at(107, 107, { pointerType: 'touch' }));
    const [answer] = pointer.doubt!.spots;
    pointer.hovered = answer!;
    pointer.pick(answer!);
    expect(picked()).toEqual([answer!.id]);
    expect(pointer.hovered).toBeNull();
  });

  test('hovers with a mouse that is not pressed', () => {
    const pointer = new Pointer(terrain, viewport);
    pointer.hover(at(200, 100));
    expect(pointer.hovered?.id).toBe('ask--birk');
    pointer.hover(at(300, 300, { pointerType: 'touch' }));
    expect(pointer.hovered?.id).toBe('ask--birk');
    pointer.hover(at(200, 100, { buttons: 1 }));
    expect(pointer.hovered).toBeNull();
    pointer.hover(at(300, 300));
    expect(pointer.hovered?.id).toBe('elv');
    pointer.leave();
    expect(pointer.hovered).toBeNull();
  });
});

describe('the keyboard', () => {
  function press(keyboard: Keyboard, key: string, more: KeyboardEventInit = {}): boolean {
    const event = new KeyboardEvent('keydown', { key, cancelable: true, ...more });
    keyboard.press(event);
    return event.defaultPrevented;
  }

  test('enters where something can be done, and comes back to where it was', () => {
    const keyboard = new Keyboard(terrain, viewport);
    expect(keyboard.tabStop).toBe(spots[0]);
    usable = ['dal--elv'];
    expect(new Keyboard(terrain, viewport).tabStop?.id).toBe('dal--elv');
    keyboard.focused(spot('birk'), true);
    keyboard.blurred();
    expect(keyboard.tabStop?.id).toBe('birk');
    expect(keyboard.ring).toBeNull();
    keyboard.begin();
    expect(keyboard.tabStop?.id).toBe('dal--elv');
  });

  test('shows its ring only to those who see the focus', () => {
    const keyboard = new Keyboard(terrain, viewport);
    keyboard.focused(spot('ask'), false);
    expect(keyboard.ring).toBeNull();
    keyboard.focused(spot('ask'), true);
    expect(keyboard.ring?.id).toBe('ask');
  });

  test('goes round what can be done, both ways', () => {
    [usable, sites] = [['ask--birk', 'dal--elv'], ['fjord']];
    const keyboard = new Keyboard(terrain, viewport);
    for (const key of ['PageDown', 'PageDown', 'PageDown', 'PageUp']) press(keyboard, key);
    expect(visited()).toEqual(['dal--elv', 'fjord', 'ask--birk', 'fjord']);
  });

  test('pushes the map with shift, and brings what it goes to into sight', () => {
    const keyboard = new Keyboard(terrain, viewport);
    keyboard.focused(spot('ask'), true);
    viewport.zoomBy(4, { x: 0, y: 0 });
    const { x } = viewport.camera;
    press(keyboard, 'ArrowRight', { shiftKey: true });
    expect(viewport.camera.x).toBe(x - 90);
    expect(visited()).toEqual([]);
    press(keyboard, 'f');
    const seen = viewport.inWindow(spot('fjord'));
    expect(seen.x).toBeLessThan(width);
    expect(seen.y).toBeLessThan(height);
  });

  test('finds a city by the beginning of its name, and the next one by its letter again', () => {
    const keyboard = new Keyboard(terrain, viewport);
    press(keyboard, 'a');
    press(keyboard, 'b');
    expect(visited()).toEqual(['ask', 'abroad']);
  });

  test('leaves by Escape, unless something is picked: that is taken back first', () => {
    const keyboard = new Keyboard(terrain, viewport);
    holds = true;
    expect(press(keyboard, 'Escape')).toBe(false);
    expect(leave).not.toHaveBeenCalled();
    holds = false;
    expect(press(keyboard, 'Escape')).toBe(true);
    expect(leave).toHaveBeenCalledOnce();
  });

  test('leaves the keys of the browser alone', () => {
    const keyboard = new Keyboard(terrain, viewport);
    expect(press(keyboard, '0', { ctrlKey: true })).toBe(false);
    expect(press(keyboard, 'F5')).toBe(false);
    expect(press(keyboard, 'Enter')).toBe(true);
    expect(picked()).toEqual([spots[0]!.id]);
  });
});
