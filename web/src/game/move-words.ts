// A move in the words of the buttons that make it.
import type { BoardIndex } from '../lib/boards';
import { shown, t } from '../lib/i18n.svelte';

type Say = (index: BoardIndex, ...parts: string[]) => string;

const SAID: Record<string, Say> = {
  draw: (_, card = '') => (card === 'deck' ? t('keys-deck') : `${t('keys-open')}: ${shown('card', card)}`),
  tickets: () => t('keys-tickets'),
  keep: (_, ...tickets) => t('offer-keep', { number: tickets.length }),
  claim: (index, route = '', cards = '') => `${t('pay-claim', { route }, index)}, ${shown('cards', cards)}`,
  station: (index, city = '', cards = '') => `${t('pay-station', { city }, index)}, ${shown('cards', cards)}`,
  tile: (index, bed = '', color = '') => `${t('tile-title')}: ${index.routeName(bed)}, ${shown('color', color)}`,
  pay: (_, cards = '') => `${t('tunnel-pay')}: ${shown('cards', cards)}`,
  decline: () => t('tunnel-decline'),
  pass: () => t('turn-pass'),
};

export function moveWords(move: string, index: BoardIndex): string {
  const [kind = '', ...parts] = move.split(' ');
  return SAID[kind]?.(index, ...parts) ?? move;
}
