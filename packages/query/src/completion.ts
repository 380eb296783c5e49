import { type QueryField, queryFields } from './query.types.ts';

/** Fields that a half-written word may become, and the part of the text that the chosen one replaces. */
export interface Completion {
  readonly fields: readonly QueryField[];
  readonly start: number;
  readonly end: number;
}

/**
 * The fields whose names begin with the word before the caret; all of them where no word has begun. None inside a value
 * or quotes.
 *
 * @example
 * completionAt('log4j ver', 9) // { fields: ['version'], start: 6, end: 9 }
 * completionAt('version:2', 9) // { fields: [], start: 9, end: 9 }
 */
export function completionAt(text: string, caret: number): Completion {
  const before = text.slice(0, caret);
  const word = /(?:^|\s)-?([a-z]*)$/i.exec(before)?.[1];
  if (word === undefined || isInQuotes(before)) return { fields: [], start: caret, end: caret };
  const fields = queryFields.filter((field) => field.startsWith(word.toLowerCase()));
  return { fields, start: caret - word.length, end: caret };
}

function isInQuotes(text: string): boolean {
  return (text.replace(/\\["\\]/g, '').match(/"/g)?.length ?? 0) % 2 === 1;
}
