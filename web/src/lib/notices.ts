// Telling someone who looks elsewhere: a notification of the system, if they asked for it.
import type { Notice } from './app-messages';
import { isRung } from './rung';
import { type Hours, settings } from './settings.svelte';

/**
 * Only when the page is out of sight, and not in quiet hours; a click brings it back. Where the server rings, it does so
 * alone: one notice a turn. On phones a notice has to come from the worker.
 */
export async function notify(title: string, text: string, about: string): Promise<void> {
  if (!settings.notify || !document.hidden || !('serviceWorker' in navigator) || !('Notification' in globalThis)) return;
  if (Notification.permission !== 'granted' || isRung(about) || isQuiet(settings.quiet)) return;
  const worker = await navigator.serviceWorker.getRegistration();
  const data: Notice = { path: location.pathname };
  await worker?.showNotification(title, { body: text, tag: about, icon: '/icon-192.png', data });
}

function isQuiet(hours: Hours | null): boolean {
  if (!hours) return false;
  const { from, to } = hours;
  const now = new Date().toTimeString().slice(0, from.length);
  return from <= to ? from <= now && now < to : from <= now || now < to;
}
