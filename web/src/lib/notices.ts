// Telling someone who looks elsewhere: a notification of the system, if they asked for it.
import type { Notice } from './app-messages';
import { settings } from './settings.svelte';

/** Only when the page is out of sight; a click brings it back. On phones a notice has to come from the worker. */
export async function notify(title: string, text: string, about: string): Promise<void> {
  if (!settings.notify || !document.hidden || !('serviceWorker' in navigator) || !('Notification' in globalThis)) return;
  if (Notification.permission !== 'granted') return;
  const worker = await navigator.serviceWorker.getRegistration();
  const data: Notice = { path: location.pathname };
  await worker?.showNotification(title, { body: text, tag: about, icon: '/icon-192.png', data });
}
