import type { EscapingStrategy } from '../filters/escape.ts';
import { tokenize } from '../lexer/tokenize.ts';
import type { Program, Statement } from './ast.ts';
import { parseExpression } from './parse-expression.ts';
import { type Grammar, Parser, type ParserRules, type PendingCall } from './parser.ts';
import { protect } from './protect.ts';
import { parseTag } from './tags.ts';

const GRAMMAR: Grammar = { expression: parseExpression, statements: parseStatements };

/** Parses a whole template; throws a TemplateError. */
export function parseTemplate(
  source: string,
  rules: ParserRules & { readonly trimNewLines: boolean },
  autoEscape: EscapingStrategy | undefined,
): Program {
  const parser = new Parser(source, tokenize(source, rules), rules, GRAMMAR, autoEscape);
  const body = parseStatements(parser);
  if (!parser.is('end')) {
    const { text, offset } = parser.following;
    parser.fail('syntax', text, `Tag '${text}' is not expected here: nothing is open`, offset);
  }
  for (const call of parser.pendingCalls) checkMacroCall(parser, call);
  return { source, body, macros: parser.macros };
}

/** Stops before the end and before a tag that no parser knows as an opening one. */
function parseStatements(parser: Parser): Statement[] {
  const statements: Statement[] = [];
  while (!parser.is('end')) {
    if (parser.is('data')) {
      statements.push({ kind: 'text', text: parser.take().text });
    } else if (parser.is('open', '{{')) {
      statements.push(parsePrint(parser));
    } else {
      const parsed = parseTag(parser);
      if (parsed === 'ending') return statements;
      for (const statement of parsed) statements.push(statement);
    }
  }
  return statements;
}

function parsePrint(parser: Parser): Statement {
  const { offset } = parser.take();
  const expression = protect(parser, parseExpression(parser));
  parser.expect('close', '}}');
  return { kind: 'print', expression, offset };
}

function checkMacroCall(parser: Parser, { name, offset, positional, named }: PendingCall): void {
  const macro = parser.macros.get(name);
  if (!macro) parser.fail('unknown_name', name, `There is no function or macro '${name}'`, offset);
  const names = macro.parameters.map((parameter) => parameter.name);
  if (positional > names.length) {
    parser.fail('arguments', name, `Macro '${name}' takes at most ${names.length} arguments`, offset);
  }
  for (const argument of named) {
    const index = names.indexOf(argument.name);
    if (index >= positional) continue;
    const problem = index < 0 ? `Macro '${name}' has no argument` : 'Given twice: argument';
    parser.fail('arguments', argument.name, `${problem} '${argument.name}'`, argument.offset);
  }
}
