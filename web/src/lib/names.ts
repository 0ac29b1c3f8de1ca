// Seats whose keepers gave no name are called by their number.
import { t } from './i18n.svelte';
import type { TableInfo } from './protocol';

export function named(table: TableInfo): TableInfo {
  const seats = table.seats.map((seat, i) => ({ ...seat, name: seat.name || t('player-other', { number: i + 1 }) }));
  return { ...table, seats };
}
