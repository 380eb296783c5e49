import { formatDate } from '../date/format-date.ts';
import { jsonText } from './json-text.ts';
import { isAbsent, isPlainObject, kindName, listItems, ownValue, plainText } from './kinds.ts';
import type { Work } from './work.ts';

/** How a date without a pattern prints, as Java does it. */
const PLAIN_DATE = 'EEE MMM dd HH:mm:ss zzz yyyy';

/**
 * The text a value prints as. Nothing prints as an empty text, a list as `[a, b]`, a map as `{k=v}`. A plain object
 * prints its own `toString` text when it has one, else compact JSON.
 */
export function textOf(work: Work, value: unknown, depth = 0): string {
  if (isAbsent(value)) return '';
  const text = plainText(value);
  if (text !== undefined) return text;
  if (typeof value === 'number' || typeof value === 'boolean' || typeof value === 'bigint')
    return String(value);
  if (value instanceof Date) return formatDate(work, value, PLAIN_DATE, work.timeZone);
  return compoundText(work, value, depth);
}

function compoundText(work: Work, value: unknown, depth: number): string {
  if (depth >= work.maxNesting) {
    return work.fail('nested_too_deeply', 'value', `A value to print is nested over ${depth} levels deep`);
  }
  const items = listItems(value);
  if (items) return enclosed(work, '[', ']', items, (item) => memberText(work, item, depth));
  if (value instanceof Map) {
    const entryText = ([key, item]: readonly [unknown, unknown]) =>
      `${memberText(work, key, depth)}=${memberText(work, item, depth)}`;
    return enclosed(work, '{', '}', [...value], entryText);
  }
  if (!isPlainObject(value)) return work.fail('value', kindName(value), `Cannot print ${kindName(value)}`);
  const own = ownValue(value, 'toString');
  return typeof own === 'string' ? own : jsonText(work, value, depth);
}

function memberText(work: Work, value: unknown, depth: number): string {
  return isAbsent(value) ? 'null' : textOf(work, value, depth + 1);
}

function enclosed<Item>(
  work: Work,
  open: string,
  close: string,
  items: readonly Item[],
  itemText: (item: Item) => string,
): string {
  let text = open;
  items.forEach((item, index) => {
    const added = itemText(item);
    work.step();
    work.text(added.length);
    text += (index > 0 ? ', ' : '') + added;
    work.fits(text.length);
  });
  return text + close;
}
