import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../../../docs/languages');

/** A term that the catalogs of a language have to hold. */
interface Term {
  english: string;
  /** Finds it in English, in singular and plural. */
  pattern: RegExp;
  /** The words that may stand for it, as the glossary has them. */
  words: string[];
  isHeldBy: (text: string) => boolean;
  /** A word that must not stand for it. */
  findForbidden: (text: string) => string | undefined;
}

export interface Glossary {
  terms: Term[];
  /** Messages that read the same as in English. */
  same: Set<string>;
  /** English messages that do not hold a term: `message` with the terms. */
  exceptions: Map<string, Set<string>>;
}

/** The rows of the table below a heading, as cells without their code marks. */
function rowsBelow(markdown: string, heading: string): string[][] {
  const section = markdown.split(/^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? '';
  return section
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) =>
      line
        .replaceAll('\\|', '\u0001')
        .split('|')
        .slice(1, -1)
        .map((cell) =>
          cell
            .replaceAll('\u0001', '|')
            .trim()
            .replace(/^`(.*)`$/, '$1'),
        ),
    );
}

const listed = (cell = '') => cell.split(/, |、/).filter((word) => word !== '' && word !== '–');
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The term by itself, in singular and plural. */
function englishPattern(term: string): RegExp {
  const plural = term.endsWith('y')
    ? `(?:${escaped(term.slice(0, -1))}ies|${escaped(term)})`
    : `${escaped(term)}(?:s|es)?`;
  return new RegExp(`(?<![\\w-])${plural}(?![\\w-])`, 'gi');
}

/**
 * Every form of a word: each of its parts may have other endings. `~` says where the ending begins, so that
 * `analys~e` is in “Analysen” and in “analysiert”.
 */
function wordPattern(word: string): RegExp {
  const parts = word.split(' ').map((part) => `${escaped(part.split('~')[0] ?? '')}[\\p{L}\\p{M}]*`);
  return new RegExp(parts.join("[\\s\\u00a0'’-]+"), 'iu');
}

/** “Nutzer” is not in “Benutzer”; scripts without spaces have no beginnings of words. */
const start = (word: string) =>
  /^\p{Script=Han}|^\p{Script=Kana}|^\p{Script=Hira}/u.test(word) ? '' : '(?<![\\p{L}\\p{M}])';

function termOf([english = '', words = '', not = '']: string[]): Term {
  const pattern = englishPattern(english);
  const allowed = listed(words);
  const patterns = allowed.map(wordPattern);
  const forbidden = listed(not).map(
    (word) => [word, new RegExp(start(word) + wordPattern(word).source, 'iu')] as const,
  );
  return {
    english,
    pattern,
    words: allowed.map((word) => word.replace('~', '')),
    isHeldBy: (text) => patterns.some((each) => each.test(text)),
    findForbidden: (text) => forbidden.find(([, each]) => each.test(text))?.[0].replace('~', ''),
  };
}

/** The languages that have a glossary, in the order of their tags. */
export function glossaryLocales(): string[] {
  return readdirSync(folder)
    .flatMap((file) => /^glossary\.([\w-]+)\.md$/.exec(file)?.[1] ?? [])
    .sort();
}

/** Reads `docs/languages/glossary.<locale>.md`. Throws where there is none. */
export function readGlossary(locale: string): Glossary {
  return parseGlossary(readFileSync(join(folder, `glossary.${locale}.md`), 'utf8'));
}

/** Reads the tables of a glossary. A table that is not there is empty. */
export function parseGlossary(markdown: string): Glossary {
  const exceptions = new Map<string, Set<string>>();
  for (const [message = '', term = ''] of rowsBelow(markdown, 'Exceptions'))
    exceptions.set(message, (exceptions.get(message) ?? new Set()).add(term));
  return {
    terms: rowsBelow(markdown, 'Terms').map(termOf),
    same: new Set(rowsBelow(markdown, 'Same as in English').map(([message = '']) => message)),
    exceptions,
  };
}

/** Names that no language translates, the longest first: `docs/languages/names.md`. */
export function readNames(): string[] {
  return rowsBelow(readFileSync(join(folder, 'names.md'), 'utf8'), 'Names')
    .flatMap(([names]) => listed(names))
    .sort((a, b) => b.length - a.length);
}

/** The text without these names: each becomes a space. */
export function withoutNames(text: string, names: readonly string[]): string {
  const pattern = new RegExp(`(?<!\\p{L})(?:${names.map(escaped).join('|')})(?!\\p{L})`, 'gu');
  return text.replace(pattern, ' ');
}
