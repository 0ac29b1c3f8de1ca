// What was said at a table and not read on this device: also what was said while nobody was here.
import { keptAt, keepRead } from '../lib/kept.svelte';
import type { Said } from '../lib/protocol';

export class Reading {
  private last = $state<string | undefined>();

  constructor(
    private readonly table: string,
    private readonly said: () => readonly Said[],
    private readonly me: () => number | null,
  ) {
    this.last = keptAt(table)?.read;
  }

  /** Lines of others since the last one that was read. */
  get unread(): number {
    const lines = this.said();
    const read = lines.findLastIndex((line) => markOf(line) === this.last);
    return lines.slice(read + 1).filter(({ seat }) => seat === null || seat !== this.me()).length;
  }

  /** All that has been said is before somebody's eyes. */
  read(): void {
    const line = this.said().at(-1);
    if (!line || document.hidden) return;
    this.last = markOf(line);
    keepRead(this.table, this.last);
  }
}

/** Not by its seat: whoever said it may have left since. */
function markOf({ text, at }: Said): string {
  return `${at} ${text}`;
}
