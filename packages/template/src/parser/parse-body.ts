import type { Token } from '../lexer/token.ts';
import { placeText, positionAt } from '../template-error.ts';
import type { Statement } from './ast.ts';
import type { Parser } from './parser.ts';

/** A body and the tag that ended it; only the opening delimiter and the name of that tag are taken. */
export interface Body {
  readonly statements: readonly Statement[];
  readonly ending: string;
}

/** Reads the statements of a block up to one of the tags that may end it. */
export function parseBody(parser: Parser, opening: Token, endings: readonly string[]): Body {
  const statements = parser.parseStatements();
  if (parser.is('end')) {
    const message = `Tag '${opening.text}' is never closed: expected '${endings.at(-1)}'`;
    parser.fail('unclosed', opening.text, message, opening.offset);
  }
  parser.take();
  const { text, offset } = parser.take();
  if (!endings.includes(text)) {
    const place = placeText(positionAt(parser.source, opening.offset));
    const message = `Tag '${text}' is not expected here: '${opening.text}', opened at ${place}, expects ${listText(endings)}`;
    parser.fail('syntax', text, message, offset);
  }
  return { statements, ending: text };
}

function listText(names: readonly string[]): string {
  return names.map((name) => `'${name}'`).join(' or ');
}
