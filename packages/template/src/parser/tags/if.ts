import type { Token } from '../../lexer/token.ts';
import type { Branch, Statement } from '../ast.ts';
import { parseBody } from '../parse-body.ts';
import type { Parser } from '../parser.ts';

/** `if`, any number of `elseif`, perhaps `else`, `endif`. */
export function parseIf(parser: Parser, opening: Token): readonly Statement[] {
  const branches: Branch[] = [];
  let otherwise: readonly Statement[] = [];
  let ending = 'elseif';
  while (ending === 'elseif') {
    const condition = parser.parseExpression();
    parser.expectTagEnd();
    const body = parseBody(parser, opening, ['elseif', 'else', 'endif']);
    branches.push({ condition, body: body.statements });
    ending = body.ending;
  }
  if (ending === 'else') {
    parser.expectTagEnd();
    otherwise = parseBody(parser, opening, ['endif']).statements;
  }
  parser.expectTagEnd();
  return [{ kind: 'if', branches, otherwise, offset: opening.offset }];
}
