// Telling someone who looks elsewhere: a notification of the system, if they asked for it.
import { settings } from './settings.svelte';

/** Only when the page is out of sight; a click brings it back. */
export function notify(title: string, text: string, about: string): void {
  if (!settings.notify || !document.hidden || typeof Notification === 'undefined' || Notification.permission !== 'granted') return;
  const notice = new Notification(title, { body: text, tag: about });
  notice.onclick = () => {
    globalThis.focus();
    notice.close();
  };
}
