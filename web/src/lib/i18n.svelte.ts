// Sentences, in the language that is spoken.
import { FluentBundle } from '@fluent/bundle';
import { bundleOf, FALLBACK, type Extra, type Language } from './languages';
import { levelCharacter, levelTitle } from './opponents.svelte';
import { shown as rendered, type Names, type Teller } from './params';
import type { Params } from './protocol';

let bundle = $state.raw(new FluentBundle(FALLBACK));
let spoken = $state<Language>(FALLBACK);
const wanted = new Set<Extra>(); // files that a page has asked for, in whichever language is spoken

/** The message of a key with its parameters filled in, the things of a board by their names. */
export function t(key: string, params: Params = {}, names: Names = {}): string {
  const said = Object.entries(params).map(([name, value]) => [name, rendered(name, value, teller(names))] as const);
  return text(key, Object.fromEntries(said));
}

/** A parameter as a message would say it. */
export function shown(name: string, value: string | number, names: Names = {}): string {
  return String(rendered(name, value, teller(names)));
}

/** How an opponent plays, in a sentence; nothing if it has none. */
export function character(level: string | null | undefined): string {
  const key = `character-${level}`;
  return has(key) ? text(key) : levelCharacter(level ?? '');
}

function teller(names: Names): Teller {
  return { text, has, levelTitle, listed, names };
}

// A language that Chromium does not know, and one that lists things the same way.
const LISTED_LIKE: Record<Language, Language> = { is: 'da' };

/** Things in a row, as the language lists them: with commas, and a word before the last. */
export function listed(parts: Iterable<string>): string {
  return new Intl.ListFormat([spoken, LISTED_LIKE[spoken] ?? FALLBACK], { type: 'conjunction' }).format(parts);
}

/** A day, as the language writes it: by number, for not every browser knows the months of every language. English would be read two ways. */
export function dated(seconds: number): string {
  const month = spoken === FALLBACK ? 'short' : 'numeric';
  return new Intl.DateTimeFormat([spoken, LISTED_LIKE[spoken] ?? FALLBACK], { day: 'numeric', month }).format(seconds * 1000);
}

/** A number with so many decimals, as the language writes it. */
export function decimal(value: number, digits: number): string {
  const form = { minimumFractionDigits: digits, maximumFractionDigits: digits, signDisplay: 'negative' } as const;
  return new Intl.NumberFormat([spoken, LISTED_LIKE[spoken] ?? FALLBACK], form).format(value).replace('-', '−');
}

/** Whether the language has a message. */
export function has(key: string): boolean {
  return bundle.hasMessage(key);
}

function text(key: string, params: Params = {}): string {
  const pattern = bundle.getMessage(key)?.value;
  return pattern ? withTrueMinus(bundle.formatPattern(pattern, params), params) : key;
}

export function language(): Language {
  return spoken;
}

let asked: Promise<void> = Promise.resolve();

/** One after another, so that the language asked for last is the one spoken. */
function inTurn(task: () => Promise<void>): Promise<void> {
  asked = asked.catch(() => {}).then(task);
  return asked;
}

export function speak(chosen: Language): Promise<void> {
  return inTurn(() => load(chosen));
}

async function load(chosen: Language): Promise<void> {
  bundle = await bundleOf(chosen, wanted);
  spoken = chosen;
  document.documentElement.lang = chosen;
}

/** Adds files that only some pages need: the rules. */
export function speakAlso(...files: Extra[]): Promise<void> {
  if (files.every((file) => wanted.has(file))) return asked;
  for (const file of files) wanted.add(file);
  return inTurn(() => load(spoken));
}

/** Half the languages would write a negative number with a hyphen. */
function withTrueMinus(text: string, params: Params): string {
  const negatives = Object.values(params).filter((value) => typeof value === 'number' && value < 0);
  return negatives.reduce<string>((said, value) => said.replaceAll(`-${-Number(value)}`, `−${-Number(value)}`), text);
}
