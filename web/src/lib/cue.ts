// Shows that a list goes on above or below its edge: `data-more` names the sides, and base.css fades them.

/** For `{@attach scrollCue}`. */
export function scrollCue(list: HTMLElement): () => void {
  function look(): void {
    const above = list.scrollTop > 1;
    const below = list.scrollHeight - list.clientHeight - list.scrollTop > 1;
    list.dataset.more = [above && 'above', below && 'below'].filter(Boolean).join(' ');
  }

  const resized = new ResizeObserver(look);
  const changed = new MutationObserver(look);
  list.addEventListener('scroll', look, { passive: true });
  resized.observe(list);
  changed.observe(list, { childList: true, subtree: true });
  look();
  return () => {
    list.removeEventListener('scroll', look);
    resized.disconnect();
    changed.disconnect();
  };
}
