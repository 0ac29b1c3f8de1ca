import { beforeEach, describe, expect, it } from 'vitest';
import { miniBoard } from '../../board/mini';
import type { Choices, GameEvent, LessonStep, LogEntry, View } from '../../lib/protocol';
import { Lesson } from './lesson.svelte';
import { keepProgress, progressAt, type Progress } from './progress';

const index = miniBoard();
const ids = [...index.routes.keys()];
const rails = ids.filter((id) => index.routes.get(id)!.kind === 'rail' && index.routes.get(id)!.color !== 'gray');
const [first, second] = rails as [string, string];

function step(id: string, parts: Partial<LessonStep> = {}): LessonStep {
  return { id, idea: 'aim', at: 'map', do: null, route: null, city: null, tickets: [], card: null, color: null, ...parts };
}

const STEPS = [
  step('hello'),
  step('keep', { do: 'keep' }),
  step('red', { do: 'draw', card: 'red' }),
  step('deck', { do: 'draw', card: 'deck' }),
  step('before'),
  step('claim', { do: 'claim', route: first }),
  step('pay', { do: 'pay' }),
  step('bye'),
];

const CHOICES: Choices = {
  draw: ['deck', 'red'],
  tickets: true,
  pass: false,
  decline: false,
  routes: [first],
  stations: [],
  beds: {},
  surcharge: [],
};
const VIEW = { asked: 'take-turn', owners: {}, closed: [], tiles: {}, own: { offer: ['a'] } } as unknown as View;
const NEW: Progress = { done: [], ended: false };

function taught(parts: { view?: Partial<View>; choices?: Partial<Choices> | null; before?: Progress; log?: LogEntry[] } = {}): Lesson {
  const choices = parts.choices === null ? null : { ...CHOICES, ...parts.choices };
  return new Lesson(STEPS, { index, view: { ...VIEW, ...parts.view }, choices }, parts.before ?? NEW, parts.log ?? [], 0);
}

function did(...events: Partial<GameEvent>[]): LogEntry {
  return { position: 1, seat: 0, events: events.map((event) => ({ kind: 'kept', seat: 0, ...event })), told: [] };
}

const KEPT = did({ kind: 'kept' }, { kind: 'kept' });
const DREW = did({ kind: 'drew' });
const TOOK = (card: GameEvent['card']) => did({ kind: 'took', card });
const CLAIMED = (route: string) => did({ kind: 'claimed', route });

describe('a lesson', () => {
  it('goes on from what is read by a button, from what is done by doing it', () => {
    const lesson = taught();
    expect([lesson.step?.id, lesson.goesOn, lesson.number, lesson.all]).toEqual(['hello', true, 1, 8]);
    lesson.next();
    expect([lesson.step?.id, lesson.goesOn]).toEqual(['keep', false]);
    lesson.hear(KEPT, 0);
    lesson.hear(TOOK('red'), 0);
    lesson.hear(DREW, 0);
    expect([lesson.step?.id, lesson.strayed]).toEqual(['before', false]);
  });

  it('ends after the last step, and for good', () => {
    const lesson = taught({ before: { done: STEPS.slice(0, -1).map(({ id }) => id), ended: false } });
    lesson.next();
    expect([lesson.step, lesson.progress.ended]).toEqual([null, true]);
    lesson.resume();
    expect(lesson.step?.id).toBe('hello');
  });

  it('passes over what nobody read before doing it', () => {
    const lesson = taught();
    lesson.hear({ ...KEPT, seat: 1 }, 0); // what all chose is told when the last has chosen
    expect([lesson.step?.id, lesson.strayed]).toEqual(['red', false]);
  });

  it('does not mind what others do', () => {
    const lesson = taught();
    lesson.hear({ ...KEPT, seat: 1, events: [{ kind: 'kept', seat: 1 }] }, 0);
    expect(lesson.step?.id).toBe('hello');
  });

  it('takes another card as well, and says so', () => {
    const lesson = taught();
    lesson.hear(KEPT, 0);
    lesson.hear(TOOK('blue'), 0);
    expect([lesson.step?.id, lesson.strayed]).toEqual(['deck', true]);
    lesson.hear(DREW, 0);
    expect(lesson.strayed).toBe(false);
  });

  it('takes a route that teaches the same, and comes back to one that does not', () => {
    const like = taught({ before: { done: ['hello', 'keep', 'red', 'deck'], ended: false } });
    like.hear(CLAIMED(second), 0);
    expect([like.step?.id, like.strayed]).toEqual(['pay', true]);
    const other = ids.find((id) => index.routes.get(id)!.kind !== 'rail')!;
    const unlike = taught({ before: { done: ['hello', 'keep', 'red', 'deck', 'before'], ended: false } });
    unlike.hear(CLAIMED(other), 0);
    expect([unlike.step?.id, unlike.strayed]).toEqual(['claim', true]);
  });

  it('skips what was done before its time', () => {
    const lesson = taught({ before: { done: ['hello', 'keep'], ended: false } });
    lesson.hear(CLAIMED(first), 0);
    lesson.hear(TOOK('red'), 0);
    lesson.hear(DREW, 0);
    expect(lesson.step?.id).toBe('pay'); // and with it what led up to it
  });

  it('waits for what cannot be done now, and lets one go on', () => {
    const lesson = taught({ choices: { routes: [] }, before: { done: ['hello', 'keep', 'red', 'deck', 'before'], ended: false } });
    expect([lesson.step?.id, lesson.standing, lesson.goesOn]).toEqual(['claim', 'later', true]);
    const gone = taught({ choices: { draw: ['deck'] }, before: { done: ['hello', 'keep'], ended: false } });
    expect([gone.step?.id, gone.standing]).toEqual(['red', 'other']);
  });

  it('passes over what can never be done', () => {
    const before = { done: ['hello', 'keep', 'red', 'deck', 'before'], ended: false };
    const lesson = taught({ view: { owners: { [first]: 1 } }, before });
    lesson.settle();
    expect(lesson.step?.id).toBe('bye');
  });

  it('asks to pay in a tunnel, and only there', () => {
    const before = { done: ['hello', 'keep', 'red', 'deck', 'before', 'claim'], ended: false };
    const digging = taught({ view: { asked: 'pay-surcharge' }, before });
    digging.settle();
    expect(digging.step?.id).toBe('pay');
    const outside = taught({ before });
    outside.settle();
    expect(outside.step?.id).toBe('bye');
  });

  it('knows from the log what was done on another device', () => {
    const lesson = taught({ log: [KEPT, TOOK('red')] });
    expect([lesson.step?.id, lesson.strayed]).toEqual(['deck', false]);
  });

  it('is skipped at any moment, and taken up where it was left', () => {
    const lesson = taught();
    lesson.next();
    lesson.skip();
    expect([lesson.step, lesson.progress.ended]).toEqual([null, true]);
    lesson.resume();
    expect(lesson.step?.id).toBe('keep');
  });
});

describe('the progress', () => {
  beforeEach(() => localStorage.clear());

  it('is kept table by table, for the latest twenty', () => {
    for (let table = 0; table < 25; table += 1) keepProgress(`t${table}`, { done: ['hello'], ended: table > 10 });
    expect(progressAt('t24')).toEqual({ done: ['hello'], ended: true });
    expect(progressAt('t0')).toEqual(NEW);
  });
});
