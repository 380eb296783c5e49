import { isConstant } from './parse-operand.ts';
import type { Parser } from './parser.ts';

/** A name that gets a value here; constants cannot. */
export function parseNewName(parser: Parser): string {
  const { text, offset } = parser.expect('name');
  if (isConstant(text)) parser.fail('syntax', text, `Constant '${text}' cannot get a value`, offset);
  return text;
}
