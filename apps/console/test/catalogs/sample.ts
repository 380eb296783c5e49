import { createHash } from 'node:crypto';
import type { CatalogMessage } from './catalogs.ts';

/**
 * Messages of a language that are picked by chance, the same ones for the same texts: a second call after a change of one
 * message changes one row at most.
 */
export function sampleMessages(
  messages: readonly CatalogMessage[],
  locale: string,
  count: number,
): CatalogMessage[] {
  const once = [...new Map(messages.map((message) => [message.id, message])).values()];
  const rank = ({ id }: CatalogMessage) => createHash('sha256').update(`${locale}\0${id}`).digest('hex');
  return once
    .map((message) => ({ message, rank: rank(message) }))
    .sort((a, b) => (a.rank < b.rank ? -1 : 1))
    .slice(0, count)
    .map(({ message }) => message);
}

/** A row of a back-translation, as its table has it. */
export interface BackTranslation {
  id: string;
  translation: string;
  back: string;
  difference: string;
}

const heading = '| English | Translation | Back | Difference |\n|---|---|---|---|';
const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

export function formatBackTranslations(rows: readonly BackTranslation[]): string {
  const lines = rows.map(
    (row) => `| ${[row.id, row.translation, row.back, row.difference].map(cell).join(' | ')} |`,
  );
  return [heading, ...lines].join('\n');
}

/** The rows of such a table. */
export function parseBackTranslations(markdown: string): BackTranslation[] {
  return markdown
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(1)
    .map((line) => {
      const [id = '', translation = '', back = '', difference = ''] = line
        .split(/(?<!\\)\|/)
        .slice(1, -1)
        .map((text) => text.replaceAll('\\|', '|').trim());
      return { id, translation, back, difference };
    });
}

/** The sample anew: what somebody wrote about a message stays as long as its translation does. */
export function renewBackTranslations(
  sample: readonly CatalogMessage[],
  before: readonly BackTranslation[],
): BackTranslation[] {
  return sample.map(({ id, translation }) => {
    const kept = before.find((row) => row.id === id && row.translation === translation);
    return { id, translation, back: kept?.back ?? '', difference: kept?.difference ?? '' };
  });
}
