// What people at a table are called.
import { t } from './i18n.svelte';
import type { TableInfo } from './protocol';

export const LONGEST_NAME = 24;

/** Seats whose keepers gave no name are called by their number. */
export function named(table: TableInfo): TableInfo {
  const seats = table.seats.map((seat, i) => ({ ...seat, name: seat.name || t('player-other', { number: i + 1 }) }));
  return { ...table, seats };
}
