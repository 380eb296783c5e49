import type { ExpressionProblem, LicenseExpression, LicenseTerm } from './expression.types.ts';
import { type Token, tokenize } from './tokenize.ts';

/** Deepest nesting of brackets that is read. */
const MAX_DEPTH = 100;

/** `DocumentRef-` names another document, where `LicenseRef-` or, after `WITH`, `AdditionRef-` names the text. */
const IDENTIFIER = /^(?:DocumentRef-[\w.-]+:(?=LicenseRef-|AdditionRef-))?[A-Za-z0-9][\w.-]*$/i;
const ADDITION = /^(?:DocumentRef-[\w.-]+:)?AdditionRef-/i;
const PLAIN_IDENTIFIER = /^[A-Za-z0-9][A-Za-z0-9.-]*$/;
const OPERATOR = /^(?:and|or|with)$/i;

/**
 * Reads an SPDX license expression, or says what is wrong with it and where: `+` binds strongest, then `WITH`, `AND`,
 * `OR`. Tolerant where real documents are: operators count in any case, identifiers need not be on the SPDX list and stay
 * as they are written, `NONE` and `NOASSERTION` are read like identifiers, and a `LicenseRef-` may follow `WITH`.
 * Brackets nest at most 100 deep.
 * Source: SPDX specification 3.0.1, annex B.
 *
 * @example
 * readLicenseExpression('MIT OR (Apache-2.0') // { error: "This '(' is not closed", offset: 7 }
 */
export function readLicenseExpression(text: string): LicenseExpression | ExpressionProblem {
  if (PLAIN_IDENTIFIER.test(text) && !OPERATOR.test(text) && !ADDITION.test(text)) return licenseTerm(text);
  const tokens = tokenize(text);
  if ('error' in tokens) return tokens;
  return readAll({ tokens, end: text.length, position: 0, depth: 0 });
}

/**
 * Reads an SPDX license expression like `readLicenseExpression`; undefined when the text is none.
 *
 * @example
 * parseLicenseExpression('MIT OR GPL-2.0-only WITH Classpath-exception-2.0')?.kind // 'or'
 */
export function parseLicenseExpression(text: string): LicenseExpression | undefined {
  const expression = readLicenseExpression(text);
  return 'error' in expression ? undefined : expression;
}

/**
 * True if a text is a license expression.
 *
 * @example
 * isLicenseExpression('Apache-2.0 AND (MIT OR BSD-3-Clause)') // true
 */
export function isLicenseExpression(text: string): boolean {
  return !('error' in readLicenseExpression(text));
}

/**
 * The expression that is a single license. Unlike reading the text, it takes the identifier whole, so that the listed
 * `GPL-2.0+` stays one, and takes any text.
 *
 * @example
 * licenseTerm('GPL-2.0+') // { kind: 'license', id: 'GPL-2.0+', orLater: false, exception: undefined }
 */
export function licenseTerm(id: string): LicenseTerm {
  return { kind: 'license', id, orLater: false, exception: undefined };
}

interface Reader {
  readonly tokens: readonly Token[];
  readonly end: number;
  position: number;
  depth: number;
}

type Result = LicenseExpression | ExpressionProblem;

function readAll(reader: Reader): Result {
  const expression = readChain(reader, 'or');
  const rest = reader.tokens[reader.position];
  return 'error' in expression || !rest ? expression : misplaced(rest);
}

function misplaced({ text, offset }: Token): ExpressionProblem {
  if (text === ')') return problem("There is no '(' for this ')'", offset);
  if (text === '+') return problem("A '+' stands directly behind a license", offset);
  return problem(`'AND', 'OR' or 'WITH' is missing before '${text}'`, offset);
}

function readChain(reader: Reader, kind: 'and' | 'or'): Result {
  const parts: LicenseExpression[] = [];
  do {
    const part = kind === 'or' ? readChain(reader, 'and') : readPart(reader);
    if ('error' in part) return part;
    if (part.kind !== kind) parts.push(part);
    else for (const inner of part.parts) parts.push(inner);
  } while (takeWord(reader, kind));
  const [first] = parts;
  return first && parts.length === 1 ? first : { kind, parts };
}

function readPart(reader: Reader): Result {
  const token = reader.tokens[reader.position];
  if (token?.text === '(') return readBracket(reader, token);
  const id = takeIdentifier(reader, 'license');
  if (typeof id !== 'string') return id;
  if (token && ADDITION.test(id)) return problem(`'${id}' stands only after 'WITH'`, token.offset);
  const orLater = takePlus(reader);
  if (!takeWord(reader, 'with')) return { kind: 'license', id, orLater, exception: undefined };
  const exception = takeIdentifier(reader, 'exception');
  return typeof exception === 'string' ? { kind: 'license', id, orLater, exception } : exception;
}

function readBracket(reader: Reader, open: Token): Result {
  if (reader.depth === MAX_DEPTH) {
    return problem(`Brackets are nested more than ${MAX_DEPTH} deep`, open.offset);
  }
  reader.depth++;
  reader.position++;
  const inner = readChain(reader, 'or');
  reader.depth--;
  if ('error' in inner) return inner;
  const close = reader.tokens[reader.position++];
  if (!close) return problem("This '(' is not closed", open.offset);
  return close.text === ')' ? inner : misplaced(close);
}

function takeIdentifier(reader: Reader, what: 'license' | 'exception'): string | ExpressionProblem {
  const token = reader.tokens[reader.position];
  const article = what === 'license' ? 'A' : 'An';
  if (!token) return problem(`${article} ${what} is missing at the end`, reader.end);
  if (OPERATOR.test(token.text) || /^[()+]/.test(token.text)) {
    return problem(`${article} ${what} is missing before '${token.text}'`, token.offset);
  }
  if (!IDENTIFIER.test(token.text)) return problem(`'${token.text}' is not an identifier`, token.offset);
  reader.position++;
  return token.text;
}

/** Takes a `+` that directly follows the token before it. */
function takePlus(reader: Reader): boolean {
  const before = reader.tokens[reader.position - 1];
  const token = reader.tokens[reader.position];
  if (token?.text !== '+' || !before) return false;
  if (token.offset !== before.offset + before.text.length) return false;
  reader.position++;
  return true;
}

function takeWord(reader: Reader, word: 'and' | 'or' | 'with'): boolean {
  if (reader.tokens[reader.position]?.text.toLowerCase() !== word) return false;
  reader.position++;
  return true;
}

function problem(error: string, offset: number): ExpressionProblem {
  return { error, offset };
}
