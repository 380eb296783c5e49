import { isAbsent, kindName, plainNumber, plainText } from './kinds.ts';
import { countedEntries, countedItems } from './members.ts';
import type { Work } from './work.ts';

/**
 * True if a condition holds: `true`, a number other than 0, or a text that is not empty. Nothing is false.
 */
export function isTrue(work: Work, value: unknown, subject: string): boolean {
  if (typeof value === 'boolean') return value;
  if (isAbsent(value)) return false;
  const number = plainNumber(value);
  if (number !== undefined) return number !== 0;
  const text = plainText(value);
  if (text !== undefined) return text !== '';
  const message = `A condition is a boolean, a number or a text, found ${kindName(value)}: ask 'is empty' or 'is null'`;
  return work.fail('value', subject, message);
}

/** `is empty`: nothing, a text without more than white space, a list or map without members. */
export function isEmpty(value: unknown, work: Work): boolean {
  if (isAbsent(value)) return true;
  const text = plainText(value);
  if (text !== undefined) {
    work.text(text.length);
    return text.trim() === '';
  }
  const members = countedItems(work, value) ?? countedEntries(work, value);
  return members?.length === 0;
}
