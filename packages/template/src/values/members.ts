import { listItems, mapEntries } from './kinds.ts';
import type { Work } from './work.ts';

/** Like `listItems`, and counts the work where a list has to be copied. */
export function countedItems(work: Work, value: unknown): readonly unknown[] | undefined {
  const items = listItems(value);
  if (items !== value) work.step(items?.length ?? 0);
  return items;
}

/** Like `mapEntries`, and counts the work. */
export function countedEntries(
  work: Work,
  value: unknown,
): readonly (readonly [unknown, unknown])[] | undefined {
  const entries = mapEntries(value);
  work.step(entries?.length ?? 0);
  return entries;
}
