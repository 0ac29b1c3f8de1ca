// A plane seen from anywhere, laid on another: four points of one say where all of it goes.
import type { Point } from './camera';

/** Something that lies under the tracks: `matrix` takes its pixels to where they belong on the map. */
export interface Photo {
  url: string;
  matrix: string;
  width: number;
  height: number;
}

/** As CSS has it, `matrix3d(…)`: what takes each of four points to another. Nothing if three of them lie on a line. */
export function matrixBetween(from: readonly Point[], to: readonly Point[]): string | null {
  const rows = from.flatMap(({ x, y }, i) => {
    const { x: u, y: v } = to[i]!;
    return [
      [x, y, 1, 0, 0, 0, -x * u, -y * u, u],
      [0, 0, 0, x, y, 1, -x * v, -y * v, v],
    ];
  });
  const found = solved(rows);
  if (!found) return null;
  const [a, b, c, d, e, f, g, h] = found as [number, number, number, number, number, number, number, number];
  return `matrix3d(${[a, d, 0, g, b, e, 0, h, 0, 0, 1, 0, c, f, 0, 1].map((each) => each.toPrecision(9)).join(',')})`;
}

/** Linear equations, each with its right side at the end. */
function solved(rows: number[][]): number[] | null {
  const n = rows.length;
  for (let k = 0; k < n; k++) {
    const best = rows.slice(k).reduce((most, row) => (Math.abs(row[k]!) > Math.abs(most[k]!) ? row : most));
    if (Math.abs(best[k]!) < 1e-9) return null;
    rows = [...rows.slice(0, k), best, ...rows.slice(k).filter((row) => row !== best)];
    rows = rows.map((row, i) => (i === k ? row : row.map((each, j) => each - (row[k]! / best[k]!) * best[j]!)));
  }
  return rows.map((row, i) => row[n]! / row[i]!);
}
