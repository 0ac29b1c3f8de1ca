// What a board and its things are called in the language that is spoken; else in English, else as they are printed.
import { language } from './i18n.svelte';
import { FALLBACK } from './languages';
import type { BoardNames, Names } from './protocol';

interface Called<N> {
  title: string;
  names: Readonly<Record<string, N>>;
}

function said<N>({ names }: Called<N>, part: (names: N) => string | null | undefined): string | undefined {
  const stated = [language(), FALLBACK].map((tag) => names[tag] && part(names[tag]));
  return stated.find((text) => text) ?? undefined;
}

export function titleOf(board: Called<Pick<BoardNames, 'title'>>): string {
  return said(board, ({ title }) => title) ?? board.title;
}

export function taglineOf(board: Called<BoardNames>): string {
  return said(board, ({ tagline }) => tagline) ?? '';
}

export function introOf(board: Called<Names>): string {
  return said(board, ({ intro }) => intro) ?? '';
}

/** What a board itself says at a step of its lesson. */
export function lessonOf(board: Called<Names>, step: string): string {
  return said(board, ({ lesson }) => lesson[step]) ?? '';
}

export function variantTitle(board: Called<BoardNames>, variant: string): string {
  return said(board, ({ variants }) => variants[variant]) ?? variant;
}

/** The names a city or a zone has in the language beside the printed one. */
export function otherNames({ names }: Called<Names>, place: string): readonly string[] {
  return names[language()]?.places[place] ?? [];
}
