// Notices for who has closed the page: this device's subscription to the push service of its browser, told to the server.
import { api, ProblemError } from './api';
import { canRing } from './keep-bell.svelte';
import { keptAt } from './kept.svelte';
import type { Device, Quiet } from './protocol';
import { forget, remember, remembered, type Said } from './rung';
import type { Hours } from './settings.svelte';

export interface Seat {
  table: string;
  seat: number;
  token: string;
}
export interface Wish {
  language: string;
  hours: Hours | null;
}
const RECENT = 40; // seats that are told of
const WEEK = 7 * 24 * 60 * 60 * 1000; // after which everything is told again
const BUSY = 429;

let busy: Promise<void> = Promise.resolve();

/** Tells the server of this device, for each seat once. */
export function tell(seats: Seat[], wish: Wish): Promise<void> {
  busy = busy.catch(() => {}).then(() => tellAll(seats, wish));
  return busy;
}

/** From now on nothing is told here. */
export async function silence(): Promise<void> {
  if (!canRing()) return;
  const said = remembered();
  forget();
  const worker = await navigator.serviceWorker.getRegistration();
  const subscription = await worker?.pushManager.getSubscription();
  if (!subscription) return;
  await subscription.unsubscribe(); // whatever the server does, nothing arrives any more
  for (const place of said.seats) {
    const [table, seat] = place.split('/') as [string, string];
    const token = keptAt(table)?.seats[seat];
    if (token) await api.removeDevice(table, Number(seat), subscription.endpoint, token).catch(() => {});
  }
}

export function quietOf(hours: Hours | null): Quiet | null {
  if (!hours) return null;
  return { start: minutes(hours.from), end: minutes(hours.to), zone: Intl.DateTimeFormat().resolvedOptions().timeZone };
}

async function tellAll(seats: Seat[], wish: Wish): Promise<void> {
  const [{ push }, worker] = await Promise.all([api.about(), navigator.serviceWorker.getRegistration()]);
  if (!push || !worker || Notification.permission !== 'granted') return;
  const device = deviceOf(await subscribed(worker.pushManager, push), wish);
  const what = JSON.stringify([device, Math.floor(Date.now() / WEEK)]);
  const before = remembered();
  const { seats: told, rung = [] }: Said = before.what === what ? before : { what, seats: [] };
  for (const { table, seat, token } of seats.slice(0, RECENT)) {
    const place = `${table}/${seat}`;
    if (told.includes(place)) continue;
    const answer = await answerTo(() => api.addDevice(table, seat, device, token));
    if (answer !== 'later') told.push(place);
    if (answer === 'done') rung.push(place);
  }
  remember({ what, seats: told, rung });
}

/** Whether something is done, refused for good, as at a table whose game is over, or to be asked again. */
async function answerTo(deed: () => Promise<unknown>): Promise<'done' | 'refused' | 'later'> {
  try {
    await deed();
    return 'done';
  } catch (error) {
    return error instanceof ProblemError && error.status < 500 && error.status !== BUSY ? 'refused' : 'later';
  }
}

/** The subscription of this device for this server's key, which may be another than it was. */
async function subscribed(manager: PushManager, push: string): Promise<PushSubscription> {
  const key = bytes(push);
  const before = await manager.getSubscription();
  if (before && isSame(before.options.applicationServerKey, key)) return before;
  await before?.unsubscribe();
  return manager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

function deviceOf(subscription: PushSubscription, { language, hours }: Wish): Device {
  const { keys } = subscription.toJSON();
  return { endpoint: subscription.endpoint, p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '', language, quiet: quietOf(hours) };
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

function isSame(one: ArrayBuffer | null, other: Uint8Array): boolean {
  const found = one && new Uint8Array(one);
  return found?.length === other.length && found.every((byte, i) => byte === other[i]);
}

function minutes(time: string): number {
  const [hour, minute] = time.split(':').map(Number);
  return (hour ?? 0) * 60 + (minute ?? 0);
}
