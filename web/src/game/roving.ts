// A list of buttons that is one stop for Tab: arrows go from one to the next, letters to the next that begins so.
import type { Attachment } from 'svelte/attachments';
import { fold } from './city-search';

const PAUSE = 800; // milliseconds after which letters begin a new word
const STEPS: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at, last) => (at === last ? 0 : at + 1),
  ArrowUp: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_, last) => last,
};

export const roving: Attachment<HTMLElement> = (list) => {
  let typed = '';
  let at = 0; // when the last letter was typed

  const buttons = () => [...list.querySelectorAll<HTMLElement>('button')];

  function stopAt(chosen: HTMLElement | undefined): void {
    for (const button of buttons()) button.tabIndex = button === chosen ? 0 : -1;
  }

  /** One letter again and again goes through all that begin with it. */
  function lookedFor(letter: string, now: number): string {
    typed = now - at > PAUSE || typed === letter ? letter : typed + letter;
    at = now;
    return typed;
  }

  function found(event: KeyboardEvent, all: HTMLElement[], here: number): HTMLElement | undefined {
    if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
    const step = STEPS[event.key];
    if (step) return all[step(here, all.length - 1)];
    if (!/^\p{L}$/u.test(event.key)) return undefined;
    const word = lookedFor(fold(event.key), event.timeStamp);
    const from = word.length > 1 ? here : here + 1;
    const next = [...all.slice(from), ...all.slice(0, from)];
    return next.find((button) => fold(button.textContent).startsWith(word)) ?? all[here];
  }

  function press(event: KeyboardEvent): void {
    const all = buttons();
    const here = all.indexOf(event.target as HTMLElement);
    const next = here < 0 ? undefined : found(event, all, here);
    if (!next) return;
    event.preventDefault(); // no letter of a word is a shortcut
    next.focus();
  }

  const taken = ({ target }: FocusEvent) => stopAt((target as Element).closest('button') ?? undefined);
  const settle = () => {
    const all = buttons();
    if (all.filter((button) => button.tabIndex === 0).length !== 1) stopAt(all[0]);
  };
  const watcher = new MutationObserver(settle);
  settle();
  watcher.observe(list, { childList: true, subtree: true });
  list.addEventListener('keydown', press);
  list.addEventListener('focusin', taken);
  return () => {
    watcher.disconnect();
    list.removeEventListener('keydown', press);
    list.removeEventListener('focusin', taken);
  };
};
