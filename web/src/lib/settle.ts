// What appears or moves under a thumb does not answer it at once: the tap was meant for what was there before.

const SETTLING = 400; // milliseconds
const LOOK = 100; // milliseconds between two looks at where it is
const MOVED = 6; // pixels

/** Lets an element ignore clicks of a pointer until it has stood still for a while; keys reach it at once. For `{@attach settles}`. */
export function settles(node: HTMLElement): () => void {
  let still = performance.now(); // since when it stands
  let hasty = false; // the press under way came too early
  let place = node.getBoundingClientRect();

  function look(): void {
    const now = node.getBoundingClientRect();
    const moved = [now.left - place.left, now.top - place.top, now.right - place.right, now.bottom - place.bottom];
    if (moved.some((by) => Math.abs(by) > MOVED)) still = performance.now();
    place = now;
  }

  function isUnsettled(): boolean {
    look();
    return performance.now() - still < SETTLING || isAnimated(node);
  }

  function press(): void {
    hasty = isUnsettled();
  }

  function click(event: MouseEvent): void {
    if (event.detail === 0) return; // by a key, or by its name
    if (!hasty && !isUnsettled()) return;
    event.preventDefault();
    event.stopPropagation();
  }

  const stop = new AbortController();
  const options = { capture: true, signal: stop.signal };
  node.addEventListener('pointerdown', press, options);
  node.addEventListener('click', click, options);
  const looking = setInterval(look, LOOK); // whatever it is moved by
  return () => {
    stop.abort();
    clearInterval(looking);
  };
}

/** It, or what it lies in, is on its way. */
function isAnimated(node: HTMLElement): boolean {
  return document.getAnimations().some(({ playState, effect }) => {
    const target = effect instanceof KeyframeEffect ? effect.target : null;
    return playState === 'running' && target?.contains(node) && isFinite(Number(effect?.getComputedTiming().endTime));
  });
}
