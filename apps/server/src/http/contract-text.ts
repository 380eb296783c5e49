import { noControlCharacters, nullableText, type TextRules, uuidPattern } from './schema.ts';

/** No control characters but white space: the contract's `PRINTABLE_CHARS`. */
export const printable = '^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$';

/** The contract's rule for a CPE in either binding. */
export const cpePattern =
  '^(cpe:2\\.3:[aho*\\-](:([^:\\\\\\s]|\\\\\\S)+){10}|[cC][pP][eE]:/[AHOaho]?(:[A-Za-z0-9._\\-~%]*){0,6})$';

/** The contract's `FS_FILE_NAME` and `FS_DIRECTORY_NAME` in one. */
export const fileName = "^[\\p{L}\\p{N}:/\\\\!@#$%^&{}\\[\\]()_+\\-=,.~'` ]*$";

/** The contract's `URL`. */
export const urlPattern =
  "^\\s*((((https?|ftps?|sftp|imap|rtsp|rtmp|sip|sips|git|ssh|telnet|nntp|file)://)|(mailto:|news:))(%[0-9A-Fa-f]{2}|[-()_.!~*';/?:@&=+$,A-Za-z0-9#])+)?\\s*$";

/** The contract's `STRING_IDENTIFIER`, with space around it. */
export const identifier = '^\\s*[a-zA-Z0-9_.\\-+]+\\s*$';

/** No control characters but line ends and tabs. */
export const severalLines = '^[\\P{Cc}\\n\\r\\t]*$';

export const hexadecimal = '^[0-9a-fA-F]*$';

export const hexOfLength = (length: number): string => `^[0-9a-fA-F]{${length}}$`;

const withoutControls = 'must not contain control characters';

const formSentences: ReadonlyMap<string, string> = new Map([
  [printable, withoutControls],
  [noControlCharacters, withoutControls],
  [severalLines, 'must not contain control characters other than line ends and tabs'],
  ['\\S', 'must not be blank'],
  [uuidPattern, 'must be a UUID in lower case, such as 7d0a1b8e-9a39-4a4c-8f0e-2f6f0d7c1c55'],
  [cpePattern, 'must be a CPE, such as cpe:2.3:a:acme:rocket:1.0:*:*:*:*:*:*:* or cpe:/a:acme:rocket:1.0'],
  [urlPattern, 'must be a URL, such as https://example.org/license'],
  [fileName, "may only contain letters, digits, spaces and the characters :/\\!@#$%^&{}[]()_+-=,.~'`"],
  [identifier, 'may only contain the letters a to z, digits and the characters _.-+'],
  [hexadecimal, 'may only contain the digits 0 to 9 and a to f'],
  ...[32, 40, 64, 96, 128].map(
    (length) => [hexOfLength(length), `must be ${length} hexadecimal digits`] as const,
  ),
]);

/** What a pattern asks for, in words. */
export function sentenceOfForm(pattern: string): string {
  return formSentences.get(pattern) ?? 'has a form that is not allowed here';
}

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
  return printableForm.test(text) ? undefined : withoutControls;
}
