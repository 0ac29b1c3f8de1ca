import { beforeAll, describe, expect, it } from 'vitest';
import { speak } from './i18n.svelte';
import { Words } from './words';

beforeAll(() => speak('en'));

// How every parameter of every message is said is compared with the terminal in tests/locales/test_agreement.py.
describe('words', () => {
  it('call a player by the name at the table', () => {
    const words = new Words(null, (seat) => ['Ada', 'Bo'][seat] ?? '');
    expect(words.say({ key: 'event-starts', params: { player: 1 } })).toBe('First to play: Bo.');
    expect(words.say({ key: 'score-shared', params: { players: '0,1', points: 7 } })).toBe('Ada and Bo share the win with 7 points each.');
  });

  it('say the refusal behind a refusal', () => {
    const because = { key: 'option-seats', params: { seats: '5', fewest: 2, most: 3 } };
    const said = new Words(null).say({ key: 'record-bad-setup', params: { reason: 'option-seats' }, because });
    expect(said).toBe('The game in the record can’t be set up. This board is for 2 to 3 players, not 5.');
  });
});
