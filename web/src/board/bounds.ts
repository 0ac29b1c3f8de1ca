// Upright boxes: left, top, right, bottom. And how wide a name is.

export type Bounds = [number, number, number, number];

export function overlap(a: Bounds, b: Bounds): boolean {
  return a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];
}

export function isInside(box: Bounds, room: Bounds): boolean {
  return box[0] >= room[0] && box[1] >= room[1] && box[2] <= room[2] && box[3] <= room[3];
}

/** The box around some. */
export function hull(boxes: readonly Bounds[]): Bounds {
  const [lefts, tops, rights, bottoms] = [0, 1, 2, 3].map((side) => boxes.map((box) => box[side]!)) as [
    number[],
    number[],
    number[],
    number[],
  ];
  return [Math.min(...lefts), Math.min(...tops), Math.max(...rights), Math.max(...bottoms)];
}

const SLIM = 0.34;
const MEDIUM = 0.56;
const BROAD = 0.68;

/** The width of a name as it is set on the map, in the units of its size. */
export function widthOf(name: string, size: number): number {
  const letters = Array.from(name, (letter) => (/[iljtfrI1 .'’–-]/u.test(letter) ? SLIM : /[mwMWOQGÖÅÄØ]/u.test(letter) ? BROAD : MEDIUM));
  return size * letters.reduce((sum, each) => sum + each, 0);
}
