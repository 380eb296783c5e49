import { testNamed } from '../runtime/tests.ts';
import type { ArithmeticOperator, BinaryOperator, Expression } from './ast.ts';
import { parseFilterCall } from './parse-filter-call.ts';
import { parseOperand } from './parse-operand.ts';
import type { Parser } from './parser.ts';

/** How strongly binary operators bind; filters bind tighter than arithmetic, `~` and `..` tighter than filters. */
const PRECEDENCE: ReadonlyMap<string, number> = new Map([
  ['or', 10],
  ['and', 15],
  ['is', 20],
  ['is not', 20],
  ['contains', 20],
  ['==', 30],
  ['equals', 30],
  ['!=', 30],
  ['>', 30],
  ['<', 30],
  ['>=', 30],
  ['<=', 30],
  ['+', 40],
  ['-', 40],
  ['*', 60],
  ['/', 60],
  ['%', 60],
  ['|', 100],
  ['~', 110],
  ['..', 120],
]);
const ARITHMETIC: ReadonlySet<string> = new Set<ArithmeticOperator>(['+', '-', '*', '/', '%']);

/** Reads a whole expression, with the ternary operator, which binds weakest. */
export function parseExpression(parser: Parser): Expression {
  return parser.nested(() => {
    const condition = parseBinary(parser, 0);
    const offset = parser.current.offset;
    if (!parser.skip('?')) return condition;
    const yes = parseExpression(parser);
    parser.expect('symbol', ':');
    const no = parseExpression(parser);
    return parser.node({ kind: 'choice', condition, yes, no }, offset, [condition, yes, no]);
  });
}

function parseBinary(parser: Parser, minimum: number): Expression {
  let left = parseUnary(parser);
  while (true) {
    const precedence = operatorPrecedence(parser);
    if (precedence === undefined || precedence < minimum) return left;
    left = parseRest(parser, left, precedence);
  }
}

function operatorPrecedence(parser: Parser): number | undefined {
  const { kind, text } = parser.current;
  return kind === 'operator' || text === '|' ? PRECEDENCE.get(text) : undefined;
}

function parseUnary(parser: Parser): Expression {
  const { kind, text, offset } = parser.current;
  if (kind !== 'operator' || (text !== 'not' && text !== '-' && text !== '+')) return parseOperand(parser);
  parser.take();
  const operand = parser.nested(() => parseUnary(parser));
  return parser.node({ kind: 'unary', operator: text, operand }, offset, [operand]);
}

function parseRest(parser: Parser, left: Expression, precedence: number): Expression {
  const { text, offset } = parser.take();
  if (text === '|') return parseFilterCall(parser, left);
  if (text === 'is' || text === 'is not') return parseTest(parser, left, text === 'is not');
  const right = parser.nested(() => parseBinary(parser, precedence + 1));
  if (text === 'and' || text === 'or') {
    return parser.node({ kind: 'logic', operator: text, left, right }, offset, [left, right]);
  }
  const operator = binaryOperator(text);
  const decimal = ARITHMETIC.has(operator) && (isDecimal(left) || isDecimal(right));
  return parser.node({ kind: 'binary', operator, left, right, decimal }, offset, [left, right]);
}

function binaryOperator(text: string): BinaryOperator {
  // The table above holds no other texts that come here.
  return (text === 'equals' ? '==' : text) as BinaryOperator;
}

function isDecimal(expression: Expression): boolean {
  if (expression.kind === 'unary') return isDecimal(expression.operand);
  return (expression.kind === 'literal' || expression.kind === 'binary') && expression.decimal;
}

function parseTest(parser: Parser, operand: Expression, negated: boolean): Expression {
  const { text: name, offset } = parser.expect('name');
  const test = testNamed(name);
  if (!test) return parser.fail('unknown_name', name, `There is no test '${name}'`, offset);
  return parser.node({ kind: 'test', name, test, negated, operand }, offset, [operand]);
}
