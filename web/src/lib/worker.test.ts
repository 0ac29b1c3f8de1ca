// The service worker's part in notices; what it does with pages is proved in a browser.
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';

const WORKER = '../worker/worker.ts'; // of another world than the page: it has types of its own
const heard = new Map<string, (event: object) => void>();
const subscribe = vi.fn();

beforeAll(async () => {
  vi.stubGlobal('self', {
    addEventListener: (name: string, listener: (event: object) => void) => heard.set(name, listener),
    registration: { pushManager: { subscribe } },
  });
  await import(/* @vite-ignore */ WORKER);
});

beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.resolve(new Response())),
  );
});

function subscription(name: string): object {
  const endpoint = `https://push.example/${name}`;
  return { endpoint, options: { of: name }, toJSON: () => ({ endpoint, keys: { p256dh: `p-${name}`, auth: `a-${name}` } }) };
}

async function happens(event: object): Promise<unknown> {
  let work: Promise<unknown> = Promise.resolve();
  heard.get('pushsubscriptionchange')!({ ...event, waitUntil: (promise: Promise<unknown>) => (work = promise) });
  await work;
  const [call] = vi.mocked(fetch).mock.calls;
  return call && [call[0], JSON.parse(call[1]?.body as string)];
}

const RENEWED = [
  '/api/devices/renew',
  { before: 'https://push.example/old', before_auth: 'a-old', endpoint: 'https://push.example/new', p256dh: 'p-new', auth: 'a-new' },
];

test('a subscription that was replaced is told to the server in place of the old one', async () => {
  expect(await happens({ oldSubscription: subscription('old'), newSubscription: subscription('new') })).toEqual(RENEWED);
});

test('one that has ended is made anew, as it was', async () => {
  subscribe.mockResolvedValueOnce(subscription('new'));
  expect(await happens({ oldSubscription: subscription('old'), newSubscription: null })).toEqual(RENEWED);
  expect(subscribe).toHaveBeenCalledExactlyOnceWith({ of: 'old' });
});

test('without the old one nobody can be told; the next visit does it', async () => {
  expect(await happens({ oldSubscription: null, newSubscription: null })).toBeUndefined();
});
