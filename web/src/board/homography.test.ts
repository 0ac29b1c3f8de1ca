import { describe, expect, it } from 'vitest';
import { matrixBetween } from './homography';

const at = (x: number, y: number) => ({ x, y });
const SQUARE = [at(0, 0), at(100, 0), at(100, 100), at(0, 100)];

/** Where CSS puts a point. */
function put(matrix: string, { x, y }: { x: number; y: number }): number[] {
  const m = matrix.slice(9, -1).split(',').map(Number);
  const w = m[3]! * x + m[7]! * y + m[15]!;
  return [(m[0]! * x + m[4]! * y + m[12]!) / w, (m[1]! * x + m[5]! * y + m[13]!) / w];
}

describe('a photo of a board', () => {
  it('is laid on the map, from wherever it was taken', () => {
    const seen = [at(30, 20), at(180, 40), at(220, 210), at(-10, 160)];
    const matrix = matrixBetween(seen, SQUARE)!;
    seen.forEach((point, i) => {
      const [x, y] = put(matrix, point);
      expect(x).toBeCloseTo(SQUARE[i]!.x, 4);
      expect(y).toBeCloseTo(SQUARE[i]!.y, 4);
    });
  });

  it('stays as it is where nothing is to be done, and cannot be laid by a line', () => {
    expect(put(matrixBetween(SQUARE, SQUARE)!, at(30, 70)).map(Math.round)).toEqual([30, 70]);
    expect(matrixBetween([at(0, 0), at(1, 1), at(2, 2), at(3, 3)], SQUARE)).toBeNull();
  });
});
