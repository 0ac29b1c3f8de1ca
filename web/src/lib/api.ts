// The HTTP part of docs/protocol.md.
import { heardFrom, heardNothing } from './app.svelte';
import type {
  About,
  AnalysisStatus,
  BoardAndDrawing,
  BoardSummary,
  Boxes,
  Device,
  Invite,
  LessonSteps,
  MailWish,
  Moment,
  NewTable,
  Pass,
  Problem,
  Seated,
  SeatChange,
  SharedSheet,
  Sheet,
  SheetChange,
  TableInfo,
  Ways,
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
  return (await (await answered(`/api${address}`, { method, headers, body: text })).json()) as T;
}

/** What the server says, if it does not refuse. */
async function answered(address: string, wish: RequestInit = {}): Promise<Response> {
  const answer = await fetch(address, wish).catch((error: unknown) => {
    heardNothing();
    throw error;
  });
  heardFrom(answer);
  if (answer.ok) return answer;
  const { error } = (await answer.json()) as { error?: Problem };
  throw new ProblemError(error ?? { key: 'server-unreachable', params: {} }, answer.status);
}

export const api = {
  about: () => ask<About>('GET', '/about'),
  boards: () => ask<BoardSummary[]>('GET', '/boards'),
  board: (board: string) => ask<BoardAndDrawing>('GET', `/boards/${board}`),
  lesson: (board: string) => ask<LessonSteps>('GET', `/boards/${board}/lesson`),
  boxes: (board: string) => ask<Boxes>('GET', `/boards/${board}/boxes`),
  newSheet: (sheet: Sheet) => ask<SharedSheet>('POST', '/sheets', sheet),
  sheet: (sheet: string) => ask<SharedSheet>('GET', `/sheets/${sheet}`),
  changeSheet: (sheet: string, change: SheetChange) => ask<SharedSheet>('PATCH', `/sheets/${sheet}`, change),
  inviteToSheet: (sheet: string) => ask<Invite>('GET', `/sheets/${sheet}/invite`),
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
  ways: (table: string, seat: number, token: string) => ask<Ways>('GET', `/tables/${table}/seats/${seat}/ways`, undefined, token),
  addDevice: (table: string, seat: number, device: Device, token: string) =>
    ask<Ways>('POST', `/tables/${table}/seats/${seat}/device`, device, token),
  removeDevice: (table: string, seat: number, endpoint: string, token: string) =>
    ask<Ways>('POST', `/tables/${table}/seats/${seat}/silence`, { endpoint }, token),
  addMail: (table: string, seat: number, wish: MailWish, token: string) =>
    ask<Ways>('POST', `/tables/${table}/seats/${seat}/mail`, wish, token),
  removeMail: (table: string, seat: number, token: string) => ask<Ways>('DELETE', `/tables/${table}/seats/${seat}/mail`, undefined, token),
  leave: (table: string, token: string) => ask<TableInfo>('POST', `/tables/${table}/leave`, undefined, token),
  begin: (table: string, token: string) => ask<TableInfo>('POST', `/tables/${table}/begin`, undefined, token),
  rematch: (table: string, token: string) => ask<Seated>('POST', `/tables/${table}/rematch`, undefined, token),
  invite: (table: string) => ask<Invite>('GET', `/tables/${table}/invite`),
  replay: (table: string, at: number, seat: number | null) =>
    ask<Moment>('GET', `/tables/${table}/replay?at=${at}${seat === null ? '' : `&seat=${seat}`}`),
  analysis: (table: string) => ask<AnalysisStatus>('GET', `/tables/${table}/analysis`),
  analyse: (table: string) => ask<AnalysisStatus>('POST', `/tables/${table}/analysis`),
  forgo: (table: string) => ask<AnalysisStatus>('DELETE', `/tables/${table}/analysis`),
  playOn: (table: string, wish: { at: number; seat: number }) => ask<Seated>('POST', `/tables/${table}/play-on`, wish),
  record: async (table: string) => (await answered(api.recordAddress(table))).text(),
  upload: (record: string) => ask<TableInfo>('POST', '/records', record),
  posterAddress: (board: string) => `/api/boards/${board}/poster`,
  thumbnailAddress: (board: string) => `/api/boards/${board}/thumbnail`,
  recordAddress: (table: string) => `/api/tables/${table}/record`,
};
