import type { Words } from '../event/titles.ts';
import type { Catalog } from './catalog.ts';
import { catalogOf, type Language } from './languages.ts';

/** Sentences that could be a part of what others wrote, with the groups that say them. */
const saidBy: Readonly<Record<string, readonly string[]>> = {
  '{name} was created': ['PROJECT_CREATED', 'USER_CREATED'],
  '{name} was deleted': ['USER_DELETED'],
};

/** Groups whose content others wrote: descriptions of vulnerabilities, and what services answered. */
const foreign: ReadonlySet<string> = new Set([
  'NEW_VULNERABILITY',
  'REPOSITORY',
  'INTEGRATION',
  'ANALYZER',
  'INDEXING_SERVICE',
  'FILE_SYSTEM',
]);

/** Placeholders for words of a closed list. */
const translated: ReadonlySet<string> = new Set(['from', 'to', 'decision']);

interface Pattern {
  readonly english: string;
  readonly matches: RegExp;
  readonly said: string;
}

const patterns = new Map<Catalog, readonly Pattern[]>();

/**
 * Title and content of a message in a language. They are stored in English, as in the contract. Some contain
 * facts that the subject lacks, so they are parsed by their patterns. Text that fits no pattern is left
 * unchanged.
 */
export function localizeWords(words: Words, group: string, language: Language): Words {
  const catalog = catalogOf(language);
  if (!catalog) return words;
  return {
    title: localizeText(words.title, group, catalog),
    content: foreign.has(group) ? words.content : localizeText(words.content, group, catalog),
  };
}

function localizeText(text: string, group: string, catalog: Catalog): string {
  for (const { english, matches, said } of patternsOf(catalog)) {
    if (saidBy[english]?.includes(group) === false) continue;
    const found = matches.exec(text);
    if (!found) continue;
    return said.replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = found.groups?.[name] ?? '';
      return translated.has(name) ? (catalog.values[value] ?? value) : value;
    });
  }
  return text;
}

function patternsOf(catalog: Catalog): readonly Pattern[] {
  const known = patterns.get(catalog);
  if (known) return known;
  const made = Object.entries(catalog.texts).map(([english, said]) => ({
    english,
    matches: patternOf(english),
    said,
  }));
  patterns.set(catalog, made);
  return made;
}

function patternOf(english: string): RegExp {
  const escaped = english.replace(/[.*+?^$()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replace(/\{(\w+)\}/g, '(?<$1>[^]+)')}$`);
}
