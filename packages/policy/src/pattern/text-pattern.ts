import { RE2JS, RE2JSException } from 're2js';
import { type ReadResult, read, refuse } from '../problem.ts';
import { BoundedCache } from './bounded-cache.ts';
import { translateJavaPattern } from './java-pattern.ts';
import { PatternError } from './pattern-error.ts';
import { expandWildcards, offsetInSource } from './wildcards.ts';

/** A pattern that was read; `test` takes time in proportion to the text. */
export interface TextPattern {
  readonly source: string;
  test(text: string): boolean;
}

/** Longest pattern of a policy that is read, in UTF-16 units. */
export const MAX_PATTERN_LENGTH = 255;

/** Longest expression that is read by itself: as long as a setting may be. */
const MAX_EXPRESSION_LENGTH = 1024;

/**
 * Most steps of a compiled pattern. A text takes at most steps × characters; `(?:.{1,30}){1,30}` has 1,801, real
 * patterns have below 300.
 */
const MAX_PROGRAM_SIZE = 2000;

/** Installations have few policies; a compiled pattern can grow to 8 MB while it matches. */
const MAX_REMEMBERED = 100;

/** An automaton that must match the whole text, or must not. */
interface Part {
  readonly isNegative: boolean;
  readonly automaton: RE2JS;
}

const remembered = new BoundedCache<string, ReadResult<TextPattern>>(MAX_REMEMBERED);

/**
 * Reads a pattern of a policy: a Java regular expression with `*` for any text, not necessarily anchored. An
 * automaton matches it, so no pattern takes more than linear time. Features that an automaton cannot match
 * (back references, possessive quantifiers, lookaheads except at the very beginning …) yield the problem
 * `pattern_unsupported`. Case matters. Recently read patterns are cached.
 *
 * @example
 * const pattern = readPattern('^pkg:npm/*');
 * pattern.ok && pattern.value.test('pkg:npm/left-pad@1.3.0') // true
 */
export function readPattern(source: string): ReadResult<TextPattern> {
  return (
    refuseLonger(source, MAX_PATTERN_LENGTH) ??
    remembered.getOrMake(source, () => compile(source, expandWildcards(source), offsetInSource))
  );
}

/**
 * Reads a regular expression of Java that must match a text as a whole, as `String.matches` does: no wildcards, nothing
 * before or behind. It is matched by an automaton like a pattern of a policy, and refuses what that cannot do.
 *
 * @example
 * const expression = readExpression('com\\.acme(\\..*)?');
 * expression.ok && expression.value.test('com.acme.shop') // true
 */
export function readExpression(source: string): ReadResult<TextPattern> {
  return refuseLonger(source, MAX_EXPRESSION_LENGTH) ?? compile(source, source, (_source, offset) => offset);
}

function refuseLonger(source: string, limit: number): ReadResult<never> | undefined {
  if (source.length <= limit) return undefined;
  return refuse('value_too_long', `The pattern has ${source.length} characters, expected at most ${limit}`);
}

/**
 * True if a text matches a pattern. No text matches no pattern; if only one of them exists, they do not
 * match.
 *
 * @example
 * matchesPattern(null, null) // true
 */
export function matchesPattern(text: string | null, pattern: TextPattern | null): boolean {
  if (text === null || pattern === null) return text === pattern;
  return pattern.test(text);
}

/** Maps an offset of an expression to the text that it was made from. */
type FindOffset = (source: string, offset: number) => number;

function compile(source: string, java: string, findOffset: FindOffset): ReadResult<TextPattern> {
  try {
    const { expression, lookaheads } = translateJavaPattern(java);
    const parts: Part[] = [{ isNegative: false, automaton: automatonOf(expression) }];
    for (const lookahead of lookaheads) {
      const automaton = automatonOf(`(?:${lookahead.expression})(?s:.*)`);
      parts.push({ isNegative: lookahead.isNegative, automaton });
    }
    const size = parts.reduce((sum, { automaton }) => sum + automaton.programSize(), 0);
    if (size > MAX_PROGRAM_SIZE) return refuse('pattern_too_large', `Pattern '${source}' repeats too much`);
    return read({ source, test: testOf(parts) });
  } catch (error) {
    return refuseError(source, error, findOffset);
  }
}

function automatonOf(expression: string): RE2JS {
  return RE2JS.compile(expression, RE2JS.LOOKBEHINDS);
}

function testOf(parts: readonly Part[]): (text: string) => boolean {
  return (text) => parts.every(({ isNegative, automaton }) => automaton.matches(text) !== isNegative);
}

function refuseError(source: string, error: unknown, findOffset: FindOffset): ReadResult<never> {
  if (error instanceof PatternError) {
    const offset = findOffset(source, error.offset);
    const why = error.code === 'pattern_unsupported' ? ', which cannot be matched in bounded time' : '';
    return refuse(error.code, `Pattern '${source}' has ${error.what} at offset ${offset}${why}`, offset);
  }
  if (!(error instanceof RE2JSException)) throw error;
  const description = error.message.replace('error parsing regexp: ', '');
  return refuse('pattern_unreadable', `'${source}' is not a regular expression: ${description}`);
}
