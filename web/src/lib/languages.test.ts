import { describe, expect, it } from 'vitest';
import cases from '../../../tests/locales/tags.json';
import { LANGUAGES, preferredLanguage, serving } from './languages';

// The terminal is asked the same in tests/locales/test_tags.py.
describe.each(cases as [string[], string | null][])('%s', (tags, language) => {
  it(`is served by ${language ?? 'nobody'}`, () => {
    expect(tags.map(serving).find((found) => found !== undefined) ?? null).toBe(language);
  });
});

describe('languages', () => {
  it('are called what they call themselves', () => {
    expect(LANGUAGES.get('fi')).toBe('Suomi');
    expect(LANGUAGES.get('nb')).toBe('Norsk');
  });

  it('are what was chosen before, or else the first that the browser asks for', () => {
    expect(preferredLanguage('is', ['fi'])).toBe('is');
    expect(preferredLanguage('xx', ['se-NO', 'nn-NO', 'fi'])).toBe('nb');
    expect(preferredLanguage(null, ['constructor'])).toBe('en');
  });
});
