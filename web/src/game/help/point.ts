// Shows where something is done: it lights up for a moment.
import { prefersReducedMotion } from '../../lib/settings.svelte';

const PLACES: Record<string, string> = { market: '[data-place^="open-"], [data-place="deck"]' };
const BEAT = 700; // milliseconds
const BEATS = 3;

export function pointAt(place: string): void {
  const found = document.querySelectorAll(PLACES[place] ?? `[data-place="${place}"]`);
  const still = prefersReducedMotion();
  for (const element of found) {
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const lit = { outline: '4px solid var(--accent)', outlineOffset: '-1px', borderRadius: '8px' };
    element.animate(still ? [lit, lit] : [{ ...lit, outlineColor: 'transparent' }, lit, { ...lit, outlineColor: 'transparent' }], {
      duration: still ? BEAT * BEATS : BEAT,
      iterations: still ? 1 : BEATS,
    });
  }
}
