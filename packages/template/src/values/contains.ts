import { isEqual } from './compare.ts';
import { isAbsent, kindName, plainText } from './kinds.ts';
import { countedEntries, countedItems } from './members.ts';
import { textOf } from './text-of.ts';
import type { Work } from './work.ts';

/** `contains`: all of a list, an item, a key of a map, a piece of a text. Nothing contains nothing. */
export function containsValue(work: Work, container: unknown, value: unknown): boolean {
  if (isAbsent(container)) return false;
  const text = plainText(container);
  if (text !== undefined) return containsText(work, text, textOf(work, value));
  const items = countedItems(work, container);
  if (items) return containsAll(work, items, countedItems(work, value) ?? [value]);
  const entries = countedEntries(work, container);
  if (entries) return entries.some(([key]) => isEqual(work, key, value));
  return work.fail('value', 'contains', `Cannot look for something in ${kindName(container)}`);
}

function containsText(work: Work, text: string, piece: string): boolean {
  work.text(text.length);
  return text.includes(piece);
}

function containsAll(work: Work, items: readonly unknown[], wanted: readonly unknown[]): boolean {
  return wanted.every((value) => items.some((item) => isEqual(work, item, value)));
}
