// rallar as an app of the device: kept for when there is no network, and installed if its owner wants it so.
import type { Loaded } from './app-messages';

/** What a browser asks a page with that could be installed; not all browsers do. */
interface InstallEvent extends Event {
  prompt: () => Promise<unknown>;
}

const COPY = 203; // what the worker answers where nobody else could be asked
const PATIENCE = 5000; // milliseconds

let asking: ReturnType<typeof setTimeout> | undefined;
let offer = $state.raw<InstallEvent | null>(null);
let cut = $state(false);

/** Whether the last question was answered by nobody, or by this device alone. */
export function isCutOff(): boolean {
  return cut;
}

export function heardFrom(answer: Response): void {
  if (answer.status === COPY) heardNothing();
  else cut = false;
}

/** Somebody asks again from time to time, so that it is noticed when the line is back. */
export function heardNothing(): void {
  cut = true;
  clearTimeout(asking);
  asking = setTimeout(() => void fetch('/api/about').then(heardFrom, heardNothing), PATIENCE);
}

export function canInstall(): boolean {
  return offer !== null;
}

export async function install(): Promise<void> {
  const asked = offer;
  offer = null; // a browser answers once
  await asked?.prompt();
}

/** To be called once, when the page is there. Only secure addresses have workers; everything else works without. */
export function becomeApp(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offer = event as InstallEvent;
  });
  addEventListener('appinstalled', () => (offer = null));
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  const start = (): void => void keepApp().catch(() => {});
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
}

async function keepApp(): Promise<void> {
  await navigator.serviceWorker.register('/worker.js');
  const { active } = await navigator.serviceWorker.ready;
  const tell = (loaded: string[]): void => active?.postMessage({ loaded } satisfies Loaded);
  tell(['/']);
  const watching = new PerformanceObserver((list) =>
    tell(
      list
        .getEntries()
        .map(({ name }) => name)
        .flatMap(ownPath),
    ),
  );
  watching.observe({ type: 'resource', buffered: true }); // also what came before there was a worker
}

function ownPath(address: string): string[] {
  const { origin, pathname } = new URL(address);
  return origin === location.origin ? [pathname] : [];
}
