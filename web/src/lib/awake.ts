// A screen that lies on the table does not fall asleep while everyone looks at it.

/** Keeps the screen on as long as it is shown, where the browser can. Returns how to stop. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  const stop = new AbortController();
  const { signal } = stop;

  async function wake(): Promise<void> {
    if (signal.aborted || document.hidden || !('wakeLock' in navigator) || lock?.released === false) return;
    try {
      const got = await navigator.wakeLock.request('screen');
      lock = got;
      signal.addEventListener('abort', () => void got.release());
    } catch {
      // a battery that runs low comes first
    }
  }

  const again = () => void wake();
  document.addEventListener('visibilitychange', again, { signal }); // a hidden page has lost it
  again();
  return () => stop.abort();
}
