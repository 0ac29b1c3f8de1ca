// One screen passed round: which of the seats kept here should hold it.

/** The seat to hand the device to, or null when whoever holds it may go on. */
export function nextHolder(mine: readonly number[], toMove: readonly number[], holder: number | null): number | null {
  if (mine.length < 2) return null;
  if (holder !== null && toMove.includes(holder)) return null;
  const waiting = mine.find((seat) => toMove.includes(seat));
  if (waiting !== undefined) return waiting;
  return holder === null ? (mine[0] ?? null) : null;
}
