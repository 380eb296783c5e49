/** What PostgreSQL writes in another way than our statements. */
const spellings: readonly [RegExp, string][] = [
  [/\btimestamp with time zone\b/g, 'timestamptz'],
  [/\bdouble precision\b/g, 'float8'],
  [/\binteger\b/g, 'int'],
  [/\bboolean\b/g, 'bool'],
  [/ using btree /g, ' '],
  [/\s*\n\s*/g, ' '],
];

/** A text with the type that it has anyway, a quoted name, or what is between them. */
const parts = /'(?:[^']|'')*'(?:::(?:text|regclass)\b(?!\[))?|"(?:[^"]|"")*"|[^'"]+/g;

/** Names that are words of SQL, but may stand without quotes. */
const plainNames = /^"(left|position|right|substring)"$/;

/** What PostgreSQL says of an object, as our statements are written: in lower case, with the short names of types, and `in`. */
export function ourWords(definition: string): string {
  return definition
    .replace(parts, (part) => {
      if (part.startsWith("'")) return part.replace(/'::\w+$/, "'");
      if (part.startsWith('"')) return part.replace(plainNames, '$1');
      return spellings.reduce((text, [theirs, our]) => text.replace(theirs, our), part.toLowerCase());
    })
    .replace(/ = any \(array\[((?:'[^']*'(?:, )?)+)\]\)/g, ' in ($1)')
    .replace(/(?<=(?:and|or|not|where) |\()\((\w+ in \([^()]*\))\)/g, '$1')
    .replaceAll('( case ', '(case ');
}

/** Without the brackets around all of it, where these belong together. */
export function withoutBrackets(expression: string): string {
  if (!expression.startsWith('(') || !expression.endsWith(')')) return expression;
  let depth = 0;
  for (let at = 0; at < expression.length - 1; at++) {
    if (expression[at] === '(') depth++;
    if (expression[at] === ')') depth--;
    if (depth === 0) return expression;
  }
  return expression.slice(1, -1);
}

export function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

/** A sentence as lines of a comment. */
export function commentLines(text: string, indent = '', width = 140): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(`${indent}-- ${word}`);
  }
  return lines;
}
