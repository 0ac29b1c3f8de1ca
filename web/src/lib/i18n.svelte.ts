// Sentences: Fluent files that the Python side reads too, one chunk a language.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Params } from './protocol';

export const LANGUAGES = { da: 'Dansk', en: 'English', fi: 'Suomi', is: 'Íslenska', nb: 'Norsk', sv: 'Svenska' } as const;
export type Language = keyof typeof LANGUAGES;

const sources = import.meta.glob<Record<string, string>>('../locales/*.ts', { import: 'default' });
const extras = import.meta.glob<string>('../../../src/rallar/locales/*/{rules,cities}.ftl', { query: '?raw', import: 'default' });

let bundle = $state.raw(new FluentBundle('en'));
let spoken = $state<Language>('en');
const wanted = new Set<Extra>(); // files that a page has asked for, in whichever language is spoken

type Extra = 'rules' | 'cities';

/** The message of a key with its parameters filled in. */
export function t(key: string, params: Params = {}): string {
  const message = bundle.getMessage(key);
  return message?.value ? withTrueMinus(bundle.formatPattern(message.value, params), params) : key;
}

/** Whether the language has a message. */
export function has(key: string): boolean {
  return bundle.hasMessage(key);
}

export function language(): Language {
  return spoken;
}

/** The language that was chosen before, or the first of the browser's that we speak. */
export function preferredLanguage(chosen: string | null, browser: readonly string[]): Language {
  const wanted = [chosen ?? '', ...browser].map((tag) => tag.toLowerCase().split('-')[0] ?? '');
  const known = wanted.map((tag) => (tag === 'no' || tag === 'nn' ? 'nb' : tag)).find((tag) => tag in LANGUAGES);
  return (known as Language | undefined) ?? 'en';
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
  const texts = await Promise.all([common(chosen), ...[...wanted].map((file) => extra(chosen, file))]);
  const made = new FluentBundle(chosen, { useIsolating: false });
  for (const text of texts.flat()) made.addResource(new FluentResource(text));
  bundle = made;
  spoken = chosen;
  document.documentElement.lang = chosen;
}

/** Adds files that only some pages need: the rules, or the names of cities. */
export function speakAlso(...files: Extra[]): Promise<void> {
  if (files.every((file) => wanted.has(file))) return asked;
  for (const file of files) wanted.add(file);
  return inTurn(() => load(spoken));
}

async function common(chosen: Language): Promise<string[]> {
  return Object.values((await sources[`../locales/${chosen}.ts`]?.()) ?? {});
}

async function extra(chosen: Language, file: Extra): Promise<string[]> {
  const text = await extras[`../../../src/rallar/locales/${chosen}/${file}.ftl`]?.();
  return text ? [text] : [];
}

/** Half the languages would write a negative number with a hyphen. */
function withTrueMinus(text: string, params: Params): string {
  const negatives = Object.values(params).filter((value) => typeof value === 'number' && value < 0);
  return negatives.reduce<string>((said, value) => said.replaceAll(`-${-Number(value)}`, `−${-Number(value)}`), text);
}
