import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settles } from './settle';

const node = document.createElement('div');
const button = node.appendChild(document.createElement('button'));
const heard = vi.fn();
button.addEventListener('click', heard);
let place: DOMRect;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  heard.mockClear();
  place = new DOMRect(0, 500, 300, 100);
  node.getBoundingClientRect = () => place;
  document.getAnimations = () => [];
  document.body.append(node);
  stop = settles(node);
});
afterEach(() => {
  stop();
  node.remove();
  vi.useRealTimers();
});

function tap(held = 30): void {
  button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  vi.advanceTimersByTime(held);
  button.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
}

test('a tap that comes as soon as it appears is not heard, a later one is', () => {
  vi.advanceTimersByTime(200);
  tap();
  expect(heard).not.toHaveBeenCalled();
  vi.advanceTimersByTime(400);
  tap();
  expect(heard).toHaveBeenCalledOnce();
});

test('what counts is when the finger came down', () => {
  vi.advanceTimersByTime(390);
  tap(100);
  expect(heard).not.toHaveBeenCalled();
});

test('a key is heard at once', () => {
  button.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 0 }));
  expect(heard).toHaveBeenCalledOnce();
});

test('whenever it has moved, whatever moved it, it has to settle anew', () => {
  vi.advanceTimersByTime(1000);
  place = new DOMRect(0, 440, 300, 160);
  tap();
  expect(heard).not.toHaveBeenCalled();
  vi.advanceTimersByTime(450);
  tap();
  expect(heard).toHaveBeenCalledOnce();
});

test('a move long ago is forgotten, though nobody has tapped since', () => {
  vi.advanceTimersByTime(1000);
  place = new DOMRect(0, 440, 300, 160);
  vi.advanceTimersByTime(600);
  tap();
  expect(heard).toHaveBeenCalledOnce();
});

test('while it slides in, it hears nothing', () => {
  vi.advanceTimersByTime(1000);
  vi.stubGlobal(
    'KeyframeEffect',
    class {
      target = document.body;
      getComputedTiming = () => ({ endTime: 300 });
    },
  );
  document.getAnimations = () => [{ playState: 'running', effect: new KeyframeEffect(null, null) } as unknown as Animation];
  tap();
  expect(heard).not.toHaveBeenCalled();
  document.getAnimations = () => [];
  tap();
  expect(heard).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});
