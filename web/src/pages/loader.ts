// Pages come when they are gone to, a chunk each; whoever knows where a visitor goes next has it fetched ahead.
import type { Component } from 'svelte';
import type { Page } from '../lib/router.svelte';

type Shown = Component<Record<string, string>>;

const pages = import.meta.glob<{ default: Shown }>('./*Page.svelte');
const FILES: Record<Page['name'], string> = {
  home: 'Home',
  new: 'New',
  table: 'Table',
  screen: 'Screen',
  replay: 'Replay',
  games: 'Games',
  about: 'About',
  rules: 'Rules',
  score: 'Score',
  count: 'Count',
  lost: 'Lost',
};

export async function loadPage(name: Page['name']): Promise<Shown> {
  return (await pages[`./${FILES[name]}Page.svelte`]!()).default;
}

/** Whether it comes is seen when it is needed. */
export function fetchAhead(name: Page['name']): void {
  loadPage(name).catch(() => {});
}
