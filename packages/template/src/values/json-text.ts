import { isAbsent, kindName, listItems, mapEntries, plainText } from './kinds.ts';
import type { Work } from './work.ts';

/** Compact JSON of a value; members that are undefined, functions or computed are left out. */
export function jsonText(work: Work, value: unknown, depth = 0): string {
  work.step();
  if (isAbsent(value)) return 'null';
  const text = plainText(value);
  if (text !== undefined) return quoted(work, text);
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : 'null';
  if (typeof value === 'boolean' || typeof value === 'bigint') return String(value);
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? 'null' : `"${value.toISOString()}"`;
  return compoundJson(work, value, depth);
}

function compoundJson(work: Work, value: unknown, depth: number): string {
  if (depth >= work.maxNesting) {
    return work.fail('nested_too_deeply', 'value', `A value to print is nested over ${depth} levels deep`);
  }
  const items = listItems(value);
  if (items) return joined(work, '[', ']', items, (item) => jsonText(work, item, depth + 1));
  const entries = mapEntries(value);
  if (!entries) return work.fail('value', kindName(value), `Cannot print ${kindName(value)} as JSON`);
  return joined(work, '{', '}', entries, ([key, item]) => {
    const name = plainText(key) ?? jsonText(work, key, depth + 1);
    return `${quoted(work, name)}:${jsonText(work, item, depth + 1)}`;
  });
}

function quoted(work: Work, text: string): string {
  work.text(text.length);
  return JSON.stringify(text);
}

function joined<Item>(
  work: Work,
  open: string,
  close: string,
  items: readonly Item[],
  itemJson: (item: Item) => string,
): string {
  const parts: string[] = [];
  let length = 0;
  for (const item of items) {
    const part = itemJson(item);
    length += part.length + 1;
    work.text(part.length);
    work.fits(length);
    parts.push(part);
  }
  return open + parts.join(',') + close;
}
