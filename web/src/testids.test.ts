import { expect, test } from 'vitest';

const sources = import.meta.glob<string>(['./**/*.{ts,svelte,css}', '!./**/*.test.ts'], { query: '?raw', import: 'default', eager: true });

test('nothing but tests reads a test id: code and styles find things by what they are', () => {
  const READS = /\[data-testid|dataset\.testid|['"`]data-testid['"`]/;
  expect(Object.keys(sources).length).toBeGreaterThan(100);
  expect(Object.keys(sources).filter((file) => READS.test(sources[file]!))).toEqual([]);
});
