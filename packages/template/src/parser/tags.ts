import type { Token } from '../lexer/token.ts';
import type { Statement } from './ast.ts';
import type { Parser } from './parser.ts';
import { parseAutoEscape } from './tags/autoescape.ts';
import { parseFilterTag } from './tags/filter.ts';
import { parseFor } from './tags/for.ts';
import { parseIf } from './tags/if.ts';
import { parseMacro } from './tags/macro.ts';
import { parseSet } from './tags/set.ts';

/** Reads a tag behind its name; the name is the opening token, for errors. */
type TagParser = (parser: Parser, opening: Token) => readonly Statement[];

const TAGS: ReadonlyMap<string, TagParser> = new Map<string, TagParser>([
  ['autoescape', parseAutoEscape],
  ['filter', parseFilterTag],
  ['for', parseFor],
  ['if', parseIf],
  ['macro', parseMacro],
  ['set', parseSet],
]);
const ENDINGS = new Set(['elseif', 'else', 'endif', 'endfor', 'endfilter', 'endautoescape', 'endmacro']);
/** Tags of the language that need other templates; a notification template stands alone. */
const NEED_A_LOADER = new Set(['include', 'import', 'from', 'extends', 'embed', 'block', 'endblock']);

/** Reads a whole tag, or leaves one that ends a block to the block. */
export function parseTag(parser: Parser): readonly Statement[] | 'ending' {
  const name = parser.following;
  if (ENDINGS.has(name.text) && name.kind === 'name') return 'ending';
  parser.take();
  parser.expect('name');
  const parse = TAGS.get(name.text);
  if (parse) return parse(parser, name);
  const message = NEED_A_LOADER.has(name.text)
    ? `Tag '${name.text}' needs other templates, and this one stands alone`
    : `There is no tag '${name.text}'`;
  return parser.fail('unknown_name', name.text, message, name.offset);
}
