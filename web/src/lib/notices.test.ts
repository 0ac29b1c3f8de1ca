import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { notify } from './notices';
import { settings } from './settings.svelte';

const shown = vi.fn();

beforeEach(() => {
  settings.notify = true;
  vi.stubGlobal('Notification', { permission: 'granted' }); // what phones have: it cannot be made by a page
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: () => Promise.resolve({ showNotification: shown }) } });
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
});

afterEach(() => {
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
