// The HTTP part of docs/protocol.md.
import { heardFrom, heardNothing } from './app.svelte';
import type {
  About,
  BoardAndDrawing,
  BoardSummary,
  Invite,
  LessonSteps,
  Moment,
  NewTable,
  Pass,
  Problem,
  Seated,
  SeatChange,
  TableInfo,
} from './protocol';

/** A refusal of the server: a key of the locales and its parameters. */
export class ProblemError extends Error {
  constructor(
    readonly problem: Problem,
    readonly status: number,
  ) {
    super(problem.key);
  }
}

export function problemOf(error: unknown): Problem {
  return error instanceof ProblemError ? error.problem : { key: 'server-unreachable', params: {} };
}

async function ask<T>(method: string, address: string, body?: unknown, token?: string): Promise<T> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers['Content-Type'] = typeof body === 'string' ? 'text/plain' : 'application/json';
  if (token) headers.Authorization = `Bearer ${token}`;
  const text = typeof body === 'string' ? body : body === undefined ? undefined : JSON.stringify(body);
  const answer = await fetch(`/api${address}`, { method, headers, body: text }).catch((error: unknown) => {
    heardNothing();
    throw error;
  });
  heardFrom(answer);
  const data = (await answer.json()) as T & { error?: Problem };
  if (!answer.ok) throw new ProblemError(data.error ?? { key: 'server-unreachable', params: {} }, answer.status);
  return data;
}

export const api = {
  about: () => ask<About>('GET', '/about'),
  boards: () => ask<BoardSummary[]>('GET', '/boards'),
  board: (board: string) => ask<BoardAndDrawing>('GET', `/boards/${board}`),
  lesson: (board: string) => ask<LessonSteps>('GET', `/boards/${board}/lesson`),
  table: (table: string) => ask<TableInfo>('GET', `/tables/${table}`),
  make: (wish: NewTable) => ask<Seated>('POST', '/tables', wish),
  join: (table: string, wish: { name?: string; color?: string }, token?: string) =>
    ask<Seated>('POST', `/tables/${table}/join`, wish, token),
  change: (table: string, seat: number, change: SeatChange, token: string) =>
    ask<TableInfo>('PATCH', `/tables/${table}/seats/${seat}`, change, token),
  host: (table: string, seat: number, token: string) => ask<TableInfo>('POST', `/tables/${table}/host`, { seat }, token),
  pass: (table: string, seat: number, token: string) => ask<Pass>('POST', `/tables/${table}/seats/${seat}/pass`, undefined, token),
  revoke: (table: string, seat: number, token: string) => ask<TableInfo>('DELETE', `/tables/${table}/seats/${seat}/pass`, undefined, token),
  claim: (code: string) => ask<Seated>('POST', '/claim', { code }),
  leave: (table: string, token: string) => ask<TableInfo>('POST', `/tables/${table}/leave`, undefined, token),
  begin: (table: string, token: string) => ask<TableInfo>('POST', `/tables/${table}/begin`, undefined, token),
  rematch: (table: string, token: string) => ask<Seated>('POST', `/tables/${table}/rematch`, undefined, token),
  invite: (table: string) => ask<Invite>('GET', `/tables/${table}/invite`),
  replay: (table: string, at: number, seat: number | null) =>
    ask<Moment>('GET', `/tables/${table}/replay?at=${at}${seat === null ? '' : `&seat=${seat}`}`),
  record: async (table: string) => {
    const answer = await fetch(`/api/tables/${table}/record`);
    if (!answer.ok) throw new ProblemError(((await answer.json()) as { error: Problem }).error, answer.status);
    return answer.text();
  },
  upload: (record: string) => ask<TableInfo>('POST', '/records', record),
  posterAddress: (board: string) => `/api/boards/${board}/poster`,
  thumbnailAddress: (board: string) => `/api/boards/${board}/thumbnail`,
  recordAddress: (table: string) => `/api/tables/${table}/record`,
};
