// A hint: asked for on one's turn, shown until something happens, and played only on a click.
import { ofRoutes, type Light } from '../board/light';
import { problemOf } from '../lib/api';
import type { BoardIndex } from '../lib/boards';
import { speakAlso, t } from '../lib/i18n.svelte';
import type { Cards, HintFound, Problem } from '../lib/protocol';
import { parseCards, type Words } from '../lib/words';
import { NO_CARDS } from './payment';

interface Adviser {
  hint(): Promise<HintFound>;
}

const LEFT_OUT = /^hint-leave(-lost)?$/; // tickets that are not to be kept

export class Hinting {
  found = $state.raw<HintFound | null>(null);
  busy = $state(false);
  private questions = 0;

  readonly deed = $derived.by(() => this.found?.move.split(' ') ?? []);
  /** The card to draw, `deck`, or `tickets`. */
  readonly pile = $derived.by(() => (this.deed[0] === 'draw' ? this.deed[1]! : this.deed[0] === 'tickets' ? 'tickets' : null));
  readonly route = $derived.by(() => (this.deed[0] === 'claim' || this.deed[0] === 'tile' ? this.deed[1]! : null));
  readonly city = $derived.by(() => (this.deed[0] === 'station' ? this.deed[1]! : null));
  /** What it would be paid with. */
  readonly cards = $derived.by<Cards>(() => {
    const [kind, first, second] = this.deed;
    if (kind === 'pay') return parseCards(first ?? '');
    return kind === 'claim' || kind === 'station' ? parseCards(second ?? '') : NO_CARDS;
  });
  /** The tickets it speaks for. */
  readonly tickets = $derived.by<ReadonlySet<string>>(() => {
    const lines = this.found ? [this.found.says, ...this.found.why] : [];
    return new Set(lines.filter(({ key }) => !LEFT_OUT.test(key)).flatMap(({ params }) => named(params, 'ticket')));
  });
  readonly light = $derived.by<Light | null>(() => {
    if (!this.found) return null;
    const spoken = this.found.why.flatMap(({ params }) => (params.route ? [String(params.route)] : []));
    const lit = ofRoutes(this.index, [...new Set([...(this.route ? [this.route] : []), ...spoken, ...this.found.way])]);
    return this.city ? { ...lit, cities: [...lit.cities, this.city] } : lit;
  });

  constructor(
    private readonly table: Adviser,
    private readonly index: BoardIndex,
    private readonly moment: () => string,
  ) {}

  /** Asks; the answer is dropped if the table has gone on meanwhile. Gives the reason if there is none. */
  async ask(): Promise<Problem | null> {
    const question = ++this.questions;
    const moment = this.moment();
    this.busy = true;
    try {
      const [found] = await Promise.all([this.table.hint(), speakAlso('hints')]);
      if (question === this.questions && moment === this.moment()) this.found = found;
      return null;
    } catch (error) {
      return question === this.questions ? problemOf(error) : null;
    } finally {
      if (question === this.questions) this.busy = false;
    }
  }

  /** False if there was none. */
  close(): boolean {
    const open = this.found !== null;
    this.questions += 1; // an answer still under way is no longer wanted
    this.busy = false;
    this.found = null;
    return open;
  }

  /** All of it, for those who listen. */
  aloud(words: Words): string {
    if (!this.found) return '';
    const { level, says, why } = this.found;
    return [`${t('hint-by', { level })}.`, ...[says, ...why].map((line) => words.say(line))].join(' ');
  }
}

function named(params: HintFound['says']['params'], kind: string): string[] {
  return [params[kind], params[`${kind}s`]].flatMap((value) => (typeof value === 'string' && value ? value.split(',') : []));
}
