import { bindArguments, NO_ARGUMENTS, parseArguments } from './arguments.ts';
import type { Expression } from './ast.ts';
import type { Parser } from './parser.ts';

/** Reads the name and the arguments of a filter that is applied to an input. */
export function parseFilterCall(parser: Parser, input: Expression): Expression {
  const { text: name, offset } = parser.expect('name');
  const filter = parser.rules.filters.get(name);
  if (!filter) return parser.fail('unknown_name', name, `There is no filter '${name}'`, offset);
  const written = parser.is('symbol', '(') ? parseArguments(parser) : NO_ARGUMENTS;
  const args = bindArguments(parser, `filter '${name}'`, filter.parameters, written);
  return parser.node({ kind: 'filter', name, filter, input, args }, offset, [input, ...args]);
}
