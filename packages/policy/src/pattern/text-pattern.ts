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

/** Longest pattern that is read, in UTF-16 units. */
export const MAX_PATTERN_LENGTH = 255;

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
 * Reads a pattern of a policy: a regular expression of Java with `*` for any text, which need not be anchored. It is
 * matched by an automaton, so that no pattern takes more than time in proportion to the text. What an automaton cannot
 * do (back references, possessive quantifiers, lookaheads that are not at the very beginning …) is the problem
 * `pattern_unsupported`. Case counts. Patterns that were read lately are remembered.
 *
 * @example
 * const pattern = readPattern('^pkg:npm/*');
 * pattern.ok && pattern.value.test('pkg:npm/left-pad@1.3.0') // true
 */
export function readPattern(source: string): ReadResult<TextPattern> {
  if (source.length > MAX_PATTERN_LENGTH) {
    const message = `The pattern has ${source.length} characters, expected at most ${MAX_PATTERN_LENGTH}`;
    return refuse('value_too_long', message);
  }
  return remembered.getOrMake(source, () => compile(source));
}

/**
 * Whether a text matches a pattern: no text matches no pattern, and where only one of them is there, it does not.
 *
 * @example
 * matchesPattern(null, null) // true
 */
export function matchesPattern(text: string | null, pattern: TextPattern | null): boolean {
  if (text === null || pattern === null) return text === pattern;
  return pattern.test(text);
}

function compile(source: string): ReadResult<TextPattern> {
  try {
    const { expression, lookaheads } = translateJavaPattern(expandWildcards(source));
    const parts: Part[] = [{ isNegative: false, automaton: automatonOf(expression) }];
    for (const lookahead of lookaheads) {
      const automaton = automatonOf(`(?:${lookahead.expression})(?s:.*)`);
      parts.push({ isNegative: lookahead.isNegative, automaton });
    }
    const size = parts.reduce((sum, { automaton }) => sum + automaton.programSize(), 0);
    if (size > MAX_PROGRAM_SIZE) return refuse('pattern_too_large', `Pattern '${source}' repeats too much`);
    return read({ source, test: testOf(parts) });
  } catch (error) {
    return refuseError(source, error);
  }
}

function automatonOf(expression: string): RE2JS {
  return RE2JS.compile(expression, RE2JS.LOOKBEHINDS);
}

function testOf(parts: readonly Part[]): (text: string) => boolean {
  return (text) => parts.every(({ isNegative, automaton }) => automaton.matches(text) !== isNegative);
}

function refuseError(source: string, error: unknown): ReadResult<never> {
  if (error instanceof PatternError) {
    const offset = offsetInSource(source, error.offset);
    const why = error.code === 'pattern_unsupported' ? ', which cannot be matched in bounded time' : '';
    return refuse(error.code, `Pattern '${source}' has ${error.what} at offset ${offset}${why}`, offset);
  }
  if (!(error instanceof RE2JSException)) throw error;
  const description = error.message.replace('error parsing regexp: ', '');
  return refuse('pattern_unreadable', `'${source}' is not a regular expression: ${description}`);
}
