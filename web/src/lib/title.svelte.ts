// The title of the window: the page, whether it is my turn there, and how many games wait for me elsewhere.
import { t } from './i18n.svelte';
import { waiting } from './mine.svelte';

const now = $state({ page: '', calling: false });

export function windowTitle(): string {
  const page = t('shell-page', { page: now.page });
  const said = now.calling ? t('turn-window', { page }) : page;
  const elsewhere = waiting().length;
  return elsewhere ? `(${elsewhere}) ${said}` : said;
}

/** Call once, inside a component. */
export function keepTitle(): void {
  $effect(() => {
    document.title = windowTitle();
  });
}

/** Call while a page is made. */
export function entitle(page: () => string): void {
  $effect.pre(() => {
    now.page = page();
  });
}

/** Call while a component is made: it calls whoever looks elsewhere as long as this is so. */
export function callBy(mine: () => boolean): void {
  $effect(() => {
    now.calling = mine();
    return () => (now.calling = false);
  });
}
