import type { Token } from '../../lexer/token.ts';
import type { Statement } from '../ast.ts';
import { parseNewName } from '../new-name.ts';
import { parseBody } from '../parse-body.ts';
import type { Parser } from '../parser.ts';

/** `for name in items`, perhaps `else` for no items, `endfor`. */
export function parseFor(parser: Parser, opening: Token): readonly Statement[] {
  const name = parseNewName(parser);
  parser.expect('name', 'in');
  const items = parser.parseExpression();
  parser.expectTagEnd();
  const body = parseBody(parser, opening, ['else', 'endfor']);
  let otherwise: readonly Statement[] = [];
  if (body.ending === 'else') {
    parser.expectTagEnd();
    otherwise = parseBody(parser, opening, ['endfor']).statements;
  }
  parser.expectTagEnd();
  return [{ kind: 'for', name, items, body: body.statements, otherwise, offset: opening.offset }];
}
