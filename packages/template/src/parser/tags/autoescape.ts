import { type EscapingStrategy, isEscapingStrategy, STRATEGY_NAMES } from '../../filters/escape.ts';
import type { Token } from '../../lexer/token.ts';
import type { Statement } from '../ast.ts';
import { parseBody } from '../parse-body.ts';
import type { Parser } from '../parser.ts';

/** `autoescape "strategy"`, `autoescape true` or `autoescape false`, `endautoescape`. */
export function parseAutoEscape(parser: Parser, opening: Token): readonly Statement[] {
  const strategy = parseStrategy(parser);
  parser.expectTagEnd();
  const outer = parser.autoEscape;
  parser.autoEscape = strategy;
  const { statements } = parseBody(parser, opening, ['endautoescape']);
  parser.autoEscape = outer;
  parser.expectTagEnd();
  return statements;
}

function parseStrategy(parser: Parser): EscapingStrategy | undefined {
  if (parser.is('close')) return parser.rules.defaultStrategy;
  const { kind, text, offset } = parser.take();
  if (kind === 'name' && text === 'false') return undefined;
  if (kind === 'name' && text === 'true') return parser.rules.defaultStrategy;
  if (kind === 'string' && isEscapingStrategy(text)) return text;
  const wanted = STRATEGY_NAMES.map((name) => `"${name}"`).join(', ');
  return parser.fail(
    'unknown_name',
    text,
    `Expected true, false or one of ${wanted}, found '${text}'`,
    offset,
  );
}
