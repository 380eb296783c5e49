import type { Comparison } from './query.types.ts';

/** A term as it is written, before anybody asks whether it makes sense. */
export interface Lexeme {
  readonly start: number;
  readonly end: number;
  readonly negated: boolean;
  /** The text before the colon; undefined without a colon. */
  readonly key: string | undefined;
  readonly keyStart: number;
  readonly comparison: Comparison;
  readonly value: string;
  readonly valueStart: number;
  /** True if an opened quote is closed. */
  readonly closed: boolean;
}

const space = /\s/;
/** Names of fields begin with a letter, so that a colon elsewhere (`1:2.3`) belongs to a word. */
const keyPattern = /([a-z][\w.-]*):/iy;
const comparisonPattern = /<=|>=|<|>|=/y;

export function* readLexemes(text: string): Generator<Lexeme> {
  let at = 0;
  for (;;) {
    while (at < text.length && space.test(text.charAt(at))) at++;
    if (at >= text.length) return;
    const lexeme = readLexeme(text, at);
    yield lexeme;
    at = lexeme.end;
  }
}

function readLexeme(text: string, start: number): Lexeme {
  // A sign alone is a word.
  const negated =
    text.charAt(start) === '-' && start + 1 < text.length && !space.test(text.charAt(start + 1));
  const keyStart = start + (negated ? 1 : 0);
  const key = matchAt(keyPattern, text, keyStart)?.[1];
  // A package URL is its own field.
  const isPurl = key?.toLowerCase() === 'pkg';
  const isBare = key === undefined || isPurl;
  const signStart = isBare ? keyStart : keyStart + key.length + 1;
  const sign = isBare ? undefined : matchAt(comparisonPattern, text, signStart)?.[0];
  const valueStart = signStart + (sign?.length ?? 0);
  const { value, end, closed } = readValue(text, valueStart);
  return {
    start,
    end,
    negated,
    key: isPurl ? 'purl' : key,
    keyStart,
    comparison: (sign as Comparison | undefined) ?? 'contains',
    value,
    valueStart,
    closed,
  };
}

function readValue(text: string, start: number): { value: string; end: number; closed: boolean } {
  if (text.charAt(start) !== '"') {
    let end = start;
    while (end < text.length && !space.test(text.charAt(end))) end++;
    return { value: text.slice(start, end), end, closed: true };
  }
  let value = '';
  for (let at = start + 1; at < text.length; at++) {
    const sign = text.charAt(at);
    if (sign === '"') return { value, end: at + 1, closed: true };
    if (sign === '\\' && /["\\]/.test(text.charAt(at + 1))) at++;
    value += text.charAt(at);
  }
  return { value, end: text.length, closed: false };
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}
