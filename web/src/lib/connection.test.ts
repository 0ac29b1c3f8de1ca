import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Connection, type Status } from './connection';
import { FakeSocket } from './fake-socket';
import type { TableState } from './protocol';

const STATE = { type: 'state', re: null } as TableState & { type: 'state' };

function connected() {
  FakeSocket.install();
  const heard: Status[] = [];
  const connection = new Connection(
    'abcdefghij',
    () => ({ token: null, with: [], after: null }),
    () => {},
    (status) => heard.push(status),
  );
  connection.open();
  const line = FakeSocket.last;
  line.onopen?.();
  line.say(STATE);
  return { connection, line, heard };
}

const pong = (line: FakeSocket) => line.say({ type: 'pong', re: String(line.asked('ping')?.id) });

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a line', () => {
  it('asks whoever is silent, and is content with an answer', () => {
    const { line, heard } = connected();
    for (let times = 0; times < 5; times++) {
      vi.advanceTimersByTime(4000);
      pong(line);
    }
    expect(line.sent.filter(({ type }) => type === 'ping')).toHaveLength(5);
    expect(heard).toEqual(['connecting', 'live']);
  });

  it('is known to be dead within ten seconds, comes back, and no longer hears the old one', () => {
    const { line, heard } = connected();
    vi.advanceTimersByTime(10_000);
    expect(heard).toContain('lost');
    const again = FakeSocket.last;
    expect(again).not.toBe(line);
    again.onopen?.();
    line.say(STATE);
    expect(heard.at(-1)).toBe('connecting');
    again.say(STATE);
    expect(heard.at(-1)).toBe('live');
  });

  it('is given up when the browser says it is offline, and tried when it is online', () => {
    const { line, heard } = connected();
    dispatchEvent(new Event('offline'));
    expect(heard.at(-1)).toBe('lost');
    dispatchEvent(new Event('online'));
    expect(heard.at(-1)).toBe('connecting');
    expect(FakeSocket.last).not.toBe(line);
  });

  it('is tried before anything weighty is sent into it, unless it was heard just now', async () => {
    const { connection, line } = connected();
    await connection.check();
    expect(line.asked('ping')).toBeUndefined();
    vi.advanceTimersByTime(1500);
    const checked = connection.check();
    pong(line);
    await checked;
    vi.advanceTimersByTime(1500);
    const failed = connection.check();
    vi.advanceTimersByTime(6000);
    await expect(failed).rejects.toMatchObject({ problem: { key: 'server-unreachable' } });
  });

  it('is left alone once it is closed', () => {
    const { connection, line, heard } = connected();
    connection.close();
    vi.advanceTimersByTime(60_000);
    dispatchEvent(new Event('online'));
    expect(heard.at(-1)).toBe('closed');
    expect(FakeSocket.last).toBe(line);
  });
});
