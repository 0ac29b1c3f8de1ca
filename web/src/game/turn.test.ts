import { describe, expect, it } from 'vitest';
import { ProblemError } from '../lib/api';
import type { Choices, Problem, View } from '../lib/protocol';
import { sampleChoices, sampleView } from './samples';
import { Turn, type Answers } from './turn.svelte';

/** A table that notes what it is asked, and answers as the test says. */
class Desk implements Answers {
  position = 4;
  seat = 0;
  moves: string[] = [];
  asked: object[] = [];
  offers = { payments: ['red:2', 'red:1,locomotive:1'], total: 2, complete: true };
  refusal: Problem | null = null;
  stale = 0;

  constructor(
    public choices: Choices | null,
    public view: View | null = sampleView(),
  ) {}

  move(move: string): Promise<void> {
    if (this.stale-- > 0) return Promise.reject(new ProblemError({ key: 'table-stale', params: {} }, 0));
    this.moves.push(move);
    return Promise.resolve();
  }

  payments(what: object): Promise<typeof this.offers> {
    this.asked.push(what);
    return Promise.resolve(this.offers);
  }

  why(what: object): Promise<Problem | null> {
    this.asked.push(what);
    return Promise.resolve(this.refusal);
  }

  closes(bed: string): Promise<string[]> {
    return Promise.resolve([`beside ${bed}`]);
  }
}

const claimable = () => new Desk(sampleChoices({ routes: ['oslo--bergen', 'oslo--abo'] }));

describe('claiming a route', () => {
  it('stages the most sensible payment and sends nothing before it is confirmed', async () => {
    const desk = claimable();
    const turn = new Turn(desk);
    await turn.pickRoute('oslo--bergen');
    expect(turn.move).toBe('claim oslo--bergen red:2');
    expect(desk.moves).toEqual([]);
    await turn.confirm();
    expect(desk.moves).toEqual(['claim oslo--bergen red:2']);
    expect(turn.staged).toBeNull();
  });

  it('keeps what is staged in the next turn, though the answer to the last move comes late', async () => {
    const desk = claimable();
    const turn = new Turn(desk);
    await turn.pickRoute('oslo--bergen');
    let answer = () => {};
    desk.move = () => new Promise((done) => (answer = done));
    const sending = turn.confirm();
    desk.choices = null; // the others move
    turn.follow();
    desk.choices = sampleChoices({ routes: ['oslo--abo'] });
    turn.follow();
    await turn.pickRoute('oslo--abo');
    answer();
    await sending;
    expect(turn.staged).toEqual({ kind: 'claim', route: 'oslo--abo' });
  });

  it('takes another payment when one is chosen', async () => {
    const desk = claimable();
    const turn = new Turn(desk);
    await turn.pickRoute('oslo--bergen');
    turn.paying.choose('red:1,locomotive:1');
    await turn.confirm();
    expect(desk.moves).toEqual(['claim oslo--bergen red:1,locomotive:1']);
  });

  it('can be taken back', async () => {
    const desk = claimable();
    const turn = new Turn(desk);
    await turn.pickRoute('oslo--bergen');
    turn.cancel();
    await turn.confirm();
    expect(turn.move).toBeNull();
    expect(desk.moves).toEqual([]);
  });

  it('forgets an answer that comes after another route was picked', async () => {
    const desk = claimable();
    const turn = new Turn(desk);
    const late = turn.pickRoute('oslo--bergen');
    desk.offers = { payments: ['blue:3'], total: 1, complete: true };
    await turn.pickRoute('oslo--abo');
    await late;
    expect(turn.move).toBe('claim oslo--abo blue:3');
  });

  it('asks why when the route cannot be claimed', async () => {
    const desk = claimable();
    desk.refusal = { key: 'move-route-taken', params: { route: 'abo--bergen' } };
    const turn = new Turn(desk);
    await turn.pickRoute('abo--bergen');
    expect(desk.asked).toEqual([{ route: 'abo--bergen' }]);
    expect(turn.reply).toEqual(desk.refusal);
    expect(turn.staged).toBeNull();
  });

  it('is dropped when the table has moved on', async () => {
    const desk = claimable();
    const turn = new Turn(desk);
    await turn.pickRoute('oslo--bergen');
    desk.choices = null;
    turn.follow();
    expect(turn.staged).toBeNull();
  });

  it('stays staged with the reason when the move is refused', async () => {
    const desk = claimable();
    const turn = new Turn(desk);
    await turn.pickRoute('oslo--bergen');
    desk.stale = 1;
    await turn.confirm();
    expect(turn.reply?.key).toBe('table-stale');
    expect(turn.staged).toEqual({ kind: 'claim', route: 'oslo--bergen' });
  });
});

describe('composing a payment', () => {
  it('is judged by the server card by card, and only a good one can be confirmed', async () => {
    const desk = claimable();
    const turn = new Turn(desk);
    await turn.pickRoute('oslo--bergen');
    void turn.paying.compose();
    desk.refusal = { key: 'move-wrong-payment', params: { cards: 'red:3' } };
    await turn.paying.change('red', 1, desk.view!.own!.hand);
    expect(desk.asked.at(-1)).toEqual({ move: 'claim oslo--bergen red:3' });
    expect(turn.ready).toBe(false);
    await turn.confirm();
    expect(desk.moves).toEqual([]);
    desk.refusal = null;
    await turn.paying.change('red', -1, desk.view!.own!.hand);
    expect(turn.ready).toBe(true);
    await turn.confirm();
    expect(desk.moves).toEqual(['claim oslo--bergen red:2']);
  });

  it('has no more cards than the hand', async () => {
    const desk = claimable();
    const turn = new Turn(desk);
    await turn.pickRoute('oslo--bergen');
    void turn.paying.compose();
    for (let i = 0; i < 9; i++) await turn.paying.change('red', 1, desk.view!.own!.hand);
    expect(turn.move).toBe('claim oslo--bergen red:3');
  });

  it('without any card is no move', async () => {
    const desk = claimable();
    const turn = new Turn(desk);
    await turn.pickRoute('oslo--bergen');
    void turn.paying.compose();
    await turn.paying.change('red', -1, desk.view!.own!.hand);
    await turn.paying.change('red', -1, desk.view!.own!.hand);
    expect(turn.move).toBeNull();
    expect(turn.ready).toBe(false);
  });
});

describe('a verdict', () => {
  it('is forgotten when another payment was chosen meanwhile', async () => {
    const desk = claimable();
    const turn = new Turn(desk);
    await turn.pickRoute('oslo--bergen');
    desk.refusal = { key: 'move-wrong-payment', params: { cards: 'red:2' } };
    const judged = turn.paying.compose();
    turn.paying.choose('red:1,locomotive:1');
    await judged;
    expect(turn.paying.verdict).toBeNull();
    expect(turn.ready).toBe(true);
  });
});

describe('the other actions', () => {
  it('builds a station where one can be built', async () => {
    const desk = new Desk(sampleChoices({ stations: ['oslo'] }));
    desk.offers = { payments: ['blue:1'], total: 1, complete: true };
    const turn = new Turn(desk);
    await turn.pickCity('oslo');
    await turn.confirm();
    expect(desk.moves).toEqual(['station oslo blue:1']);
  });

  it('draws at once, and says why not', async () => {
    const desk = new Desk(sampleChoices());
    desk.refusal = { key: 'move-locomotive-second', params: {} };
    const turn = new Turn(desk);
    await turn.draw('blue');
    await turn.draw('locomotive');
    expect(desk.moves).toEqual(['draw blue']);
    expect(desk.asked).toEqual([{ move: 'draw locomotive' }]);
    expect(turn.reply?.key).toBe('move-locomotive-second');
  });

  it('keeps enough tickets or says how many', async () => {
    const own = { ...sampleView().own!, offer: ['oslo--abo', 'bergen--suisse'], keep: 2 };
    const desk = new Desk(sampleChoices(), sampleView({ asked: 'keep-tickets', own }));
    const turn = new Turn(desk);
    turn.toggle('bergen--suisse');
    await turn.keep();
    expect(turn.reply).toEqual({ key: 'move-keep-more', params: { least: 2 } });
    turn.toggle('oslo--abo');
    await turn.keep();
    expect(desk.moves).toEqual(['keep oslo--abo bergen--suisse']);
  });

  it('keeps tickets although others chose theirs meanwhile', async () => {
    const own = { ...sampleView().own!, offer: ['oslo--abo'], keep: 1 };
    const desk = new Desk(sampleChoices(), sampleView({ asked: 'keep-tickets', own }));
    desk.stale = 1;
    const turn = new Turn(desk);
    turn.toggle('oslo--abo');
    await turn.keep();
    expect(desk.moves).toEqual(['keep oslo--abo']);
  });

  it('lays a tile of the color chosen, which stays when another bed takes it too', async () => {
    const beds = { 'oslo--bergen': ['red', 'blue'] as const, 'oslo--abo': ['blue'] as const, 'abo--bergen': ['red'] as const };
    const desk = new Desk(sampleChoices({ beds: beds as never }), sampleView({ asked: 'lay-tile' }));
    const turn = new Turn(desk);
    await turn.pickRoute('oslo--bergen');
    expect(turn.ready).toBe(false);
    turn.chooseColor('blue');
    await turn.pickRoute('oslo--abo');
    expect(turn.move).toBe('tile oslo--abo blue');
    expect(turn.closing).toEqual(['beside oslo--abo']);
    await turn.pickRoute('abo--bergen');
    expect(turn.ready).toBe(false);
    turn.chooseColor('red');
    await turn.confirm();
    expect(desk.moves).toEqual(['tile abo--bergen red']);
  });

  it('pays a surcharge or declines', async () => {
    const view = sampleView({ asked: 'pay-surcharge', tunnel: { route: 'oslo--bergen', laid: [], turned: ['red'], due: 1 } });
    const desk = new Desk(sampleChoices({ surcharge: ['red:1', 'locomotive:1'], decline: true }), view);
    const turn = new Turn(desk);
    turn.follow();
    expect(turn.move).toBe('pay red:1');
    turn.paying.choose('locomotive:1');
    await turn.confirm();
    await turn.decline();
    expect(desk.moves).toEqual(['pay locomotive:1', 'decline']);
  });

  it('does nothing when it is not my turn', async () => {
    const desk = new Desk(null);
    const turn = new Turn(desk);
    await Promise.all([turn.draw('deck'), turn.pickRoute('oslo--bergen'), turn.pickCity('oslo')]);
    expect([desk.moves, desk.asked]).toEqual([[], []]);
  });

  it('plays once however often a button is pressed', async () => {
    const desk = new Desk(sampleChoices());
    const turn = new Turn(desk);
    await Promise.all([turn.draw('deck'), turn.draw('deck')]);
    expect(desk.moves).toEqual(['draw deck']);
  });
});
