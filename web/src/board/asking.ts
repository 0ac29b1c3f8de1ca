// Where the map goes when it asks which of several was meant, and where the question lies: beside them.
import { beside, boxAt, coverage, type Box } from './beside';
import type { Bounds } from './bounds';
import { BARE, bounded, type Camera, type Insets, type Pane, type Point, type Size } from './camera';

export interface Place {
  camera: Camera;
  /** Of the window. */
  corner: Point;
  covered: Insets;
}

const SIDES = ['bottom', 'top', 'left', 'right'] as const;
const GAP = 8; // pixels to the edge
const LEAST = 110; // pixels that must be left of the map

/** Looks so closely at a point of the board, beside a box of a size, that the box covers as little as can be of some things. */
export function askBeside(things: readonly Bounds[], at: Point, scale: number, box: Size, board: Size, pane: Pane): Place {
  const places = SIDES.map((side) => atSide(side));
  return places.reduce((best, each) => (each.cost < best.cost ? each : best));

  function atSide(side: (typeof SIDES)[number]): Place & { cost: number } {
    const { covered = BARE } = pane;
    const needed = (side === 'bottom' || side === 'top' ? box.height : box.width) + 2 * GAP;
    const inner = { ...covered, [side]: covered[side] + needed };
    const seen = { left: inner.left, top: inner.top, right: pane.width - inner.right, bottom: pane.height - inner.bottom };
    const tight = Math.max(0, LEAST - (seen.right - seen.left), LEAST - (seen.bottom - seen.top));
    const middle = { x: (seen.left + seen.right) / 2, y: (seen.top + seen.bottom) / 2 };
    const wish = { x: middle.x - at.x * scale, y: middle.y - at.y * scale, k: scale };
    const camera = bounded(wish, board, { ...pane, covered: inner });
    const boxes = things.map((thing) => onScreen(thing, camera));
    const corner = beside(boxes, box, stripOf(side, seen));
    const cost = 1e4 * tight + coverage(boxAt({ ...corner, ...box }), boxes);
    return { camera, corner, covered: inner, cost };
  }

  /** The part of the window that is given to the box. */
  function stripOf(side: (typeof SIDES)[number], seen: Box): Box {
    const { covered = BARE } = pane;
    const whole = {
      left: covered.left + GAP,
      top: covered.top + GAP,
      right: pane.width - covered.right - GAP,
      bottom: pane.height - covered.bottom - GAP,
    };
    const inward = {
      bottom: { top: seen.bottom + GAP },
      top: { bottom: seen.top - GAP },
      left: { right: seen.left - GAP },
      right: { left: seen.right + GAP },
    };
    return { ...whole, ...inward[side] };
  }
}

function onScreen([left, top, right, bottom]: Bounds, { x, y, k }: Camera): Box {
  return { left: left * k + x, top: top * k + y, right: right * k + x, bottom: bottom * k + y };
}
