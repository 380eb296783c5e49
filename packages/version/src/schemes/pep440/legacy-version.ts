import { compareLists, compareText, type Order } from '../../key/order.ts';
import { TEXT_END, textKey } from '../../key/text-key.ts';
import { isPlaceholder } from '../../placeholder.ts';

const SAME_AS: ReadonlyMap<string, string> = new Map([
  ['pre', 'c'],
  ['preview', 'c'],
  ['-', 'final-'],
  ['rc', 'c'],
  ['dev', '@'],
]);

/**
 * Parts of a version from before PEP 440, in the order of setuptools 8 and `packaging` up to 21: numbers padded to
 * eight digits, words behind a `*`. All such versions come before all versions of PEP 440. Those tools took any text
 * for a version and put words before all numbers, as if they were affected by everything; what does not begin with a
 * number, or stands for an unknown version, is undefined here.
 */
export function legacyParts(version: string): readonly string[] | undefined {
  const text = version.trim().replace(/^v(?=\d)/i, '');
  if (!/^\d/.test(text) || isPlaceholder(text)) return undefined;
  const parts: string[] = [];
  for (const token of text.toLowerCase().split(/(\d+|[a-z]+|\.|-)/)) {
    if (token !== '' && token !== '.') addPart(parts, partOf(token));
  }
  addPart(parts, '*final');
  return parts;
}

/** Orders the parts of two such versions. */
export function compareLegacy(a: readonly string[], b: readonly string[]): Order {
  return compareLists(a, b, compareText);
}

/** Sortable key of the parts, without the mark that sets such versions apart. */
export function legacyKey(parts: readonly string[]): string {
  return parts.map((part) => textKey(part) + TEXT_END).join('');
}

function partOf(token: string): string {
  const part = SAME_AS.get(token) ?? token;
  return /^\d/.test(part) ? part.padStart(8, '0') : `*${part}`;
}

function addPart(parts: string[], part: string): void {
  if (part.startsWith('*')) {
    if (part < '*final') while (parts.at(-1) === '*final-') parts.pop();
    while (parts.at(-1) === '00000000') parts.pop();
  }
  parts.push(part);
}
