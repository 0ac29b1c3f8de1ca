// What appears or moves under a thumb does not answer it at once: the tap was meant for what was there before.

const SETTLING = 400; // milliseconds
const LOOK = 100; // milliseconds between two looks at where it is
const MOVED = 6; // pixels

/**
 * Lets an element ignore taps until it has stood still for a while; keys and the mouse reach it at once. For `{@attach settles}`.
 * Until then it has `data-settling`.
 */
export function settles(node: HTMLElement): () => void {
  let still = performance.now(); // since when it stands
  let hasty = false; // the press under way came too early
  let place = node.getBoundingClientRect();

  function look(): void {
    const now = node.getBoundingClientRect();
    const moved = [now.left - place.left, now.top - place.top, now.right - place.right, now.bottom - place.bottom];
    if (moved.some((by) => Math.abs(by) > MOVED)) still = performance.now();
    place = now;
    node.toggleAttribute('data-settling', isUnsettled());
  }

  function isUnsettled(): boolean {
    return performance.now() - still < SETTLING || isAnimated(node);
  }

  function press(event: PointerEvent): void {
    look();
    hasty = isTap(event) && isUnsettled();
  }

  function click(event: MouseEvent): void {
    if (event.detail === 0) return; // by a key, or by its name
    look();
    if (!hasty && !(isTap(event) && isUnsettled())) return;
    event.preventDefault();
    event.stopPropagation();
  }

  const stop = new AbortController();
  const options = { capture: true, signal: stop.signal };
  node.addEventListener('pointerdown', press, options);
  node.addEventListener('click', click, options);
  look();
  const looking = setInterval(look, LOOK); // whatever it is moved by
  return () => {
    stop.abort();
    clearInterval(looking);
  };
}

/** A mouse sees what it clicks; a thumb hides it. */
function isTap(event: MouseEvent): boolean {
  return !('pointerType' in event) || event.pointerType !== 'mouse';
}

/** It, or what it lies in, is on its way. */
function isAnimated(node: HTMLElement): boolean {
  return document.getAnimations().some(({ playState, effect }) => {
    const target = effect instanceof KeyframeEffect ? effect.target : null;
    return playState === 'running' && target?.contains(node) && isFinite(Number(effect?.getComputedTiming().endTime));
  });
}
