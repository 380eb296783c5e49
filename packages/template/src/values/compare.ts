import { isAbsent, kindName, plainNumber, plainText } from './kinds.ts';
import { countedItems } from './members.ts';
import type { Work } from './work.ts';

/** `==`: numbers by value, texts, dates by instant, lists item by item, everything else by being the same. */
export function isEqual(work: Work, left: unknown, right: unknown, depth = 0): boolean {
  work.step();
  const text = plainText(left);
  if (text !== undefined) return isSameText(work, text, plainText(right));
  if (left === right) return true;
  if (isAbsent(left) || isAbsent(right)) return isAbsent(left) && isAbsent(right);
  const number = plainNumber(left);
  if (number !== undefined) return number === plainNumber(right);
  if (left instanceof Date) return right instanceof Date && left.getTime() === right.getTime();
  return isSameList(work, left, right, depth);
}

function isSameText(work: Work, left: string, right: string | undefined): boolean {
  if (right === undefined || left.length !== right.length) return false;
  work.text(left.length);
  return left === right;
}

function isSameList(work: Work, left: unknown, right: unknown, depth: number): boolean {
  const items = countedItems(work, left);
  const others = countedItems(work, right);
  if (!items || items.length !== others?.length) return false;
  if (depth >= work.maxNesting) {
    return work.fail('nested_too_deeply', '==', `Compared lists are nested over ${depth} levels deep`);
  }
  return items.every((item, index) => isEqual(work, item, others[index], depth + 1));
}

/**
 * The order of two numbers or two dates, negative when the first comes first; undefined when one is absent or not a
 * number at all. Fails for other values.
 */
export function compareNumbers(
  work: Work,
  operator: string,
  left: unknown,
  right: unknown,
): number | undefined {
  if (isAbsent(left) || isAbsent(right)) return undefined;
  const first = comparableNumber(left);
  const second = comparableNumber(right);
  if (first === undefined || second === undefined) {
    const other = first === undefined ? left : right;
    return work.fail('value', operator, `Operator '${operator}' compares numbers, found ${kindName(other)}`);
  }
  return Number.isNaN(first - second) && first !== second ? undefined : Math.sign(first - second) || 0;
}

function comparableNumber(value: unknown): number | undefined {
  return value instanceof Date ? value.getTime() : plainNumber(value);
}

/** The natural order for sorting: numbers and dates by value, texts by UTF-16 units, false before true. */
export function compareNaturally(work: Work, left: unknown, right: unknown): number {
  work.step();
  const first = sortKey(left);
  const second = sortKey(right);
  if (first === undefined || typeof first !== typeof second) {
    return work.fail('value', 'sort', `Cannot sort ${kindName(left)} and ${kindName(right)} together`);
  }
  if (first === second) return 0;
  return first < second! ? -1 : 1;
}

function sortKey(value: unknown): string | number | boolean | undefined {
  return typeof value === 'boolean' ? value : (plainText(value) ?? comparableNumber(value));
}
