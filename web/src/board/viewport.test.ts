import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { settings } from '../lib/settings.svelte';
import { Viewport } from './viewport.svelte';

/** A paper of 1000 by 500 whose corner is not at zero, in a window of half its size. */
function look(): Viewport {
  const viewport = new Viewport(() => [-50, 20, 1000, 500]);
  viewport.width = 500;
  viewport.height = 250;
  return viewport;
}

beforeEach(() => vi.useFakeTimers({ toFake: ['performance', 'requestAnimationFrame', 'cancelAnimationFrame'] }));
afterEach(() => {
  vi.useRealTimers();
  settings.speed = null;
});

describe('what is seen', () => {
  test('is all of the board, whatever the window becomes', () => {
    const viewport = look();
    expect(viewport.camera).toEqual({ x: 0, y: 0, k: 0.5 });
    viewport.height = 500;
    expect(viewport.camera).toEqual({ x: 0, y: 125, k: 0.5 });
  });

  test('is found again: from the drawing to the window and back', () => {
    const viewport = look();
    viewport.zoom({ x: 100, y: 100 }, 2);
    const spot = { x: 340, y: 210 };
    const there = viewport.inWindow(spot);
    expect(there).toEqual({ x: (340 + 50) * 1 - 100, y: (210 - 20) * 1 - 100 });
    expect(viewport.fromWindow(there)).toEqual(spot);
  });

  test('counts a pointer from the corner of the window', () => {
    const viewport = look();
    viewport.pane = document.createElement('div');
    viewport.pane.getBoundingClientRect = () => new DOMRect(30, 40, 500, 250);
    expect(viewport.at(new MouseEvent('click', { clientX: 35, clientY: 50 }))).toEqual({ x: 5, y: 10 });
  });
});

describe('a hand', () => {
  test('moves the board at once, and leaves it blurred until it rests', () => {
    const viewport = look();
    viewport.zoom({ x: 0, y: 0 }, 2);
    viewport.pan(-80, -30);
    expect(viewport.camera).toEqual({ x: -80, y: -30, k: 1 });
    expect(viewport.moving).toBe(true);
    viewport.rest();
    expect(viewport.moving).toBe(false);
  });

  test('takes over from a glide', () => {
    const viewport = look();
    viewport.zoomIn();
    vi.advanceTimersByTime(100);
    viewport.pan(0, 0);
    const held = viewport.camera;
    vi.advanceTimersByTime(1000);
    expect(viewport.camera).toEqual(held);
  });
});

describe('a glide', () => {
  test('goes there within the time, fast at first', () => {
    const viewport = look();
    viewport.zoomIn();
    vi.advanceTimersByTime(175);
    expect(viewport.camera.k).toBeGreaterThan(0.5 + 0.25 / 2);
    expect(viewport.moving).toBe(true);
    vi.advanceTimersByTime(250);
    expect(viewport.camera.k).toBeCloseTo(0.75);
    expect(viewport.moving).toBe(false);
  });

  test('is no glide for those who want no motion', () => {
    settings.speed = 'none';
    const viewport = look();
    viewport.zoomIn();
    viewport.zoomIn();
    viewport.zoomOut();
    expect(viewport.camera.k).toBeCloseTo(0.75);
    expect(viewport.moving).toBe(false);
  });

  test('brings points into sight, and no further than need be', () => {
    settings.speed = 'none';
    const viewport = look();
    viewport.lookAt([
      { x: 400, y: 200 },
      { x: 500, y: 260 },
    ]);
    const { camera } = viewport;
    expect(viewport.inWindow({ x: 450, y: 230 })).toEqual({ x: 250, y: 125 });
    viewport.show({ x: 450, y: 230 });
    expect(viewport.camera).toBe(camera);
    viewport.show({ x: 900, y: 230 });
    expect(viewport.inWindow({ x: 900, y: 230 }).x).toBeLessThanOrEqual(500);
  });

  test('back to the whole follows the window again', () => {
    settings.speed = 'none';
    const viewport = look();
    viewport.zoomIn();
    viewport.reset();
    viewport.width = 250;
    expect(viewport.camera.k).toBe(0.25);
  });
});

describe('what is to be seen for a while', () => {
  const part: [number, number, number, number] = [800, 400, 900, 500]; // at the right bottom of the paper
  const sheet = { top: 0, right: 0, bottom: 120, left: 0 };

  function lookClosely(): Viewport {
    const viewport = look();
    viewport.zoom({ x: 0, y: 0 }, 3);
    viewport.rest();
    return viewport;
  }

  test('comes into what is not covered, and then all is as before', () => {
    const viewport = lookClosely();
    const before = viewport.camera;
    viewport.reveal(part, sheet);
    expect(viewport.inWindow({ x: 900, y: 500 }, viewport.goal).y).toBeLessThanOrEqual(130);
    vi.advanceTimersByTime(500);
    expect(viewport.camera).toEqual(viewport.goal);
    expect(viewport.inWindow({ x: 900, y: 500 }).y).toBeLessThanOrEqual(130);
    viewport.release();
    expect(viewport.inWindow({ x: 900, y: 500 }).y).toBeLessThanOrEqual(130); // nothing jumps
    vi.advanceTimersByTime(500);
    expect(viewport.camera).toEqual(before);
  });

  test('one after the other, it is still the first view that comes back', () => {
    settings.speed = 'none';
    const viewport = look();
    viewport.reveal(part, sheet);
    viewport.reveal([0, 20, 50, 60], sheet);
    viewport.release();
    viewport.width = 250;
    expect(viewport.camera.k).toBe(0.25); // the whole, whatever the window becomes
  });

  test('a hand that moves the map decides where it stays', () => {
    settings.speed = 'none';
    const viewport = lookClosely();
    viewport.reveal(part, { ...sheet, bottom: 0 });
    viewport.pan(40, 10);
    const put = viewport.camera;
    viewport.release();
    expect(viewport.camera).toEqual(put);
  });

  test('nothing to bring, nothing to bring back: the whole stays the whole', () => {
    settings.speed = 'none';
    const viewport = look();
    viewport.release();
    viewport.reveal([400, 200, 450, 240], { ...sheet, bottom: 0 });
    viewport.release();
    viewport.width = 250;
    expect(viewport.camera.k).toBe(0.25);
  });
});
