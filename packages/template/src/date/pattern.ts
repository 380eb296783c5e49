/** A piece of a date pattern: text, or a letter with the number of times it is repeated. */
export type PatternPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'field'; readonly letter: string; readonly count: number };

export type PatternResult =
  | { readonly ok: true; readonly parts: readonly PatternPart[] }
  | { readonly ok: false; readonly problem: string };

const LETTERS = 'GyYMLwWDdFEuaHkKhmsSzZX';
const MAX_LENGTH = 256;
const PIECE = /'((?:[^']|'')*)'|([A-Za-z])\2*|[^A-Za-z']+|'/gy;

/**
 * Reads a date pattern of Java's SimpleDateFormat: letters are fields, text in single quotes stands for itself, two
 * single quotes are one.
 */
export function parsePattern(pattern: string): PatternResult {
  if (pattern.length > MAX_LENGTH)
    return { ok: false, problem: `it is longer than ${MAX_LENGTH} characters` };
  const parts: PatternPart[] = [];
  for (const match of pattern.matchAll(PIECE)) {
    const [piece, quoted, letter] = match;
    if (piece === "'") return { ok: false, problem: 'a quote is never closed' };
    if (letter === undefined) {
      parts.push({ kind: 'text', text: quoted === undefined ? piece : unquoted(quoted) });
      continue;
    }
    if (!LETTERS.includes(letter)) return { ok: false, problem: `letter '${letter}' has no meaning` };
    parts.push({ kind: 'field', letter, count: piece.length });
  }
  return { ok: true, parts };
}

function unquoted(quoted: string): string {
  return quoted === '' ? "'" : quoted.replaceAll("''", "'");
}
