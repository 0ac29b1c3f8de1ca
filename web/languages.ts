// A language is a folder of Fluent files. `virtual:languages` lists them all, and each part of one is a chunk of its own.
import { readdirSync, readFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Plugin } from 'vite';

const FOLDERS = join(import.meta.dirname, '../src/rallar/locales');
const FALLBACK = 'en';
/** What every page needs, and what only some pages need. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  common: ['game', 'records', 'server', 'table', 'pages', 'board'],
  rules: ['rules'],
  lesson: ['lesson'],
  help: ['help'],
  hints: ['hints'],
  analysis: ['analysis'],
  pace: ['pace'],
  notices: ['notices'],
  sheets: ['sheets'],
};
const ALL = 'virtual:languages';
const PART = /^virtual:language\/(\w+)\/([\w-]+)$/;

export function languages(): Plugin {
  return {
    name: 'languages',
    resolveId: (id) => (id === ALL || PART.test(id) ? `\0${id}` : undefined),
    load(id) {
      const [whole, part, tag] = PART.exec(id.slice(1)) ?? [];
      if (whole && part && tag) return `export default ${JSON.stringify(said(tag, part))};`;
      return id === `\0${ALL}` ? `export default [${tags().map(described).join(',')}];` : undefined;
    },
  };
}

function tags(): string[] {
  return readdirSync(FOLDERS)
    .filter((folder) => existsSync(join(FOLDERS, folder, 'language.ftl')))
    .sort();
}

/** A language by its own name, the other tags it serves, and how its parts are fetched. */
function described(tag: string): string {
  const bundle = new FluentBundle(tag);
  bundle.addResource(new FluentResource(read(tag, 'language')));
  const { value, attributes } = bundle.getMessage('language-name') ?? {};
  const serves = attributes?.serves ? bundle.formatPattern(attributes.serves).toLowerCase().split(' ') : [];
  const parts = Object.keys(PARTS).map((part) => `${part}: () => import('virtual:language/${part}/${tag}')`);
  const name = value ? bundle.formatPattern(value) : tag;
  return `{ tag: '${tag}', name: ${JSON.stringify(name)}, serves: ${JSON.stringify(serves)}, parts: { ${parts.join(', ')} } }`;
}

/** The messages of a part; what the language lacks is said in English. */
function said(tag: string, part: string): string {
  return [...new Map([...messages(FALLBACK, part), ...messages(tag, part)]).values()].join('');
}

function messages(tag: string, part: string): Map<string, string> {
  const text = (PARTS[part] ?? []).map((file) => read(tag, file)).join('\n');
  const each = text.replace(/^#.*\n/gm, '').match(/^-?[a-zA-Z][\w-]* *=.*\n(?:(?: .*)?\n)*/gm) ?? [];
  return new Map(each.map((message) => [message.split(/[ =]/)[0] ?? '', `${message.trimEnd()}\n`]));
}

function read(tag: string, file: string): string {
  const path = join(FOLDERS, tag, `${file}.ftl`);
  return existsSync(path) ? `${readFileSync(path, 'utf8')}\n` : '';
}
