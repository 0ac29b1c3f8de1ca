import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { miniBoard } from '../board/mini';
import { ProblemError } from '../lib/api';
import { speak } from '../lib/i18n.svelte';
import { forget, keep, keptAt } from '../lib/kept.svelte';
import type { About, Seat, TableInfo } from '../lib/protocol';
import type { TableStore } from '../lib/table.svelte';
import Lobby from './Lobby.svelte';

const seat = (kind: Seat['kind'], name: string, color: Seat['color']): Seat => ({
  kind,
  name,
  color,
  present: kind === 'person',
  stand_in: false,
});
const TABLE: TableInfo = {
  id: 'abcdefghij',
  board: 'nordic',
  options: {},
  status: 'open',
  position: 0,
  to_move: [],
  created: 0,
  changed: 0,
  watching: 0,
  seats: [seat('person', 'Aino', 'crimson'), seat('open', '', 'azure'), seat('open', '', 'forest')],
};
const INVITE = { url: 'http://192.168.1.7:8000/t/abcdefghij', svg: '<svg></svg>' };
const ABOUT: About = {
  version: '1',
  push: null,
  mail: false,
  levels: [
    { id: 'rookie', title: 'rookie', character: '', formerly: ['easy'], plays: ['nordic'] },
    { id: 'searching', title: 'Looks ahead', character: 'Tries its moves in its head.', formerly: [], plays: ['nordic'] },
    { id: 'elsewhere', title: 'Elsewhere', character: '', formerly: [], plays: ['europe', 'nordic/long'] },
  ],
  level: 'searching',
  colors: [],
  address: null,
};

interface Asked {
  method: string;
  path: string;
  body: unknown;
  token: string | null;
}
let asked: Asked[];
let answers: Record<string, { status?: number; data: unknown }>;

function fetched(path: string, { method, headers, body }: RequestInit): Promise<Response> {
  const token = (headers as Record<string, string>).Authorization ?? null;
  asked.push({ method: method ?? 'GET', path, body: body ? JSON.parse(body as string) : undefined, token });
  const { status = 200, data } = answers[`${method} ${path.split('/').at(-1)}`] ?? { data: TABLE };
  return Promise.resolve(new Response(JSON.stringify(data), { status }));
}

const said = (path: string) => asked.filter((one) => one.path.endsWith(path) && one.method !== 'GET');
const sit = vi.fn();
const show = (table = TABLE, store: Partial<TableStore> = {}) =>
  render(Lobby, {
    store: { status: 'live', sit, seat: null, said: [], ...store } as unknown as TableStore,
    table,
    board: miniBoard().board,
  });

beforeAll(() => speak('en'));
beforeEach(() => {
  asked = [];
  answers = { 'GET invite': { data: INVITE }, 'GET about': { data: ABOUT } };
  sit.mockClear();
  forget(TABLE.id);
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('a guest', () => {
  it('sees who sits where, and the way for others to come', async () => {
    show();
    const seats = within(screen.getByRole('list')).getAllByRole('listitem');
    expect(seats.map((each) => each.textContent)).toEqual([
      expect.stringContaining('Aino'),
      ...Array(2).fill(expect.stringContaining('Open seat')),
    ]);
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Invite link' })).value).toBe(INVITE.url);
    expect(screen.queryByRole('button', { name: /^Start/ })).toBeNull();
  });

  it('sits down with a name and a color', async () => {
    answers['POST join'] = { data: { table: TABLE, seats: { 2: 'secret' } } };
    show();
    await fireEvent.input(screen.getByLabelText('Your name'), { target: { value: ' Eero ' } });
    await fireEvent.click(screen.getByRole('radio', { name: 'green, dotted' }));
    await fireEvent.click(screen.getByRole('button', { name: 'Take this seat' }));
    await waitFor(() => expect(sit).toHaveBeenCalledWith(2));
    expect(said('join')[0]?.body).toEqual({ name: 'Eero', color: 'forest' });
    expect(keptAt(TABLE.id)?.seats).toEqual({ 2: 'secret' });
    expect(screen.queryByRole('button', { name: 'Take this seat' })).toBeNull();
  });

  it('is asked for a name first', async () => {
    show();
    await fireEvent.input(screen.getByLabelText('Your name'), { target: { value: ' ' } });
    await fireEvent.click(screen.getByRole('button', { name: 'Take this seat' }));
    expect(screen.getByRole('alert').textContent).toBe('Please type a name first.');
    expect(said('join')).toHaveLength(0);
  });

  it('hears why it did not work', async () => {
    answers['POST join'] = { status: 409, data: { error: { key: 'table-full', params: {} } } };
    show();
    await fireEvent.input(screen.getByLabelText('Your name'), { target: { value: 'Eero' } });
    await fireEvent.click(screen.getByRole('button', { name: 'Take this seat' }));
    expect((await screen.findByRole('alert')).textContent).not.toContain('table-full');
  });

  it('may watch when every seat is taken', () => {
    show({ ...TABLE, seats: TABLE.seats.slice(0, 1) });
    expect(screen.queryByRole('button', { name: 'Take this seat' })).toBeNull();
    expect(screen.getByText('Every seat is taken. Stay here to watch.')).toBeTruthy();
  });
});

describe('someone who sits', () => {
  it('can take another name', async () => {
    keep({ table: TABLE, seats: { 0: 'mine' } });
    show();
    await fireEvent.change(screen.getByRole('textbox', { name: 'Your name' }), { target: { value: ' Aino-Maija ' } });
    expect(said('seats/0')[0]).toMatchObject({ method: 'PATCH', body: { name: 'Aino-Maija' }, token: 'Bearer mine' });
  });
});

describe('the host', () => {
  beforeEach(() => keep({ table: TABLE, host: 'host', seats: { 0: 'mine' } }));

  it('gives a seat to a computer', async () => {
    show();
    await fireEvent.click(screen.getAllByRole('button', { name: /^Computer/ })[0]!);
    await waitFor(() => expect(said('seats/1')).toHaveLength(1));
    expect(said('seats/1')[0]).toMatchObject({ method: 'PATCH', body: { kind: 'computer', name: 'Freja' }, token: 'Bearer host' });
  });

  it('chooses among the opponents that the server has, by the names they give themselves if the language has none', async () => {
    const seats = [TABLE.seats[0]!, { ...seat('computer', 'Freja', 'azure'), level: 'searching' }, TABLE.seats[2]!];
    show({ ...TABLE, seats });
    const menu = await screen.findByRole('combobox', { name: 'Skill level of Freja' });
    await within(menu).findByRole('option', { name: 'Looks ahead' });
    expect(document.getElementById(menu.getAttribute('aria-describedby')!)?.textContent).toBe('Tries its moves in its head.');
    expect([...menu.children].map((option) => option.textContent)).toEqual(['rookie', 'Looks ahead']);
    expect(screen.getByText('computer, Looks ahead')).toBeTruthy();
    await fireEvent.change(menu, { target: { value: 'rookie' } });
    expect(said('seats/1')[0]?.body).toEqual({ level: 'rookie' });
    await fireEvent.click(screen.getByRole('button', { name: /^Computer/ }));
    await waitFor(() => expect(said('seats/2')[0]?.body).toMatchObject({ level: 'searching' }));
  });

  it('begins, with computers on the seats nobody took', async () => {
    show();
    await fireEvent.click(screen.getByRole('button', { name: /^Start/ }));
    await waitFor(() => expect(said('begin')).toHaveLength(1));
    expect(asked.filter((one) => one.method === 'PATCH').map((one) => one.path.at(-1))).toEqual(['1', '2']);
  });

  it('gets up, and the seat is no longer kept here', async () => {
    show();
    await fireEvent.click(screen.getByRole('button', { name: 'Leave seat' }));
    await waitFor(() => expect(keptAt(TABLE.id)?.seats).toEqual({}));
    expect(sit).toHaveBeenCalledWith(null);
    expect(said('leave')[0]?.token).toBe('Bearer mine');
  });
});

describe('company', () => {
  const bo = seat('person', 'Bo', 'azure');
  const both = { ...TABLE, seats: [TABLE.seats[0]!, bo, TABLE.seats[2]!] };
  const line = (by: number | null, text: string) => ({ seat: by, text, at: 100 });

  it('is told who is away, since when, and how many others look on', () => {
    vi.useFakeTimers({ now: 7_300_000 });
    const seats = [TABLE.seats[0]!, { ...bo, present: false, away_since: 100 }, { ...bo, name: 'Eva', present: false }];
    show({ ...TABLE, seats, watching: 3 });
    vi.useRealTimers();
    expect(screen.getByTestId('seat-0').textContent).toContain('here');
    expect(screen.getByTestId('seat-1').textContent).toContain('away, last here 2 hours ago');
    expect(screen.getByTestId('seat-2').textContent).toMatch(/away\s*$/);
    expect(screen.getByText('2 people are watching')).toBeTruthy();
  });

  it('talks, once there is somebody to talk to; what is refused stays in the field', async () => {
    const ask = vi
      .fn()
      .mockRejectedValueOnce(new ProblemError({ key: 'too-often', params: {} }, 429))
      .mockResolvedValue(undefined);
    const { unmount } = show(TABLE, { seat: 0, ask });
    expect(screen.queryByTestId('lobby-talk')).toBeNull();
    unmount();
    show(both, { seat: 0, ask });
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Say something' });
    await fireEvent.input(field, { target: { value: ' Hello ' } });
    await fireEvent.submit(field.form!);
    expect((await screen.findByRole('alert')).textContent).not.toContain('too-often');
    expect(field.value).toBe(' Hello ');
    await fireEvent.submit(field.form!);
    await waitFor(() => expect(field.value).toBe(''));
    expect(ask).toHaveBeenLastCalledWith({ type: 'say', text: 'Hello' });
  });

  it('reads what was said, also without a seat; what somebody said who has left is nobody’s', () => {
    show(both, { said: [line(1, 'Hello'), line(null, 'I have to go')] });
    const lines = within(screen.getByRole('list', { name: 'Chat' })).getAllByRole('listitem');
    expect(lines[0]!.textContent).toMatch(/Bo\s+Hello/);
    expect(lines[1]!.textContent.trim()).toBe('Someone who has left: I have to go');
    expect(screen.queryByTestId('say')).toBeNull();
    expect(screen.getByTestId('unread').textContent).toContain('2 new messages');
  });
});
