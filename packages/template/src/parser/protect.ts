import type { EscapingStrategy } from '../filters/escape.ts';
import type { Expression } from './ast.ts';
import type { Parser } from './parser.ts';

/**
 * The output of a print tag, escaped by the current strategy. Texts written in the template are safe. Both
 * sides of a ternary are checked separately.
 */
export function protect(parser: Parser, expression: Expression): Expression {
  const strategy = parser.autoEscape;
  return strategy === undefined ? expression : protectWith(parser, expression, strategy);
}

function protectWith(parser: Parser, expression: Expression, strategy: EscapingStrategy): Expression {
  const { offset } = expression;
  if (isWrittenText(expression)) return expression;
  if (expression.kind === 'choice') {
    const yes = protectWith(parser, expression.yes, strategy);
    const no = protectWith(parser, expression.no, strategy);
    return parser.node({ ...expression, yes, no }, offset, [expression.condition, yes, no]);
  }
  return parser.node({ kind: 'escape', strategy, operand: expression }, offset, [expression]);
}

function isWrittenText(expression: Expression): boolean {
  if (expression.kind === 'literal') return typeof expression.value === 'string';
  if (expression.kind !== 'binary' || expression.operator !== '~') return false;
  return isWrittenText(expression.left) && isWrittenText(expression.right);
}
