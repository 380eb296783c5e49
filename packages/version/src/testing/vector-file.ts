/** One line of a vector file: two versions and how they relate. */
export interface Relation {
  readonly a: string;
  readonly sign: '<' | '=' | '>';
  readonly b: string;
}

/**
 * Reads lines of the form `1.0-rc1 < 1.0`, also in chains (`1 < 2 = 2.0 < 3`, where each relates to its neighbor).
 * Empty lines and lines that start with `#` or `//` are left out; any other line that is none is an error.
 */
export function readVectors(text: string): Relation[] {
  return text.split('\n').flatMap((line) => {
    const content = line.trim();
    return content === '' || content.startsWith('#') || content.startsWith('//') ? [] : readChain(content);
  });
}

function readChain(line: string): Relation[] {
  const parts = line.split(/\s+([<=>])\s+/);
  const relations: Relation[] = [];
  for (let at = 0; at + 2 < parts.length; at += 2) {
    const [a = '', sign, b = ''] = parts.slice(at, at + 3);
    if (sign !== '<' && sign !== '=' && sign !== '>') throw new Error(`Line '${line}' is no relation`);
    relations.push({ a, sign, b });
  }
  if (relations.length === 0) throw new Error(`Line '${line}' is no relation`);
  return relations;
}
