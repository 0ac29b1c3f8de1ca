// Focus goes into a panel when it opens and back to where it was when it closes; it never falls to the body.
import type { Attachment } from 'svelte/attachments';

const HOME = '[data-home]';

/** For a panel: focus moves to its `data-first`, or to the panel itself. */
export const takeFocus: Attachment<HTMLElement> = (panel) => {
  const before = document.activeElement;
  (panel.querySelector<HTMLElement>('[data-first]') ?? panel).focus({ preventScroll: true });
  return () => {
    const inside = panel.contains(document.activeElement) || document.activeElement === document.body;
    if (inside) queueMicrotask(() => giveBack(before));
  };
};

function giveBack(before: Element | null): void {
  if (document.activeElement !== document.body && document.activeElement?.isConnected) return;
  const back = before instanceof HTMLElement || before instanceof SVGElement ? before : null;
  back?.focus({ preventScroll: true });
  if (!back?.isConnected || document.activeElement === document.body) goHome();
}

export function goHome(): void {
  document.querySelector<HTMLElement>(HOME)?.focus({ preventScroll: true });
}

/** For the whole screen: when the focused element has gone, focus goes to the turn bar. A moment later: between two elements it is nowhere. */
export const keepFocus: Attachment<HTMLElement> = (screen) => {
  let held = false;
  const taken = () => (held = true);
  const pressed = (event: PointerEvent) => (held = (event.target as Element).closest('button, a, input, select, [tabindex]') !== null);
  const watcher = new MutationObserver(() => {
    if (held && document.activeElement === document.body) setTimeout(() => document.activeElement === document.body && goHome());
  });
  screen.addEventListener('focusin', taken);
  screen.addEventListener('pointerdown', pressed);
  watcher.observe(screen, { childList: true, subtree: true });
  return () => {
    screen.removeEventListener('focusin', taken);
    screen.removeEventListener('pointerdown', pressed);
    watcher.disconnect();
  };
};
