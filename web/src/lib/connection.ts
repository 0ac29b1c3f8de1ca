// A socket that comes back by itself, and questions that get exactly one answer.
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
const HEARTBEAT = 20_000;

export class Connection {
  private socket: WebSocket | null = null;
  private pending = new Map<string, Pending>();
  private wait = FIRST_WAIT;
  private count = 0;
  private beat: ReturnType<typeof setInterval> | undefined;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private ended = false;

  constructor(
    private readonly table: string,
    private readonly hello: () => { token: string | null; with: string[]; after: number | null },
    private readonly heard: (message: FromServer) => void,
    private readonly told: (status: Status) => void,
  ) {}

  open(): void {
    if (this.ended) return;
    this.told('connecting');
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/socket`);
    this.socket = socket;
    socket.onopen = () => this.greet();
    socket.onmessage = (event) => this.receive(JSON.parse(String(event.data)) as FromServer);
    socket.onclose = () => this.lose(socket);
    this.beat = setInterval(() => void this.ask({ type: 'ping' }).catch(() => socket.close()), HEARTBEAT);
  }

  /** Says who is here; again after the seat has changed. */
  greet(): void {
    this.send({ type: 'hello', ...this.hello() });
  }

  ask(request: Request): Promise<Answer> {
    const id = String(++this.count);
    return new Promise((resolve, reject) => {
      this.pending.set(id, { resolve, reject });
      if (!this.send({ ...request, id })) this.answer(id)?.reject(new ProblemError({ key: 'server-unreachable', params: {} }, 0));
    });
  }

  close(): void {
    this.ended = true;
    clearTimeout(this.retry);
    this.socket?.close();
    this.told('closed');
  }

  private send(message: object): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  private receive(message: FromServer): void {
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
    clearInterval(this.beat);
    this.socket = null;
    for (const id of [...this.pending.keys()]) this.answer(id)?.reject(new ProblemError({ key: 'server-unreachable', params: {} }, 0));
    if (this.ended) return;
    this.told('lost');
    this.retry = setTimeout(() => this.open(), this.wait * (0.7 + 0.6 * Math.random()));
    this.wait = Math.min(LONGEST_WAIT, this.wait * 2);
  }
}
