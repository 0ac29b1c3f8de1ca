// One sentence that says whose turn it is and what is asked.
import { listed, t } from '../lib/i18n.svelte';
import type { Choices, Seat, View } from '../lib/protocol';

export function turnWords(view: View, choices: Choices | null, seats: readonly Seat[]): string {
  if (view.asked === 'over') return t('turn-over');
  return choices ? mine(view, choices) : others(view, seats);
}

function mine(view: View, choices: Choices): string {
  if (view.asked === 'take-turn' && choices.pass) return t('turn-stuck');
  if (view.asked === 'take-turn' && choices.stations.length) return t('turn-mine-take-turn-stations');
  if (view.asked === 'take-turn' && view.rules.tiles) return t('turn-mine-take-turn-tiles');
  if (view.asked === 'pay-surcharge' && !choices.surcharge.length) return t('turn-mine-too-dear');
  const number = view.asked === 'keep-tickets' ? (view.own?.keep ?? 1) : (view.tunnel?.due ?? 0);
  return t(`turn-mine-${view.asked}`, { number });
}

function others(view: View, seats: readonly Seat[]): string {
  const names = view.to_move.map((seat) => seats[seat]?.name ?? '');
  return t(`turn-other-${view.asked}`, { player: listed(names), number: names.length });
}
