import type { Token } from '../../lexer/token.ts';
import { functionNamed } from '../../runtime/functions.ts';
import type { Parameter, Statement } from '../ast.ts';
import { parseNewName } from '../new-name.ts';
import { parseBody } from '../parse-body.ts';
import type { Parser } from '../parser.ts';

/** `macro name(parameter, parameter=value)`, `endmacro`. It prints nothing where it stands. */
export function parseMacro(parser: Parser, opening: Token): readonly Statement[] {
  const { offset } = parser.current;
  const name = parseNewName(parser);
  if (functionNamed(name)) parser.fail('syntax', name, `Macro '${name}' has the name of a function`, offset);
  const parameters = parseParameters(parser);
  parser.expectTagEnd();
  const body = parseBody(parser, opening, ['endmacro']).statements;
  if (parser.macros.has(name)) parser.fail('syntax', name, `Macro '${name}' is defined twice`, offset);
  parser.macros.set(name, { name, parameters, body, offset });
  parser.expectTagEnd();
  return [];
}

function parseParameters(parser: Parser): Parameter[] {
  const parameters: Parameter[] = [];
  parser.expect('symbol', '(');
  while (!parser.skip(')')) {
    if (parameters.length > 0) parser.expect('symbol', ',');
    const { offset } = parser.current;
    const name = parseNewName(parser);
    if (parameters.some((parameter) => parameter.name === name)) {
      parser.fail('arguments', name, `Parameter '${name}' is defined twice`, offset);
    }
    parameters.push({ name, fallback: parser.skip('=') ? parser.parseExpression() : undefined });
  }
  return parameters;
}
