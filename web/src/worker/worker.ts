// The service worker: what this device has seen of the app can be opened again without a network, and notices go through it.
import type { Loaded, Notice, Told } from '../lib/app-messages';

declare const self: ServiceWorkerGlobalScope;

const PAGE = '/'; // one page serves all addresses
const CACHE = 'rallar';
/** What is the same for everybody: the app's own files, and what there is to know about boards. */
const ASSET = /^\/(assets\/|icon|app\.webmanifest$)/;
const FACTS = /^\/api\/(about$|boards(\/|$))/;

self.addEventListener('install', (event) => {
  event.waitUntil(self.skipWaiting());
});
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { pathname, origin } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(fresh(request, PAGE));
  else if (ASSET.test(pathname)) event.respondWith(seen(request));
  else if (FACTS.test(pathname)) event.respondWith(fresh(request, pathname));
});

/** A page is mostly loaded before there is a worker: it says what it has loaded. */
self.addEventListener('message', (event) => {
  const { loaded } = event.data as Loaded;
  event.waitUntil(Promise.all(loaded.filter((path) => path === PAGE || ASSET.test(path) || FACTS.test(path)).map(keep)));
});

/** What the server says while no page is seen: of each table the latest. */
self.addEventListener('push', (event) => {
  const { title, text, path } = event.data?.json() as Told;
  const data: Notice = { path };
  event.waitUntil(self.registration.showNotification(title, { body: text, tag: path.replace('/t/', ''), icon: '/icon-192.png', data }));
});

self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renewed(event)));

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show((event.notification.data as Notice).path));
});

/** As it is now; without a network, as it was. */
async function fresh(request: Request, name: string): Promise<Response> {
  try {
    const answer = await fetch(request);
    if (answer.ok) await renew(name, answer.clone());
    return answer;
  } catch (error) {
    const kept = await caches.match(name);
    if (!kept) throw error;
    return new Response(kept.body, { status: 203, headers: kept.headers }); // a copy, from somebody else
  }
}

/** When the page is another one, so are the files of the app: those before it are let go of. */
async function renew(name: string, answer: Response): Promise<void> {
  const cache = await caches.open(CACHE);
  if (name === PAGE) {
    const [before, now] = await Promise.all([cache.match(PAGE).then((page) => page?.text()), answer.clone().text()]);
    if (before !== undefined && before !== now) {
      const old = (await cache.keys()).filter(({ url }) => ASSET.test(new URL(url).pathname));
      await Promise.all(old.map((each) => cache.delete(each)));
    }
  }
  await cache.put(name, answer);
}

/** What never changes under its name. */
async function seen(request: Request): Promise<Response> {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(CACHE)).put(request, answer.clone());
  return answer;
}

async function keep(path: string): Promise<void> {
  const cache = await caches.open(CACHE);
  if (!(await cache.match(path))) await cache.add(path).catch(() => {}); // the next visit keeps it
}

/** The push service has ended a subscription: the server is told the new one in its place. A visit would do it, too. */
async function renewed({ oldSubscription: before, newSubscription }: PushSubscriptionChangeEvent): Promise<void> {
  if (!before) return;
  const after = newSubscription ?? (await self.registration.pushManager.subscribe(before.options));
  const { endpoint, keys } = after.toJSON();
  const body = JSON.stringify({ before: before.endpoint, before_auth: before.toJSON().keys?.auth, endpoint, ...keys });
  await fetch('/api/devices/renew', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
}

/** The window that is there already, or a new one. */
async function show(path: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find(({ url }) => new URL(url).pathname === path);
  await (there ? there.focus() : self.clients.openWindow(path));
}
