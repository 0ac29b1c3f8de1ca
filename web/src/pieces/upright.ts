// How what stands on a slot is turned.
import type { Slot } from '../lib/protocol';

/** In place, turned so that its upper side is up. */
export function placed([x, y, angle]: Slot): string {
  return `translate(${x} ${y}) rotate(${upright(angle)})`;
}

/** The same line, read from left to right. */
function upright(angle: number): number {
  const turned = ((angle % 360) + 360) % 360;
  return turned > 90 && turned <= 270 ? turned - 180 : turned > 270 ? turned - 360 : turned;
}
