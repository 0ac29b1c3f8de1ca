// What of the board is seen: pushed, zoomed, and gliding from one look to the next.
import { prefersReducedMotion } from '../lib/settings.svelte';
import { around, between, bounded, overview, panned, showing, zoomed, type Camera, type Point } from './camera';

const GLIDE = 350; // milliseconds
const STEP = 1.5; // of one key or button

/** Points are the drawing's, unless they are said to be the window's. */
export class Viewport {
  /** The window, and its size in pixels; 0 until it is laid out. */
  pane = $state<HTMLElement>();
  width = $state(0);
  height = $state(0);
  /** Under way: not drawn sharp. */
  moving = $state(false);

  private wish = $state.raw<Camera | null>(null); // null: all of the board, whatever the window becomes
  private frame = 0;
  private readonly board = $derived.by(() => ({ width: this.paper()[2], height: this.paper()[3] }));
  readonly size = $derived.by(() => ({ width: this.width || this.board.width, height: this.height || this.board.height }));
  readonly camera = $derived.by(() => (this.wish ? bounded(this.wish, this.board, this.size) : overview(this.board, this.size)));

  /** The paper that the board is drawn on: its corner and its size. */
  constructor(private readonly paper: () => readonly [number, number, number, number]) {}

  // --- where things are -------------------------------------------------------------------------

  /** A mouse or a finger, in the window. */
  at({ clientX, clientY }: MouseEvent): Point {
    const corner = this.pane?.getBoundingClientRect();
    return { x: clientX - (corner?.left ?? 0), y: clientY - (corner?.top ?? 0) };
  }

  inWindow(point: Point): Point {
    const { x, y } = this.onPaper(point);
    return { x: x * this.camera.k + this.camera.x, y: y * this.camera.k + this.camera.y };
  }

  fromWindow({ x, y }: Point): Point {
    const [left, top] = this.paper();
    return { x: (x - this.camera.x) / this.camera.k + left, y: (y - this.camera.y) / this.camera.k + top };
  }

  private onPaper({ x, y }: Point): Point {
    const [left, top] = this.paper();
    return { x: x - left, y: y - top };
  }

  // --- at once, under a hand --------------------------------------------------------------------

  pan(dx: number, dy: number): void {
    this.place(panned(this.camera, dx, dy, this.board, this.size));
  }

  /** Around a point of the window. */
  zoom(at: Point, factor: number): void {
    this.place(zoomed(this.camera, at, factor, this.board, this.size));
  }

  rest(): void {
    this.moving = false;
  }

  private place(camera: Camera): void {
    this.stop();
    this.moving = true;
    this.wish = camera;
  }

  // --- gliding ----------------------------------------------------------------------------------

  push(dx: number, dy: number): void {
    this.glide(panned(this.camera, dx, dy, this.board, this.size));
  }

  /** Around a point of the window. */
  zoomBy(factor: number, at: Point = { x: this.size.width / 2, y: this.size.height / 2 }): void {
    this.glide(zoomed(this.camera, at, factor, this.board, this.size));
  }

  zoomIn(): void {
    this.zoomBy(STEP);
  }

  zoomOut(): void {
    this.zoomBy(1 / STEP);
  }

  /** Looks at some points, no closer than need be. */
  lookAt(points: readonly Point[]): void {
    const wanted = points.map((point) => this.onPaper(point));
    this.glide(around(wanted, this.board, this.size));
  }

  /** The least push that brings a point into sight. */
  show(point: Point): void {
    const shown = showing(this.camera, this.onPaper(point), this.board, this.size);
    if (shown !== this.camera) this.glide(shown);
  }

  /** All of the board. */
  reset(): void {
    this.glide(overview(this.board, this.size), () => (this.wish = null));
  }

  /** All of another board, at once. */
  begin(): void {
    this.stop();
    this.wish = null;
  }

  stop(): void {
    cancelAnimationFrame(this.frame);
  }

  private glide(to: Camera, then: () => void = () => {}): void {
    this.stop();
    const from = this.camera;
    const began = performance.now();
    const step = (now: number) => {
      const part = prefersReducedMotion() ? 1 : Math.min(1, Math.max(0, now - began) / GLIDE);
      this.wish = between(from, to, 1 - (1 - part) ** 3);
      this.moving = part < 1;
      if (part < 1) this.frame = requestAnimationFrame(step);
      else then();
    };
    step(began);
  }
}
