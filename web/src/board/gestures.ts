// Wheel, drag and pinch, told as pushes and zooms.
import type { Point } from './camera';

export interface Gestures {
  pan: (dx: number, dy: number) => void;
  zoom: (at: Point, factor: number) => void;
  /** The fingers are lifted, the wheel stands still. */
  rest: () => void;
}

const DRAG = 6; // pixels before a press becomes a drag
const WHEEL_REST = 150; // milliseconds

/** Listens on an element. A drag swallows the click that ends it. Returns how to stop. */
export function listen(node: HTMLElement, hand: Gestures): () => void {
  const fingers = new Map<number, Point>();
  let dragging = false;
  let walked: Point = { x: 0, y: 0 };
  let wheel: ReturnType<typeof setTimeout> | undefined;

  const spot = (event: MouseEvent): Point => {
    const corner = node.getBoundingClientRect();
    return { x: event.clientX - corner.left, y: event.clientY - corner.top };
  };

  function press(event: PointerEvent): void {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    if (!fingers.size) {
      dragging = false;
      walked = { x: 0, y: 0 };
    }
    fingers.set(event.pointerId, spot(event));
  }

  function move(event: PointerEvent): void {
    const was = fingers.get(event.pointerId);
    if (!was) return;
    const now = spot(event);
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    walked = { x: walked.x + now.x - was.x, y: walked.y + now.y - was.y };
    dragging ||= Boolean(other) || Math.hypot(walked.x, walked.y) > DRAG;
    if (!dragging) return void fingers.set(event.pointerId, now);
    node.setPointerCapture(event.pointerId);
    fingers.set(event.pointerId, now);
    if (other) pinch(was, now, other);
    else hand.pan(now.x - was.x, now.y - was.y);
  }

  function pinch(was: Point, now: Point, other: Point): void {
    const before = Math.hypot(was.x - other.x, was.y - other.y);
    const after = Math.hypot(now.x - other.x, now.y - other.y);
    hand.pan((now.x - was.x) / 2, (now.y - was.y) / 2);
    if (before > 0) hand.zoom({ x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }, after / before);
  }

  function lift(event: PointerEvent): void {
    if (fingers.delete(event.pointerId) && !fingers.size && dragging) hand.rest();
  }

  function click(event: MouseEvent): void {
    if (!dragging) return;
    event.stopPropagation();
    dragging = false;
  }

  function turn(event: WheelEvent): void {
    event.preventDefault();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 33 : 1;
    const speed = event.ctrlKey ? 0.01 : 0.0018; // a pinch on a touchpad comes as small turns with ctrl
    hand.zoom(spot(event), Math.exp(-event.deltaY * lines * speed));
    clearTimeout(wheel);
    wheel = setTimeout(() => hand.rest(), WHEEL_REST);
  }

  const stop = new AbortController();
  const { signal } = stop;
  node.addEventListener('pointerdown', press, { signal });
  node.addEventListener('pointermove', move, { signal });
  addEventListener('pointerup', lift, { signal }); // wherever: a finger may come down here and be lifted elsewhere
  addEventListener('pointercancel', lift, { signal });
  node.addEventListener('click', click, { signal, capture: true });
  node.addEventListener('wheel', turn, { signal, passive: false });
  return () => {
    clearTimeout(wheel);
    stop.abort();
  };
}
