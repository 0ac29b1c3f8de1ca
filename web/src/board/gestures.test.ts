import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listen } from './gestures';

const node = document.createElement('div');
node.setPointerCapture = vi.fn();
const heard = { pan: vi.fn(), zoom: vi.fn(), rest: vi.fn() };
let stop: () => void;

function finger(type: string, pointerId: number, clientX: number, clientY: number, on: HTMLElement = node): void {
  on.dispatchEvent(new PointerEvent(type, { pointerId, clientX, clientY, pointerType: 'touch', bubbles: true }));
}

beforeEach(() => document.body.append(node));
afterEach(() => {
  stop();
  vi.clearAllMocks();
});

test('one finger pushes, once it has gone a little way', () => {
  stop = listen(node, heard);
  finger('pointerdown', 1, 100, 100);
  finger('pointermove', 1, 102, 101);
  expect(heard.pan).not.toHaveBeenCalled();
  finger('pointermove', 1, 120, 110);
  expect(heard.pan).toHaveBeenCalledWith(18, 9);
  finger('pointerup', 1, 120, 110);
  expect(heard.rest).toHaveBeenCalledOnce();
});

test('what comes down on the map and is lifted elsewhere neither pushes on nor swallows the next click', () => {
  stop = listen(node, heard);
  const clicked = vi.fn();
  node.addEventListener('click', clicked);
  finger('pointerdown', 1, 100, 100);
  finger('pointerup', 1, 400, 100, document.body);
  finger('pointermove', 1, 150, 100);
  finger('pointerdown', 1, 150, 100);
  finger('pointerup', 1, 150, 100);
  node.click();
  expect(heard.pan).not.toHaveBeenCalled();
  expect(clicked).toHaveBeenCalledOnce();
});

test('two fingers zoom around the place between them', () => {
  stop = listen(node, heard);
  finger('pointerdown', 1, 100, 100);
  finger('pointerdown', 2, 200, 100);
  finger('pointermove', 2, 300, 100);
  expect(heard.zoom).toHaveBeenCalledWith({ x: 200, y: 100 }, 2);
});

test('the wheel zooms at the pointer, and rests soon after', () => {
  vi.useFakeTimers();
  stop = listen(node, heard);
  const turn = new WheelEvent('wheel', { deltaY: -100, cancelable: true });
  Object.assign(turn, { clientX: 40, clientY: 30 }); // happy-dom's wheel has no place
  node.dispatchEvent(turn);
  expect(turn.defaultPrevented).toBe(true);
  const [at, factor] = heard.zoom.mock.calls[0]!;
  expect(at).toEqual({ x: 40, y: 30 });
  expect(factor).toBeGreaterThan(1);
  vi.advanceTimersByTime(500);
  expect(heard.rest).toHaveBeenCalledOnce();
  vi.useRealTimers();
});
