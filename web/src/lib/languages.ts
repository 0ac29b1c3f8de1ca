// Which languages there are, and which of them serves a person who asks for another.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import folders, { type Part } from 'virtual:languages';

export type Language = string; // a BCP 47 tag: what its folder is called
export type Extra = Exclude<Part, 'common'>;

export const FALLBACK = 'en';
/** What each language calls itself. */
export const LANGUAGES: ReadonlyMap<Language, string> = new Map(folders.map(({ tag, name }) => [tag, name]));
/** The folder for every tag that one answers to: its own name goes before what another serves. */
const ANSWERS: ReadonlyMap<string, Language> = new Map([
  ...folders.flatMap(({ tag, serves }) => serves.map((other) => [other, tag] as const)),
  ...folders.map(({ tag }) => [tag.toLowerCase(), tag] as const),
]);

/** The language that was chosen before, or the first of the browser's that we speak. */
export function preferredLanguage(chosen: string | null, browser: readonly string[]): Language {
  return [chosen ?? '', ...browser].map(serving).find((tag) => tag !== undefined) ?? FALLBACK;
}

/** The language for a tag such as nb-NO: that of its longest part that one answers to (RFC 4647). */
export function serving(tag: string): Language | undefined {
  const parts = tag.toLowerCase().split('-');
  const shorter = parts.map((_, i) => parts.slice(0, parts.length - i).join('-'));
  return shorter.map((part) => ANSWERS.get(part)).find((found) => found !== undefined);
}

/** Fetches what a language says on every page, and what it says on some. */
export async function bundleOf(tag: Language, extras: Iterable<Extra>): Promise<FluentBundle> {
  const { parts } = folders.find((folder) => folder.tag === tag)!;
  const texts = await Promise.all((['common', ...extras] as const).map((part) => parts[part]()));
  const bundle = new FluentBundle(tag, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text.default));
  return bundle;
}
