import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { notify } from './notices';
import { remember } from './rung';
import { settings } from './settings.svelte';

const shown = vi.fn();

beforeEach(() => {
  settings.notify = true;
  vi.stubGlobal('Notification', { permission: 'granted' }); // what phones have: it cannot be made by a page
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: () => Promise.resolve({ showNotification: shown }) } });
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
});

afterEach(() => {
  settings.quiet = null;
  localStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  shown.mockClear();
});

test('a notice comes from the worker, and leads back to this page', async () => {
  await notify('Your turn', 'Nordic', 'table');
  expect(shown).toHaveBeenCalledExactlyOnceWith(
    'Your turn',
    expect.objectContaining({ body: 'Nordic', tag: 'table', data: { path: location.pathname } }),
  );
});

test('whoever looks, does not want it or does not allow it is not told', async () => {
  settings.notify = false;
  await notify('Your turn', 'Nordic', 'table');
  settings.notify = true;
  vi.stubGlobal('Notification', { permission: 'denied' });
  await notify('Your turn', 'Nordic', 'table');
  vi.stubGlobal('Notification', { permission: 'granted' });
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  await notify('Your turn', 'Nordic', 'table');
  expect(shown).not.toHaveBeenCalled();
});

test('where the server rings for this device, the page does not', async () => {
  remember({ what: '', seats: ['table/1', 'other/0'], rung: ['table/1'] });
  await notify('Your turn', 'Nordic', 'table');
  expect(shown).not.toHaveBeenCalled();
  await notify('Your turn', 'Nordic', 'other'); // where it was refused
  expect(shown).toHaveBeenCalledOnce();
});

test.each([
  ['22:00', '07:00', '23:30', 0],
  ['22:00', '07:00', '06:59', 0],
  ['22:00', '07:00', '07:00', 1],
  ['09:00', '17:00', '12:00', 0],
  ['09:00', '17:00', '08:59', 1],
  ['09:00', '09:00', '09:00', 1],
])('quiet from %s to %s: at %s it tells %i', async (from, to, now, times) => {
  vi.useFakeTimers({ now: new Date(`2026-06-01T${now}:00`), toFake: ['Date'] });
  settings.quiet = { from, to };
  await notify('Your turn', 'Nordic', 'table');
  expect(shown).toHaveBeenCalledTimes(times);
});
