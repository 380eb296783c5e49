import type { Token } from '../../lexer/token.ts';
import type { Expression, Statement } from '../ast.ts';
import { parseBody } from '../parse-body.ts';
import { parseFilterCall } from '../parse-filter-call.ts';
import type { Parser } from '../parser.ts';

/**
 * `filter name|name`, `endfilter`: filters what is printed inside. The result is not escaped again, because the print
 * tags inside already did that and the text around them is the template's own.
 */
export function parseFilterTag(parser: Parser, opening: Token): readonly Statement[] {
  // The filters come before the body they work on, so they are parsed over a body that is filled in below.
  const captured: Statement[] = [];
  let expression: Expression = parser.node({ kind: 'capture', body: captured }, opening.offset);
  do expression = parseFilterCall(parser, expression);
  while (parser.skip('|'));
  parser.expectTagEnd();
  for (const statement of parseBody(parser, opening, ['endfilter']).statements) captured.push(statement);
  parser.expectTagEnd();
  return [{ kind: 'print', expression, offset: opening.offset }];
}
