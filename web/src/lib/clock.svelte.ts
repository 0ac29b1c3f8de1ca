// Time that is left, in words, and a clock that ticks while somebody looks at it.
import { t } from './i18n.svelte';
import type { Pace, Seat } from './protocol';

export const [MINUTE, HOUR, DAY] = [60, 3600, 86_400];

/** A while, in the largest unit that says it well. */
export function whileWords(seconds: number): string {
  const hours = Math.round(seconds / HOUR);
  if (hours >= 48 || hours === 24) return t('clock-days', { number: Math.floor(hours / 24) });
  if (seconds >= HOUR) return t('clock-hours', { number: hours });
  return t('clock-minutes', { number: Math.max(1, Math.floor(seconds / MINUTE)) });
}

/** As a live clock shows it: `0:45`, `12:30`, `1:05:00`. */
export function digits(seconds: number): string {
  const [hours, minutes, rest] = [Math.floor(seconds / HOUR), Math.floor(seconds / MINUTE) % 60, Math.floor(seconds) % 60];
  const ends = [minutes, rest].map((part) => String(part).padStart(2, '0'));
  return hours ? [hours, ...ends].join(':') : `${minutes}:${ends[1]}`;
}

/** `brief`: where it is plain that it is left. */
export function leftWords(seconds: number, { kind }: Pace, brief = false): string {
  if (seconds <= 0) return t('clock-over');
  if (kind === 'live') return digits(seconds);
  return brief ? whileWords(seconds) : t('clock-left', { time: whileWords(seconds) });
}

/** The seconds a seat has left: what the server told, less what has passed since it did if its clock runs. Times are in milliseconds. */
export function leftNow({ left }: Seat, runs: boolean, heard: number, now: number): number | undefined {
  if (left === undefined || !runs) return left;
  return Math.max(0, left - Math.max(0, now - heard) / 1000);
}

/** When time is short, and that is said to those who listen: with a quarter left, a minute, and nothing. */
export function shortness(left: number, pace: Pace): 0 | 1 | 2 | 3 {
  if (left <= 0) return 3;
  if (left <= MINUTE) return 2;
  return left <= pace.seconds / 4 ? 1 : 0;
}

/** The time in milliseconds, every second anew while something runs. Call inside a component. */
export function ticking(runs: () => boolean): { readonly now: number } {
  let now = $state(Date.now());
  $effect(() => {
    if (!runs()) return;
    now = Date.now();
    const clock = setInterval(() => (now = Date.now()), 1000);
    return () => clearInterval(clock);
  });
  return {
    get now() {
      return now;
    },
  };
}
