// A table made with one click, and sat down at.
import { api } from '../lib/api';
import { keep } from '../lib/kept.svelte';
import type { NewTable } from '../lib/protocol';
import { go } from '../lib/router.svelte';

export async function makeTable(wish: NewTable): Promise<void> {
  const seated = await api.make(wish);
  keep(seated);
  go(`/t/${seated.table.id}`);
}
