import type { Token } from '../lexer/token.ts';
import { functionNamed } from '../runtime/functions.ts';
import { bindArguments, parseArguments } from './arguments.ts';
import type { Expression } from './ast.ts';
import type { Parser } from './parser.ts';

const CONSTANTS: ReadonlyMap<string, boolean | null> = new Map([
  ['true', true],
  ['TRUE', true],
  ['false', false],
  ['FALSE', false],
  ['null', null],
  ['NULL', null],
  ['none', null],
  ['NONE', null],
]);

/** True if a word is a constant, which cannot be used as a name. */
export function isConstant(word: string): boolean {
  return CONSTANTS.has(word);
}

/** Reads what operators work on, with the dots and brackets behind it. */
export function parseOperand(parser: Parser): Expression {
  let operand = parsePrimary(parser);
  while (true) {
    if (parser.is('symbol', '.')) operand = parseMember(parser, operand);
    else if (parser.is('symbol', '[')) operand = parseSubscript(parser, operand);
    else return operand;
  }
}

function parsePrimary(parser: Parser): Expression {
  const token = parser.current;
  switch (token.kind) {
    case 'name':
      parser.take();
      return parseName(parser, token);
    case 'number':
      parser.take();
      return parseNumber(parser, token);
    case 'string':
      parser.take();
      return literal(parser, token.text, token.offset);
    case 'interpolated':
      parser.take();
      return parseInterpolated(parser, token);
    default:
      return parseBracketed(parser);
  }
}

function parseBracketed(parser: Parser): Expression {
  if (parser.is('symbol', '[')) return parseList(parser);
  if (parser.is('symbol', '{')) return parseMap(parser);
  if (!parser.skip('(')) return parser.unexpected('an expression');
  const inner = parser.parseExpression();
  parser.expect('symbol', ')');
  return inner;
}

function literal(
  parser: Parser,
  value: string | number | boolean | null,
  offset: number,
  decimal = false,
): Expression {
  return parser.node({ kind: 'literal', value, decimal }, offset);
}

function parseNumber(parser: Parser, { text, offset }: Token): Expression {
  const value = Number.parseFloat(text);
  if (!Number.isFinite(value)) parser.fail('syntax', text, 'Number is too large', offset);
  return literal(parser, value, offset, text.includes('.'));
}

function parseName(parser: Parser, { text: name, offset }: Token): Expression {
  const constant = CONSTANTS.get(name);
  if (constant !== undefined) return literal(parser, constant, offset);
  if (!parser.is('symbol', '(')) return parser.node({ kind: 'variable', name }, offset);
  const args = parseArguments(parser);
  const called = functionNamed(name);
  if (called) {
    const bound = bindArguments(parser, `function '${name}'`, called.parameters, args);
    return parser.node({ kind: 'call', name, called, args: bound }, offset, bound);
  }
  parser.pendingCalls.push({ name, offset, positional: args.positional.length, named: args.named });
  const values = [...args.positional, ...args.named.map((argument) => argument.value)];
  return parser.node({ kind: 'macro-call', name, args }, offset, values);
}

function parseInterpolated(parser: Parser, token: Token): Expression {
  const parts = (token.parts ?? []).map((part) =>
    typeof part === 'string'
      ? literal(parser, part, token.offset)
      : parser.within(part, () => parser.parseExpression()),
  );
  return parser.node({ kind: 'concat', parts }, token.offset, parts);
}

function parseMember(parser: Parser, target: Expression): Expression {
  parser.take();
  const { text: name, offset } = parser.expect('name');
  if (!parser.is('symbol', '(')) return parser.node({ kind: 'property', target, name }, offset, [target]);
  const { positional: args, named } = parseArguments(parser);
  const first = named[0];
  if (first) parser.fail('arguments', first.name, `Method '${name}' takes no named arguments`, first.offset);
  return parser.node({ kind: 'method', target, name, args }, offset, [target, ...args]);
}

function parseSubscript(parser: Parser, target: Expression): Expression {
  const { offset } = parser.take();
  const key = parser.parseExpression();
  parser.expect('symbol', ']');
  return parser.node({ kind: 'subscript', target, key }, offset, [target, key]);
}

function parseList(parser: Parser): Expression {
  const { offset } = parser.take();
  const items: Expression[] = [];
  while (!parser.skip(']')) {
    if (items.length > 0) parser.expect('symbol', ',');
    items.push(parser.parseExpression());
  }
  return parser.node({ kind: 'list', items }, offset, items);
}

function parseMap(parser: Parser): Expression {
  const { offset } = parser.take();
  const entries: (readonly [Expression, Expression])[] = [];
  while (!parser.skip('}')) {
    if (entries.length > 0) parser.expect('symbol', ',');
    const key = parser.parseExpression();
    parser.expect('symbol', ':');
    entries.push([key, parser.parseExpression()]);
  }
  return parser.node({ kind: 'map', entries }, offset, entries.flat());
}
