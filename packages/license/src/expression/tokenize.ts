import type { ExpressionProblem } from './expression.types.ts';

export interface Token {
  readonly text: string;
  readonly offset: number;
}

/** An underscore is not for SPDX identifiers, but those of custom licenses may have one. */
const tokenPattern = /\s*([()+]|[\w.:-]+)/y;

/** The words, brackets and plus signs of an expression. */
export function tokenize(text: string): Token[] | ExpressionProblem {
  const tokens: Token[] = [];
  const end = text.trimEnd().length;
  let position = 0;
  while (position < end) {
    tokenPattern.lastIndex = position;
    const word = tokenPattern.exec(text)?.[1];
    if (word === undefined) return unexpected(text, position);
    position = tokenPattern.lastIndex;
    tokens.push({ text: word, offset: position - word.length });
  }
  return tokens;
}

function unexpected(text: string, position: number): ExpressionProblem {
  const rest = text.slice(position).trimStart();
  const [character] = rest;
  return {
    error: `The character '${character}' is not for license expressions`,
    offset: text.length - rest.length,
  };
}
