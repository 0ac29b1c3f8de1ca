// When what had the focus is gone, the focus goes to the nearest thing around it that is still there.
import type { Attachment } from 'svelte/attachments';

const AROUND = 'li, form, section, aside, main';

export const holdFocus: Attachment<HTMLElement> = (page) => {
  let around: HTMLElement[] = [];

  function taken({ target }: FocusEvent): void {
    around = [];
    for (
      let one = (target as Element).parentElement?.closest<HTMLElement>(AROUND);
      one;
      one = one.parentElement?.closest<HTMLElement>(AROUND)
    ) {
      around.push(one);
    }
  }

  /** Someone has pressed beside everything: that the focus is nowhere is their wish. */
  function left({ target, relatedTarget }: FocusEvent): void {
    if (!relatedTarget && (target as Element).isConnected) {
      queueMicrotask(() => {
        if ((target as Element).isConnected && document.activeElement === document.body) around = [];
      });
    }
  }

  function restore(): void {
    const near = around.find((one) => one.isConnected);
    if (!near || document.activeElement !== document.body) return;
    near.tabIndex = -1;
    near.focus({ preventScroll: true });
  }

  const watcher = new MutationObserver(() => {
    if (around.length && document.activeElement === document.body) setTimeout(restore);
  });
  page.addEventListener('focusin', taken);
  page.addEventListener('focusout', left);
  watcher.observe(page, { childList: true, subtree: true });
  return () => {
    page.removeEventListener('focusin', taken);
    page.removeEventListener('focusout', left);
    watcher.disconnect();
  };
};
