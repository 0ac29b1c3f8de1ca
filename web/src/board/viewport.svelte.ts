// What of the board is seen: pushed, zoomed, and gliding from one look to the next.
import type { BoardIndex } from '../lib/boards';
import { paced, prefersReducedMotion } from '../lib/settings.svelte';
import { askBeside } from './asking';
import type { Bounds } from './bounds';
import {
  around,
  BARE,
  between,
  bounded,
  overview,
  panned,
  revealing,
  showing,
  zoomed,
  type Camera,
  type Insets,
  type Point,
  type Size,
} from './camera';
import { boundsOf, type Spot } from './spots';
import { scaleApart } from './tapping';

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
  private covered = $state.raw<Insets>(BARE);
  private ahead = $state.raw<Camera | null>(null); // where it glides
  private home: { wish: Camera | null } | null = null; // where it was before it went somewhere by itself
  private frame = 0;
  private readonly board = $derived.by(() => ({ width: this.paper()[2], height: this.paper()[3] }));
  readonly size = $derived.by(() => ({ width: this.width || this.board.width, height: this.height || this.board.height }));
  private readonly room = $derived.by(() => ({ ...this.size, covered: this.covered }));
  readonly camera = $derived.by(() => (this.wish ? bounded(this.wish, this.board, this.room) : overview(this.board, this.room)));
  /** The camera, or what it will be when it has come to rest. */
  readonly goal = $derived.by(() => (this.ahead ? bounded(this.ahead, this.board, this.room) : this.camera));

  /** The paper that the board is drawn on: its corner and its size. */
  constructor(private readonly paper: () => readonly [number, number, number, number]) {}

  // --- where things are -------------------------------------------------------------------------

  /** A mouse or a finger, in the window. */
  at({ clientX, clientY }: Pick<MouseEvent, 'clientX' | 'clientY'>): Point {
    const { x, y } = this.corner();
    return { x: clientX - x, y: clientY - y };
  }

  /** The window's, on the screen. */
  corner(): Point {
    const { left = 0, top = 0 } = this.pane?.getBoundingClientRect() ?? {};
    return { x: left, y: top };
  }

  inWindow(point: Point, camera: Camera = this.camera): Point {
    const { x, y } = this.onPaper(point);
    return { x: x * camera.k + camera.x, y: y * camera.k + camera.y };
  }

  fromWindow({ x, y }: Point): Point {
    const [left, top] = this.paper();
    return { x: (x - this.camera.x) / this.camera.k + left, y: (y - this.camera.y) / this.camera.k + top };
  }

  private onPaper({ x, y }: Point): Point {
    const [left, top] = this.paper();
    return { x: x - left, y: y - top };
  }

  private boundsOnPaper([left, top, right, bottom]: Bounds): Bounds {
    const [from, to] = [this.onPaper({ x: left, y: top }), this.onPaper({ x: right, y: bottom })];
    return [from.x, from.y, to.x, to.y];
  }

  // --- at once, under a hand --------------------------------------------------------------------

  pan(dx: number, dy: number): void {
    this.place(panned(this.camera, dx, dy, this.board, this.room));
  }

  /** Around a point of the window. */
  zoom(at: Point, factor: number): void {
    this.place(zoomed(this.camera, at, factor, this.board, this.room));
  }

  rest(): void {
    this.moving = false;
  }

  private place(camera: Camera): void {
    this.stop();
    this.home = null; // from here on it is where the hand has put it
    this.moving = true;
    this.wish = camera;
  }

  // --- gliding ----------------------------------------------------------------------------------

  push(dx: number, dy: number): void {
    this.go(panned(this.camera, dx, dy, this.board, this.room));
  }

  /** Around a point of the window. */
  zoomBy(factor: number, at: Point = { x: this.size.width / 2, y: this.size.height / 2 }): void {
    this.go(zoomed(this.camera, at, factor, this.board, this.room));
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
    this.go(around(wanted, this.board, this.room));
  }

  /** The least push that brings a point into sight. */
  show(point: Point): void {
    const shown = showing(this.camera, this.onPaper(point), this.board, this.size);
    if (shown !== this.camera) this.go(shown);
  }

  /** All of the board. */
  reset(): void {
    this.go(overview(this.board, this.size), () => (this.wish = null));
  }

  private go(to: Camera, then?: () => void): void {
    this.home = null;
    this.glide(to, then);
  }

  /** All of another board, at once. */
  begin(): void {
    this.stop();
    this.home = this.wish = null;
  }

  stop(): void {
    cancelAnimationFrame(this.frame);
    this.ahead = null;
  }

  // --- by itself --------------------------------------------------------------------------------

  /** Brings a part of the drawing into what is not covered. */
  reveal(part: Bounds, covered: Insets): void {
    this.visit(revealing(this.goal, this.boundsOnPaper(part), this.board, { ...this.size, covered }), covered);
  }

  /** Comes so close to some spots that they can be told apart, beside a box of a size. Says where the box's corner is to be. */
  ask(index: BoardIndex, spots: readonly Spot[], at: Point, box: Size, covered: Insets): Point {
    const scale = scaleApart(index, at, this.goal.k, spots);
    const things = spots.flatMap((spot) => boundsOf(index, spot)).map((bounds) => this.boundsOnPaper(bounds));
    const place = askBeside(things, this.onPaper(at), scale, box, this.board, { ...this.size, covered });
    this.visit(place.camera, place.covered);
    return place.corner;
  }

  /** Looks elsewhere for as long as it takes. */
  visit(to: Camera, covered: Insets = this.covered): void {
    if (!isSame(to, this.goal)) this.home ??= { wish: this.wish };
    this.uncover(covered, to);
  }

  /** Back to where it was before, unless a hand has moved it meanwhile. */
  release(covered: Insets = BARE): void {
    const { home } = this;
    this.home = null;
    const wish = home ? home.wish : (this.ahead ?? this.wish);
    const room = { ...this.size, covered };
    const back = wish ? bounded(wish, this.board, room) : overview(this.board, room);
    this.uncover(covered, back, () => {
      if (home || !wish) this.wish = wish;
    });
  }

  /** Glides; what was covered and what will be counts as covered until it has arrived. */
  private uncover(covered: Insets, to: Camera, then: () => unknown = () => {}): void {
    const arrive = () => {
      this.covered = covered;
      then();
    };
    if (isSame(to, this.goal) && !this.ahead) {
      arrive();
      return;
    }
    const was = this.covered;
    this.covered = {
      top: Math.max(was.top, covered.top),
      right: Math.max(was.right, covered.right),
      bottom: Math.max(was.bottom, covered.bottom),
      left: Math.max(was.left, covered.left),
    };
    this.glide(to, arrive);
  }

  private glide(to: Camera, then: () => void = () => {}): void {
    this.stop();
    const from = this.camera;
    this.ahead = to;
    const began = performance.now();
    const step = (now: number) => {
      const part = prefersReducedMotion() ? 1 : Math.min(1, Math.max(0, now - began) / paced(GLIDE));
      this.wish = between(from, to, 1 - (1 - part) ** 3);
      this.moving = part < 1;
      if (part < 1) this.frame = requestAnimationFrame(step);
      else {
        this.ahead = null;
        then();
      }
    };
    step(began);
  }
}

function isSame(one: Camera, other: Camera): boolean {
  return one.x === other.x && one.y === other.y && one.k === other.k;
}
