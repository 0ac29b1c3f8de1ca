// Where a card stands: near what it speaks of, over nothing that is needed.
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const GAP = 14;
const EDGE = 8;

/** The upper left corner for a card of a size inside the bounds; a target is never covered if there is any room beside it. */
export function placed(
  size: { width: number; height: number },
  bounds: Box,
  target: Box | null,
  avoid: readonly Box[],
): { x: number; y: number } {
  const spots = [...(target ? beside(size, target) : []), ...corners(size, bounds)].map((spot) => inside(spot, size, bounds));
  const cost = (spot: { x: number; y: number }) => {
    const card = { ...spot, ...size };
    const covered = avoid.reduce((sum, box) => sum + overlap(card, box), 0);
    return (target ? overlap(card, target) * 1000 + distance(card, target) : 0) + covered * 10;
  };
  return spots.reduce((best, spot) => (cost(spot) < cost(best) ? spot : best));
}

function beside({ width, height }: { width: number; height: number }, target: Box): { x: number; y: number }[] {
  const [middleX, middleY] = [target.x + target.width / 2, target.y + target.height / 2];
  return [
    { x: middleX - width / 2, y: target.y - GAP - height },
    { x: middleX - width / 2, y: target.y + target.height + GAP },
    { x: target.x - GAP - width, y: middleY - height / 2 },
    { x: target.x + target.width + GAP, y: middleY - height / 2 },
  ];
}

function corners({ width, height }: { width: number; height: number }, bounds: Box): { x: number; y: number }[] {
  const xs = [bounds.x + EDGE, bounds.x + bounds.width - width - EDGE];
  const ys = [bounds.y + EDGE, bounds.y + bounds.height - height - EDGE];
  return xs.flatMap((x) => ys.map((y) => ({ x, y })));
}

function inside(
  { x, y }: { x: number; y: number },
  { width, height }: { width: number; height: number },
  bounds: Box,
): { x: number; y: number } {
  const within = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));
  return {
    x: within(x, bounds.x + EDGE, bounds.x + bounds.width - width - EDGE),
    y: within(y, bounds.y + EDGE, bounds.y + bounds.height - height - EDGE),
  };
}

function overlap(one: Box, other: Box): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return width > 0 && height > 0 ? width * height : 0;
}

/** Between the nearest edges. */
function distance(one: Box, other: Box): number {
  const x = Math.max(0, other.x - one.x - one.width, one.x - other.x - other.width);
  const y = Math.max(0, other.y - one.y - one.height, one.y - other.y - other.height);
  return Math.hypot(x, y);
}
