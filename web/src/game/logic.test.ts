import { describe, expect, it } from 'vitest';
import { findPlaces, fold, placesOf } from './city-search';
import { nextHolder } from './device.svelte';
import { flightsOf } from './flights';
import { placesAlong } from './journey';
import { shortcutOf } from './shortcuts';
import { ofEntry, ofPlace, ofTicket } from '../board/light';
import { changed, stacksOf, total } from './payment';
import { Paths } from './paths.svelte';
import { claimedIn, sinceMyTurn } from './recent';
import { entry, OUTCOME, sampleIndex, sampleView } from './samples';
import { standings, stepsOf, totalsAfter } from './score-steps';
import { soundOf } from './sounding';

describe('payments', () => {
  it('are drawn in the order of cards', () => {
    expect(stacksOf('blue:2,locomotive:1')).toEqual([
      { card: 'blue', number: 2 },
      { card: 'locomotive', number: 1 },
    ]);
  });

  it('change by one within the hand', () => {
    const hand = [0, 0, 0, 0, 0, 0, 0, 2, 0];
    const one = changed(
      hand.map(() => 0),
      'red',
      1,
      hand,
    );
    expect(total(one)).toBe(1);
    expect(changed(one, 'red', -1, hand)).toEqual(hand.map(() => 0));
    expect(changed(changed(one, 'red', 1, hand), 'red', 1, hand)).toEqual(hand);
  });
});

describe('what the others did', () => {
  const log = [entry(0, null), entry(1, 0), entry(2, 1), entry(3, 1), entry(4, 0), entry(5, 1, { kind: 'claimed', route: 'oslo--bergen' })];

  it('is what came after my last move', () => {
    expect(sinceMyTurn(log, 0, 2, true).map((each) => each.position)).toEqual([5]);
  });

  it('is still there while my own turn runs', () => {
    expect(sinceMyTurn([...log, entry(6, 0)], 0, 2, true).map((each) => each.position)).toEqual([5]);
  });

  it('is nothing right after my turn', () => {
    expect(sinceMyTurn([...log, entry(6, 0)], 0, 2, false)).toEqual([]);
  });

  it('is a round for those who watch', () => {
    expect(sinceMyTurn(log, null, 2, false).map((each) => each.position)).toEqual([4, 5]);
  });

  it('names the routes that were claimed', () => {
    expect(claimedIn(log)).toEqual(['oslo--bergen']);
  });
});

describe('finding a city', () => {
  const places = placesOf(sampleIndex());

  it('needs no accents and no case', () => {
    expect(fold('Åndalsnes-Øst')).toBe('andalsnes ost');
    expect(findPlaces('ab', places).map((place) => place.id)).toEqual(['abo']);
  });

  it('knows printed names and those of the language', () => {
    expect(findPlaces('turku', places)[0]?.id).toBe('abo');
    expect(findPlaces('ÅBO', places)[0]).toMatchObject({ name: 'Turku', others: ['Åbo'] });
  });

  it('finds a zone once, not its ends', () => {
    expect(findPlaces('schw', places).map((place) => place.id)).toEqual(['suisse']);
  });

  it('puts beginnings first and finds nothing for nothing', () => {
    expect(findPlaces('o', places).map((place) => place.id)).toEqual(['oslo', 'abo']);
    expect(findPlaces('  ', places)).toEqual([]);
  });
});

describe('light', () => {
  const index = sampleIndex();

  it('of a ticket has its places, all ends of a zone, and the path', () => {
    expect(ofTicket(index, 'bergen--suisse', ['oslo--bergen'])).toEqual({
      routes: ['oslo--bergen'],
      cities: ['bergen', 'suisse-1', 'suisse-2'],
    });
  });

  it('of a place has its routes', () => {
    expect(ofPlace(index, 'oslo').routes).toEqual(['oslo--bergen', 'oslo--abo']);
  });

  it('of a move is where it happened', () => {
    const light = ofEntry(index, entry(1, 0, { kind: 'laid', route: 'oslo--bergen' }, { kind: 'claimed', route: 'oslo--bergen' }));
    expect(light).toEqual({ routes: ['oslo--bergen'], cities: ['oslo', 'bergen'] });
    expect(ofEntry(index, entry(2, 0, { kind: 'station', city: 'abo' })).cities).toEqual(['abo']);
  });
});

describe('one device for several', () => {
  it('goes to the seat that is to move', () => {
    expect(nextHolder([0, 1], [1], 0)).toBe(1);
    expect(nextHolder([0, 1], [0, 1], 0)).toBeNull();
    expect(nextHolder([0, 1], [0, 1], null)).toBe(0);
  });

  it('stays while others play, and is never passed by one who plays alone', () => {
    expect(nextHolder([0, 1], [2], 1)).toBeNull();
    expect(nextHolder([0], [1], null)).toBeNull();
    expect(nextHolder([0, 2], [1], null)).toBe(0);
  });
});

describe('cards fly', () => {
  it('from where they lay to whose they are', () => {
    const taken = entry(3, 1, { kind: 'took', card: 'red', slot: 2 }, { kind: 'drew', card: null });
    expect(flightsOf(taken, 0)).toEqual([
      { what: 'red', from: 'open-2', to: 'player-1' },
      { what: 'back', from: 'deck', to: 'player-1' },
    ]);
    expect(flightsOf(taken, 1)[0]?.to).toBe('hand');
  });

  it('but not at the deal', () => {
    expect(flightsOf(entry(0, null, { kind: 'drew', seat: 0, card: 'red' }), 0)).toEqual([]);
  });
});

describe('the score', () => {
  const steps = stepsOf(OUTCOME, sampleIndex());

  it('is counted category by category', () => {
    expect(steps.map((step) => `${step.kind} ${step.seat}`)).toEqual([
      'routes 0',
      'routes 1',
      'ticket 0',
      'ticket 1',
      'station 1',
      'longest 0',
      'longest 1',
      'bonus 0',
      'bonus 1',
    ]);
  });

  it('adds up to the totals', () => {
    expect(totalsAfter(steps, steps.length, 2)).toEqual([20, -5]);
    expect(totalsAfter(steps, 3, 2)).toEqual([10, 0]);
  });

  it('shows each thing on the map', () => {
    expect(steps[2]?.light).toEqual({ routes: ['oslo--bergen', 'abo--bergen'], cities: ['oslo', 'abo'] });
    expect(steps[4]?.light.cities).toContain('oslo');
  });

  it('ranks the winner first among equals', () => {
    const level = { ...OUTCOME, seats: OUTCOME.seats.map((seat) => ({ ...seat, total: 7 })), winners: [1] };
    expect(standings(level).map((seat) => seat.seat)).toEqual([1, 0]);
  });

  it('tells a path by its places', () => {
    expect(placesAlong(sampleIndex(), ['oslo--abo', 'oslo--bergen'])).toEqual(['Turku', 'Oslo', 'Bergen']);
    expect(placesAlong(sampleIndex(), [])).toEqual([]);
  });
});

describe('the way of a ticket', () => {
  it('is asked again only when the map has changed', async () => {
    const asked: string[] = [];
    const guide = { view: sampleView(), path: (ticket: string) => (asked.push(ticket), Promise.resolve(['oslo--abo'])) };
    const paths = new Paths(sampleIndex(), guide);
    paths.ask('oslo--abo');
    paths.ask('oslo--abo');
    guide.view = sampleView({ deck: 7 });
    paths.ask('oslo--abo');
    await Promise.resolve();
    expect(asked).toEqual(['oslo--abo']);
    expect(paths.missing('oslo--abo')).toBe(3);
    guide.view = sampleView({ owners: { 'oslo--abo': 0 } });
    paths.ask('oslo--abo');
    expect(asked).toEqual(['oslo--abo', 'oslo--abo']);
    expect(paths.missing('oslo--abo')).toBe(0);
  });
});

describe('sounds', () => {
  it('follow the weightiest event', () => {
    expect(soundOf(entry(1, 0, { kind: 'turned' }, { kind: 'claimed' }))).toBe('tunnel');
    expect(soundOf(entry(1, 0, { kind: 'took' }, { kind: 'over' }))).toBe('end');
    expect(soundOf(entry(1, 0, { kind: 'passed' }))).toBeNull();
  });
});

describe('keys', () => {
  const press = (key: string, target: string, more: KeyboardEventInit = {}) => {
    document.body.innerHTML = target;
    const event = new KeyboardEvent('keydown', { key, bubbles: true, ...more });
    document.body.firstElementChild!.dispatchEvent(event);
    return shortcutOf(event);
  };

  it('take cards and cancel', () => {
    expect(press('3', '<div></div>')).toEqual({ do: 'open', slot: 2 });
    expect(press('Escape', '<button></button>')).toEqual({ do: 'cancel' });
  });

  it('leave writing, buttons and the browser alone', () => {
    expect(press('d', '<input>')).toBeNull();
    expect(press('Enter', '<button></button>')).toBeNull();
    expect(press('d', '<div></div>', { ctrlKey: true })).toBeNull();
  });
});
