// A socket that comes back by itself, notices soon when nobody is there, and questions that get exactly one answer.
import { ProblemError } from './api';
import type { FromClient, FromServer, Hello } from './protocol';

export type Status = 'connecting' | 'live' | 'lost' | 'closed';
type Unnumbered<Message> = Message extends unknown ? Omit<Message, 'id'> : never;
/** What can be asked once the server knows who is here. The connection numbers it. */
export type Request = Unnumbered<Exclude<FromClient, Hello>>;
type Answer = Extract<FromServer, { re: string | null }>;
interface Pending {
  resolve: (answer: Answer) => void;
  reject: (error: unknown) => void;
}

const FIRST_WAIT = 250;
const LONGEST_WAIT = 5000;
const SILENCE = 3500; // milliseconds after which it is asked whether anybody is there
const PATIENCE = 5500; // and how long an answer may take
const LONG_PATIENCE = 12_000; // to begin with
const RECENT = 1000; // whoever was heard so lately is there

export class Connection {
  private socket: WebSocket | null = null;
  private pending = new Map<string, Pending>();
  private wait = FIRST_WAIT;
  private count = 0;
  private watch: ReturnType<typeof setTimeout> | undefined;
  private deadline: ReturnType<typeof setTimeout> | undefined;
  private heardAt = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private ended = false;

  constructor(
    private readonly table: string,
    private readonly hello: () => { token: string | null; with: string[]; after: number | null },
    private readonly heard: (message: FromServer) => void,
    private readonly told: (status: Status) => void,
  ) {
    addEventListener('offline', this.despair);
    addEventListener('online', this.hope);
    addEventListener('pagehide', this.leave);
    document.addEventListener('visibilitychange', this.look);
  }

  open(): void {
    if (this.ended) return;
    clearTimeout(this.retry);
    this.told('connecting');
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/socket`);
    this.socket = socket;
    socket.onopen = () => this.greet();
    socket.onmessage = (event) => {
      if (this.socket === socket) this.receive(JSON.parse(String(event.data)) as FromServer);
    };
    socket.onclose = () => this.lose(socket);
    this.expect(socket, LONG_PATIENCE);
  }

  /** Says who is here; again after the seat has changed. */
  greet(): void {
    this.send({ type: 'hello', ...this.hello() });
    this.saySeen();
  }

  /** That somebody is there now: what is sent into a dead line may arrive much later. */
  async check(): Promise<void> {
    if (performance.now() - this.heardAt > RECENT) await this.ask({ type: 'ping' });
  }

  ask(request: Request): Promise<Answer> {
    const id = String(++this.count);
    return new Promise((resolve, reject) => {
      this.pending.set(id, { resolve, reject });
      if (this.send({ ...request, id })) this.expect(this.socket!);
      else this.answer(id)?.reject(new ProblemError({ key: 'server-unreachable', params: {} }, 0));
    });
  }

  close(): void {
    this.ended = true;
    removeEventListener('offline', this.despair);
    removeEventListener('online', this.hope);
    removeEventListener('pagehide', this.leave);
    document.removeEventListener('visibilitychange', this.look);
    clearTimeout(this.retry);
    this.rest();
    this.socket?.close();
    this.told('closed');
  }

  /** An answer within a while, or the line is dead: a socket may not notice for minutes. */
  private expect(socket: WebSocket, patience = PATIENCE): void {
    this.deadline ??= setTimeout(() => this.lose(socket), patience);
  }

  private rest(): void {
    clearTimeout(this.watch);
    clearTimeout(this.deadline);
    this.deadline = undefined;
  }

  private readonly despair = () => this.socket && this.lose(this.socket);

  /** Whoever has been away from the page, or from the network, wants to know at once. */
  private readonly hope = () => {
    if (!this.socket) this.open();
  };
  private readonly leave = () => this.send({ type: 'seen', seen: false });
  private readonly look = () => {
    this.saySeen();
    if (!document.hidden && this.socket?.readyState === WebSocket.OPEN) void this.ask({ type: 'ping' }).catch(() => {});
  };

  /** Whoever looks here is not told elsewhere. */
  private saySeen(): void {
    this.send({ type: 'seen', seen: !document.hidden });
  }

  private send(message: object): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  private receive(message: FromServer): void {
    this.heardAt = performance.now();
    this.rest();
    this.watch = setTimeout(() => void this.ask({ type: 'ping' }).catch(() => {}), SILENCE);
    if (message.type === 'state') {
      this.wait = FIRST_WAIT;
      this.told('live');
    }
    const asked = 're' in message && message.re !== null ? this.answer(message.re) : undefined;
    if (!asked) this.heard(message);
    else if (message.type === 'refused') asked.reject(new ProblemError({ key: message.key, params: message.params }, 0));
    else asked.resolve(message as Answer);
  }

  private answer(id: string): Pending | undefined {
    const asked = this.pending.get(id);
    this.pending.delete(id);
    return asked;
  }

  private lose(socket: WebSocket): void {
    if (this.socket !== socket) return;
    this.rest();
    this.socket = null;
    socket.close();
    for (const id of [...this.pending.keys()]) this.answer(id)?.reject(new ProblemError({ key: 'server-unreachable', params: {} }, 0));
    if (this.ended) return;
    this.told('lost');
    this.retry = setTimeout(() => this.open(), this.wait * (0.7 + 0.6 * Math.random()));
    this.wait = Math.min(LONGEST_WAIT, this.wait * 2);
  }
}
