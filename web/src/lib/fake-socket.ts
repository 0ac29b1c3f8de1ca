// The other end of a table's line, for tests: notes what is sent, and says what the test wants said.
import { vi } from 'vitest';
import type { FromServer } from './protocol';

type Sent = Record<string, unknown> & { type: string; id?: string };

export class FakeSocket {
  static readonly OPEN = 1;
  private static latest: FakeSocket | undefined;
  readonly readyState = FakeSocket.OPEN;
  readonly sent: Sent[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly address: string) {
    FakeSocket.latest = this;
  }

  /** From now on every line ends here; `vi.unstubAllGlobals()` undoes it. */
  static install(): void {
    vi.stubGlobal('WebSocket', FakeSocket);
  }

  static get last(): FakeSocket {
    if (!FakeSocket.latest) throw new Error('nobody has called');
    return FakeSocket.latest;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Sent);
  }

  close(): void {
    this.onclose?.();
  }

  say(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** The latest thing of a kind that was asked. */
  asked(type: string): Sent | undefined {
    return this.sent.findLast((each) => each.type === type);
  }
}
