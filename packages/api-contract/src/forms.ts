/** Which texts a member accepts: the pattern that the whole text must match, and what it asks for, in words. */
export interface Form {
  readonly pattern: string;
  readonly sentence: string;
}

const withoutControls = 'must not contain control characters';
const hexDigits = (length: number): Form => ({
  pattern: `^[0-9a-fA-F]{${length}}$`,
  sentence: `must be ${length} hexadecimal digits`,
});

export const forms = {
  /** No control characters but white space: the contract's `PRINTABLE_CHARS`. */
  printable: { pattern: '^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$', sentence: withoutControls },
  /** The contract's rule for names of settings, users and teams. */
  noControls: { pattern: '^\\P{Cc}*$', sentence: withoutControls },
  severalLines: {
    pattern: '^[\\P{Cc}\\n\\r\\t]*$',
    sentence: 'must not contain control characters other than line ends and tabs',
  },
  notBlank: { pattern: '\\S', sentence: 'must not be blank' },
  /** The loose form of a UUID, which the contract wants in bodies. */
  uuid: {
    pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$',
    sentence: 'must be a UUID in lower case, such as 7d0a1b8e-9a39-4a4c-8f0e-2f6f0d7c1c55',
  },
  /** A CPE in either binding. */
  cpe: {
    pattern:
      '^(cpe:2\\.3:[aho*\\-](:([^:\\\\\\s]|\\\\\\S)+){10}|[cC][pP][eE]:/[AHOaho]?(:[A-Za-z0-9._\\-~%]*){0,6})$',
    sentence: 'must be a CPE, such as cpe:2.3:a:acme:rocket:1.0:*:*:*:*:*:*:* or cpe:/a:acme:rocket:1.0',
  },
  url: {
    pattern:
      "^\\s*((((https?|ftps?|sftp|imap|rtsp|rtmp|sip|sips|git|ssh|telnet|nntp|file)://)|(mailto:|news:))(%[0-9A-Fa-f]{2}|[-()_.!~*';/?:@&=+$,A-Za-z0-9#])+)?\\s*$",
    sentence: 'must be a URL, such as https://example.org/license',
  },
  /** The contract's `FS_FILE_NAME` and `FS_DIRECTORY_NAME` in one. */
  fileName: {
    pattern: "^[\\p{L}\\p{N}:/\\\\!@#$%^&{}\\[\\]()_+\\-=,.~'` ]*$",
    sentence: "may only contain letters, digits, spaces and the characters :/\\!@#$%^&{}[]()_+-=,.~'`",
  },
  /** The contract's `STRING_IDENTIFIER`, with space around it. */
  identifier: {
    pattern: '^\\s*[a-zA-Z0-9_.\\-+]+\\s*$',
    sentence: 'may only contain the letters a to z, digits and the characters _.-+',
  },
  day: {
    pattern: '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$',
    sentence: 'must be a day, such as 2027-03-31',
  },
  hex: { pattern: '^[0-9a-fA-F]*$', sentence: 'may only contain the digits 0 to 9 and a to f' },
  hex32: hexDigits(32),
  hex40: hexDigits(40),
  hex64: hexDigits(64),
  hex96: hexDigits(96),
  hex128: hexDigits(128),
} as const satisfies Readonly<Record<string, Form>>;
export type FormName = keyof typeof forms;

const sentences: ReadonlyMap<string, string> = new Map(
  Object.values(forms).map(({ pattern, sentence }) => [pattern, sentence]),
);

/** Describes a pattern in words. */
export function sentenceOfForm(pattern: string): string {
  return sentences.get(pattern) ?? 'has a form that is not allowed here';
}
