import { nullableText, type TextRules } from './schema.ts';

/** No control characters but white space: the contract's `PRINTABLE_CHARS`. */
export const printable = '^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$';

/** The contract's rule for a CPE in either binding. */
export const cpePattern =
  '^(cpe:2\\.3:[aho*\\-](:([^:\\\\\\s]|\\\\\\S)+){10}|[cC][pP][eE]:/[AHOaho]?(:[A-Za-z0-9._\\-~%]*){0,6})$';

/** A text of one line that may be null. */
export function printableText(rules: TextRules = {}) {
  return nullableText({ pattern: printable, ...rules });
}

/** Longest name, version or tag (contract models Project and Tag). */
export const maxNameLength = 255;

const printableForm = new RegExp(printable, 'u');

/** What is wrong with a name that did not pass a schema, such as a part of a form; undefined when nothing is. */
export function nameFault(text: string): string | undefined {
  if (text.length > maxNameLength) return `must not have more than ${maxNameLength} characters`;
  return printableForm.test(text) ? undefined : 'must not contain control characters';
}
