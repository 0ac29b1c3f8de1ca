// The same people again.
import { api } from '../lib/api';
import { keep, keptAt } from '../lib/kept.svelte';
import type { TableInfo } from '../lib/protocol';

/** Sits down at the next table on the seats that are kept at this one; the first who does so makes it. Where it is. */
export async function playAgain({ id, rematch, seats }: TableInfo): Promise<string> {
  let next = rematch ?? '';
  let host: string | undefined;
  for (const [seat, token] of Object.entries(keptAt(id)?.seats ?? {})) {
    if (keptAt(next)?.seats[seat]) continue;
    const seated = await api.rematch(id, token);
    keep(seated);
    next = seated.table.id;
    host ??= seated.host;
  }
  const alone = seats.filter(({ kind }) => kind !== 'computer').length === 1;
  if (alone && host) await api.begin(next, host); // computers need not be waited for
  return next;
}
