import { forms } from '@waybill/api-contract';
import { nullableText, type TextRules } from './schema.ts';

// Rules of schemas that are written by hand; those of the contract's data come from it.
export const printable = forms.printable.pattern;
export const cpePattern = forms.cpe.pattern;
export const fileName = forms.fileName.pattern;
export const urlPattern = forms.url.pattern;
export const severalLines = forms.severalLines.pattern;
export const hexadecimal = forms.hex.pattern;

export const hexOfLength = (length: 32 | 40 | 64 | 96 | 128): string => forms[`hex${length}`].pattern;

/** A text of one line that may be null. */
export function printableText(rules: TextRules = {}) {
  return nullableText({ pattern: printable, ...rules });
}

/** Longest name, version or tag (contract models Project and Tag). */
export const maxNameLength = 255;
