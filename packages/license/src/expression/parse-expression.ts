/**
 * One licence of an expression. `id` is as written and need not be on any list; `orLater` is the `+` behind it and
 * `exception` what follows `WITH`.
 */
export interface LicenseTerm {
  readonly kind: 'license';
  readonly id: string;
  readonly orLater: boolean;
  readonly exception: string | undefined;
}

/** A licence expression as a tree. */
export type LicenseExpression =
  | LicenseTerm
  | { readonly kind: 'and' | 'or'; readonly parts: readonly LicenseExpression[] };

/** Deepest nesting of brackets that is read. */
const maxDepth = 100;

const tokenPattern = /\s*(\(|\)|[A-Za-z0-9.:-]+|\+)/y;

/**
 * Reads an SPDX licence expression: `+` binds strongest, then `WITH`, `AND`, `OR`; the words count in any case, and
 * identifiers need not be on the SPDX list. Undefined when the text is not an expression.
 * Source: SPDX specification 2.3, Annex D.
 *
 * @example
 * parseLicenseExpression('MIT OR GPL-2.0-only WITH Classpath-exception-2.0')?.kind // 'or'
 */
export function parseLicenseExpression(text: string): LicenseExpression | undefined {
  const tokens = tokenize(text);
  if (!tokens || tokens.length === 0) return undefined;
  const reader = { tokens, position: 0, depth: 0 };
  const expression = readChain(reader, 'or');
  return reader.position === tokens.length ? expression : undefined;
}

/**
 * Whether a text is a licence expression.
 *
 * @example
 * isLicenseExpression('Apache-2.0 AND (MIT OR BSD-3-Clause)') // true
 */
export function isLicenseExpression(text: string): boolean {
  return parseLicenseExpression(text) !== undefined;
}

/**
 * Every licence identifier of an expression, in the order in which they stand; exceptions are left out.
 *
 * @example
 * licenseIdsOf({ kind: 'license', id: 'MIT', orLater: false, exception: undefined }) // ['MIT']
 */
export function licenseIdsOf(expression: LicenseExpression): string[] {
  return expression.kind === 'license' ? [expression.id] : expression.parts.flatMap(licenseIdsOf);
}

interface Reader {
  readonly tokens: readonly string[];
  position: number;
  depth: number;
}

function tokenize(text: string): string[] | undefined {
  const tokens: string[] = [];
  const trimmed = text.trimEnd();
  tokenPattern.lastIndex = 0;
  while (tokenPattern.lastIndex < trimmed.length) {
    const token = tokenPattern.exec(trimmed)?.[1];
    if (token === undefined) return undefined;
    tokens.push(token);
  }
  return tokens;
}

const words = new Set(['AND', 'OR', 'WITH']);

function readChain(reader: Reader, kind: 'and' | 'or'): LicenseExpression | undefined {
  const parts: LicenseExpression[] = [];
  do {
    const part = kind === 'or' ? readChain(reader, 'and') : readPart(reader);
    if (!part) return undefined;
    parts.push(part);
  } while (takeWord(reader, kind.toUpperCase()));
  return parts.length === 1 ? parts[0] : { kind, parts };
}

function readPart(reader: Reader): LicenseExpression | undefined {
  const token = reader.tokens[reader.position++];
  if (token === '(') return readBracket(reader);
  if (!isIdentifier(token)) return undefined;
  const orLater = reader.tokens[reader.position] === '+';
  if (orLater) reader.position++;
  if (!takeWord(reader, 'WITH')) return { kind: 'license', id: token, orLater, exception: undefined };
  const exception = reader.tokens[reader.position++];
  return isIdentifier(exception) ? { kind: 'license', id: token, orLater, exception } : undefined;
}

function readBracket(reader: Reader): LicenseExpression | undefined {
  if (++reader.depth > maxDepth) return undefined;
  const inner = readChain(reader, 'or');
  reader.depth--;
  return inner && reader.tokens[reader.position++] === ')' ? inner : undefined;
}

function takeWord(reader: Reader, word: string): boolean {
  if (reader.tokens[reader.position]?.toUpperCase() !== word) return false;
  reader.position++;
  return true;
}

function isIdentifier(token: string | undefined): token is string {
  return token !== undefined && /^[A-Za-z0-9]/.test(token) && !words.has(token.toUpperCase());
}
