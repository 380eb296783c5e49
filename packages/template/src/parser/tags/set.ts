import type { Token } from '../../lexer/token.ts';
import type { Statement } from '../ast.ts';
import { parseNewName } from '../new-name.ts';
import type { Parser } from '../parser.ts';

/** `set name = value`. */
export function parseSet(parser: Parser, opening: Token): readonly Statement[] {
  const name = parseNewName(parser);
  parser.expect('symbol', '=');
  const value = parser.parseExpression();
  parser.expectTagEnd();
  return [{ kind: 'set', name, value, offset: opening.offset }];
}
