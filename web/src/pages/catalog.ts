// The boards there are, asked for once, and who makes tables.
import { api } from '../lib/api';
import { t } from '../lib/i18n.svelte';
import { level } from '../lib/opponents.svelte';
import type { BoardSummary } from '../lib/protocol';
import { settings } from '../lib/settings.svelte';
import type { Maker } from './seats';

let asked: Promise<BoardSummary[]> | null = null;

export function boards(): Promise<BoardSummary[]> {
  if (!asked) {
    asked = api.boards();
    asked.catch(() => (asked = null)); // another try may succeed
  }
  return asked;
}

/** Who makes tables on this device. */
export function maker(): Maker {
  const { name, opponents } = settings;
  return { name, level: level(), opponents, person: (number) => t('player-other', { number }) };
}
