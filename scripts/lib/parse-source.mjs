/** Comments and texts; a text in backticks is taken as a whole, with what is computed in it. */
const COMMENT_OR_TEXT =
  /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\[\s\S]|[^`\\])*`/g;

const IMPORT =
  /\b(import|export)\s+(type\s+)?[^'";]*?\bfrom\s*(['"])([^'"\n]+)\3|\bimport\s*\(?\s*(['"])([^'"\n]+)\5/g;

/**
 * Reads what a module imports, and its code without comments and texts but with the same lines.
 * Patterns rather than a parser: enough for code that a formatter has laid out, and without a dependency.
 */
export function parseSource(text) {
  const withoutComments = text.replace(COMMENT_OR_TEXT, (part) =>
    part.startsWith('/') ? blank(part) : part,
  );
  const imports = [...withoutComments.matchAll(IMPORT)].map((match) => ({
    specifier: match[4] ?? match[6],
    isType: match[2] !== undefined,
    line: withoutComments.slice(0, match.index).split('\n').length,
  }));
  return {
    imports,
    code: withoutComments.replace(COMMENT_OR_TEXT, blank),
    firstLine: text.slice(0, text.indexOf('\n')),
  };
}

function blank(text) {
  return text.replace(/[^\n]/g, ' ');
}
