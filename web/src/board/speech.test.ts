import { beforeAll, expect, test } from 'vitest';
import { speak } from '../lib/i18n.svelte';
import { miniBoard, miniSeats, miniView } from './mini';
import { citySpeech, routeSpeech } from './speech';

const index = miniBoard();
const NOTHING = { claim: false, lay: false };

beforeAll(() => speak('en'));

test.each([
  ['ask--birk', {}, NOTHING, 'Ask–Birk, 3 spaces, red, unclaimed'],
  ['ask--birk', {}, { claim: true, lay: false }, 'Ask–Birk, 3 spaces, red, unclaimed, you can claim it'],
  ['ask--birk', { owners: { 'ask--birk': 0 } }, NOTHING, 'Ask–Birk, 3 spaces, red, yours'],
  ['ask--dal', { owners: { 'ask--dal': 1 } }, NOTHING, 'Ask–Dal, 4 spaces, green, tunnel, claimed by Player 1'],
  ['birk--elv', {}, NOTHING, 'Birk–Elv, 3 spaces, white, ferry, needs one locomotive, unclaimed'],
  ['dal--elv', {}, { claim: false, lay: true }, 'Dal–Elv, 2 spaces, no color yet, track bed, unclaimed, you can lay a tile on it'],
  ['dal--elv', { tiles: { 'dal--elv': 'blue' as const } }, NOTHING, 'Dal–Elv, 2 spaces, blue, track bed, unclaimed'],
  ['birk--dal', { closed: ['birk--dal'] }, NOTHING, 'Birk–Dal, 2 spaces, no color yet, track bed, closed'],
  [
    'elv--fjord',
    { owners: { 'elv--fjord': 'shared' as const } },
    NOTHING,
    'Elv–Fjord, 2 spaces, any one color, bullet, a bullet train runs here for everyone',
  ],
  ['ask--abroad', {}, NOTHING, 'Ask–Abroad, 6 spaces, any one color, any 4 cards count as one, unclaimed'],
  ['fjord--grue', {}, NOTHING, 'Fjord–Grue, one space, blue, unclaimed'],
])('the route %s %o %o', (id, changes, can, words) => {
  expect(routeSpeech(index, index.routes.get(id)!, miniView(changes), miniSeats, can)).toBe(words);
});

test.each([
  [{}, false, 'Dal'],
  [{ stations: { dal: 1 } }, false, 'Dal, station of Player 1'],
  [{ stations: { dal: 0 } }, false, 'Dal, your station'],
  [{}, true, 'Dal, you can build a station here'],
])('a city %o %o', (changes, site, words) => {
  expect(citySpeech(index, 'dal', miniView(changes), miniSeats, site)).toBe(words);
});
