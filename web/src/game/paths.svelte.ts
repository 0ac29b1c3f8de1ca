// The way each ticket still needs, as the server finds it; asked again when the map has changed.
import { SvelteMap } from 'svelte/reactivity';
import type { BoardIndex } from '../lib/boards';
import { t } from '../lib/i18n.svelte';
import type { View } from '../lib/protocol';

interface Guide {
  readonly view: View | null;
  path(ticket: string): Promise<string[] | null>;
}

export class Paths {
  private readonly known = new SvelteMap<string, string[] | null>();
  private asked = new Set<string>();
  private map = '';

  constructor(
    private readonly index: BoardIndex,
    private readonly guide: Guide,
  ) {}

  ask(ticket: string): void {
    const map = mapOf(this.guide.view);
    if (map !== this.map) this.asked = new Set();
    this.map = map;
    const { asked } = this;
    if (asked.has(ticket)) return;
    asked.add(ticket);
    this.guide.path(ticket).then(
      (routes) => this.asked === asked && this.known.set(ticket, routes),
      () => asked.delete(ticket),
    );
  }

  /** Undefined until the answer is there; null if no way is left. */
  of(ticket: string): string[] | null | undefined {
    return this.known.get(ticket);
  }

  /** How much of the way has still to be built, in spaces. */
  missing(ticket: string): number {
    const owners = this.guide.view?.owners ?? {};
    const routes = (this.of(ticket) ?? []).filter((route) => !(route in owners));
    return routes.reduce((sum, route) => sum + (this.index.routes.get(route)?.length ?? 0), 0);
  }

  words(ticket: string): string {
    const path = this.of(ticket);
    if (path === undefined) return '';
    return path === null ? t('path-none') : t('path-missing', { number: this.missing(ticket) });
  }
}

/** What a way depends on: who looks, and what has been claimed, laid or closed. */
function mapOf(view: View | null): string {
  return view ? JSON.stringify([view.own?.seat, Object.entries(view.owners), Object.keys(view.tiles), view.closed, view.bullets]) : '';
}
