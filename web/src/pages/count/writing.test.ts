import { beforeEach, expect, it, vi } from 'vitest';
import { api, ProblemError } from '../../lib/api';
import type { SharedSheet, SheetChange } from '../../lib/protocol';
import { forgetSheet, joined, keptSheets, noted, placed, sheetAt, without, type KeptSheet } from '../../lib/sheets.svelte';
import { Writing } from './writing.svelte';

const SHARED: KeptSheet = {
  id: 'abcdefghjk',
  sheet: { board: 'x', players: [{ name: 'Ada' }, { name: 'Bo' }, { name: 'Cy' }] },
  shared: true,
  since: 0,
  me: 1,
};

/** A server for one sheet: it refuses what is about somebody who has gone. */
function serve(): { stands: SharedSheet; heard: SheetChange[]; reachable: boolean } {
  const server = { stands: { id: SHARED.id, revision: 0, sheet: SHARED.sheet, numbers: [0, 1, 2], hands: [] }, heard: [], reachable: true };
  const found = server as ReturnType<typeof serve>;
  vi.spyOn(api, 'sheet').mockImplementation(() => (found.reachable ? Promise.resolve(found.stands) : Promise.reject(new Error('away'))));
  vi.spyOn(api, 'changeSheet').mockImplementation((_, wish) => {
    if (!found.reachable) return Promise.reject(new Error('away'));
    const { placings = [], notings = [], removed = [], added = [] } = wish;
    const named = [...placings.map(({ owner }) => owner), ...notings.map(({ player }) => player)];
    const gone = named.find((each) => typeof each === 'number' && !found.stands.numbers.includes(each));
    if (gone !== undefined) return Promise.reject(new ProblemError({ key: 'sheet-no-player', params: {} }, 422));
    let { sheet, numbers } = found.stands;
    for (const { things, name, owner = null } of placings) {
      sheet = placed(sheet, things, name, typeof owner === 'number' ? numbers.indexOf(owner) : owner);
    }
    for (const { player, ...note } of notings) sheet = noted(sheet, numbers.indexOf(player), note);
    for (const number of removed) {
      sheet = without(sheet, numbers.indexOf(number));
      numbers = numbers.filter((each) => each !== number);
    }
    for (const each of added) [sheet, numbers] = [joined(sheet, each), [...numbers, 9]];
    found.heard.push(wish);
    found.stands = { ...found.stands, sheet, numbers };
    return Promise.resolve(found.stands);
  });
  return found;
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 5));
const routes = ({ sheet }: Pick<SharedSheet, 'sheet'>) => sheet.players.map((player) => player.routes ?? []);

beforeEach(() => {
  vi.restoreAllMocks();
  keptSheets().forEach(({ id }) => forgetSheet(id));
});

it('goes on with whom it means when somebody else is removed meanwhile', async () => {
  const server = serve();
  const writing = new Writing(SHARED);
  server.reachable = false;
  writing.place('routes', 'one', 2);
  await settled();
  expect(writing.behind).toBe(true);
  server.stands = { ...server.stands, sheet: without(server.stands.sheet, 0), numbers: [1, 2] };
  server.reachable = true;
  writing.place('routes', 'two', 1);
  await settled();
  expect(routes(server.stands)).toEqual([['two'], ['one']]);
  expect([writing.numbers, routes(writing)]).toEqual([
    [1, 2],
    [['two'], ['one']],
  ]);
});

it('loses only what is about somebody who has gone', async () => {
  const server = serve();
  server.stands = { ...server.stands, sheet: without(server.stands.sheet, 0), numbers: [1, 2] };
  const writing = new Writing({
    ...SHARED,
    waiting: [
      { placing: { things: 'routes', name: 'one', owner: 0 } },
      { placing: { things: 'routes', name: 'two', owner: 1 } },
      { noting: { player: 2, marker: 7 } },
    ],
  });
  writing.follow()();
  await settled();
  expect(server.stands.sheet.players).toMatchObject([
    { name: 'Bo', routes: ['two'] },
    { name: 'Cy', marker: 7 },
  ]);
  expect(sheetAt(SHARED.id)?.waiting).toEqual([]);
});

it('keeps what was written without a network when the page is opened anew, however much', async () => {
  const server = serve();
  const before = new Writing(SHARED);
  server.reachable = false;
  for (let i = 0; i < 45; i++) before.place('routes', `route${i}`, 1);
  await settled();
  server.reachable = true;
  new Writing(sheetAt(SHARED.id)!).follow()();
  await settled();
  expect(routes(server.stands)[1]).toHaveLength(45);
  expect(Math.max(...server.heard.map(({ placings = [] }) => placings.length))).toBe(20);
});

it('says whose phone it is and whom it enters', async () => {
  const server = serve();
  const writing = new Writing({ ...SHARED, me: undefined } as unknown as KeptSheet);
  writing.sayEntered(2);
  await settled();
  expect(server.heard).toEqual([]);
  writing.sayWho(1);
  await settled();
  expect(server.heard.at(-1)?.hand).toMatchObject({ me: 1, enters: 2 });
  expect(sheetAt(SHARED.id)?.me).toBe(1);
});

it('stays counted when the server has the same in other words', async () => {
  const server = serve();
  const writing = new Writing(SHARED);
  writing.place('routes', 'one', 0);
  await settled();
  writing.ended([1, 0, 0], [0]);
  server.stands = { ...server.stands, sheet: { ...server.stands.sheet, trains: [], variant: null } };
  writing.follow()();
  await settled();
  expect(sheetAt(SHARED.id)?.counted?.totals).toEqual([1, 0, 0]);
});

it('goes on alone when the server has forgotten it', async () => {
  serve();
  vi.spyOn(api, 'sheet').mockRejectedValue(new ProblemError({ key: 'sheet-unknown', params: {} }, 404));
  const writing = new Writing(SHARED);
  writing.follow()();
  await settled();
  expect([writing.shared, sheetAt(SHARED.id)?.shared]).toEqual([false, false]);
  await writing.remove(0);
  expect(writing.sheet.players.map(({ name }) => name)).toEqual(['Bo', 'Cy']);
});

it('is counted again on the day on which it was counted, whatever was put right meanwhile', () => {
  const writing = new Writing({ ...SHARED, shared: false, counted: { totals: [1, 0, 0], winners: [0], when: 7 } });
  writing.place('routes', 'one', 0);
  expect(sheetAt(SHARED.id)?.counted).toBeUndefined();
  writing.ended([2, 0, 0], [0]);
  expect(sheetAt(SHARED.id)?.counted).toEqual({ totals: [2, 0, 0], winners: [0], when: 7 });
});
