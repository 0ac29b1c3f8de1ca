// How long ago something was, in words of our own: not every browser knows every language of ours.
import { t } from './i18n.svelte';

const STEPS = [
  ['games-ago-days', 86_400],
  ['games-ago-hours', 3600],
  ['games-ago-minutes', 60],
] as const;

export function ago(seconds: number, now = Date.now() / 1000): string {
  const passed = Math.max(60, now - seconds);
  const [key, size] = STEPS.find(([, size]) => passed >= size)!;
  return t(key, { number: Math.floor(passed / size) });
}
