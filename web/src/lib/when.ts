// How long ago something was, in words of our own: not every browser knows every language of ours.
import { createSubscriber } from 'svelte/reactivity';
import { t } from './i18n.svelte';

const TICK = 20_000; // milliseconds
const STEPS = [
  ['games-ago-days', 86_400],
  ['games-ago-hours', 3600],
  ['games-ago-minutes', 60],
] as const;

const ticking = createSubscriber((tick) => {
  const clock = setInterval(tick, TICK);
  return () => clearInterval(clock);
});

/** The time in seconds. What is shown of it goes on by itself. */
function present(): number {
  ticking();
  return Date.now() / 1000;
}

export function ago(seconds: number, now = present()): string {
  const passed = Math.max(60, now - seconds);
  const [key, size] = STEPS.find(([, size]) => passed >= size)!;
  return t(key, { number: Math.floor(passed / size) });
}
