import type { BoundArguments, CallArguments, Expression, NamedArgument } from './ast.ts';
import type { Parser } from './parser.ts';

export const NO_ARGUMENTS: CallArguments = { positional: [], named: [] };

/** Reads `(a, b, name=c)`; the opening parenthesis is the current token. */
export function parseArguments(parser: Parser): CallArguments {
  parser.expect('symbol', '(');
  const positional: Expression[] = [];
  const named: NamedArgument[] = [];
  while (!parser.skip(')')) {
    if (positional.length + named.length > 0) parser.expect('symbol', ',');
    const { kind, text: name, offset } = parser.current;
    if (kind === 'name' && parser.following.kind === 'symbol' && parser.following.text === '=') {
      parser.take();
      parser.take();
      named.push({ name, value: parser.parseExpression(), offset });
    } else if (named.length > 0) {
      parser.fail('arguments', named[0]!.name, 'Arguments without a name come before those with one', offset);
    } else {
      positional.push(parser.parseExpression());
    }
  }
  return { positional, named };
}

/**
 * Puts arguments into the order of the parameters. Without parameters the arguments stay as they are, any number of
 * them, and none may have a name.
 */
export function bindArguments(
  parser: Parser,
  owner: string,
  parameters: readonly string[] | undefined,
  { positional, named }: CallArguments,
): BoundArguments {
  const names = parameters ?? [];
  const tooMany = parameters && positional[names.length];
  if (tooMany) {
    parser.fail('arguments', owner, `The ${owner} takes ${countText(names)}`, tooMany.offset);
  }
  const bound: (Expression | undefined)[] = [...positional];
  for (const { name, value, offset } of named) {
    const index = names.indexOf(name);
    if (index < 0) {
      parser.fail(
        'arguments',
        name,
        `The ${owner} has no argument '${name}': it takes ${countText(names)}`,
        offset,
      );
    }
    if (bound[index]) parser.fail('arguments', name, `Argument '${name}' is given twice`, offset);
    bound[index] = value;
  }
  return Array.from({ length: Math.max(names.length, bound.length) }, (_, index) => bound[index]);
}

function countText(names: readonly string[]): string {
  return names.length === 0 ? 'no arguments' : names.map((name) => `'${name}'`).join(', ');
}
