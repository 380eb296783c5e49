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
