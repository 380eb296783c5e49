import { createHash } from 'node:crypto';

/** Shorter parts are as easy to read where they are. */
const leastShared = 40;
const lineWidth = 120;

/**
 * Writes a value as source. A part that occurs more than once, such as a list of words or the schema of a nested model, is a
 * constant that the others refer to; what fits on a line is on one. Constants are called after where they come first, and what
 * they are, so that a change of the data changes few lines.
 */
export function writeShared(name: string, type: string, value: unknown): string {
  const counts = new Map<string, number>();
  countParts(value, counts);
  const names = new Map<string, string>();
  const constants: string[] = [];
  const write = (part: unknown, at: string, indent: string, isWhole = false): string => {
    const text = JSON.stringify(part);
    if (!isWhole && isPart(part) && (counts.get(text) ?? 0) > 1) {
      const known = names.get(text) ?? nameOf(at, text);
      if (!names.has(text)) {
        names.set(text, known);
        constants.push(`const ${known} = ${write(part, at, '', true)} as const;\n`);
      }
      return known;
    }
    if (!isPart(part)) return text;
    const inner = `${indent} `;
    const isList = Array.isArray(part);
    const items = isList
      ? part.map((item) => write(item, at, inner))
      : Object.entries(part).map(([key, item]) => `${JSON.stringify(key)}: ${write(item, key, inner)}`);
    const [open, close] = isList ? ['[', ']'] : ['{', '}'];
    const line = `${open}${items.join(', ')}${close}`;
    if (!line.includes('\n') && indent.length + line.length <= lineWidth) return line;
    return `${open}\n${linesOf(items, inner, isList).join(',\n')}\n${indent}${close}`;
  };
  const text = write(value, name, '', true);
  return `${constants.join('')}\nexport const ${name}: ${type} = ${text};\n`;
}

/** Items of a list share lines, members of an object have one each. */
function linesOf(items: readonly string[], indent: string, isList: boolean): string[] {
  if (!isList || items.some((item) => item.includes('\n'))) return items.map((item) => indent + item);
  const lines: string[] = [];
  for (const item of items) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + item.length + 2 <= lineWidth)
      lines[lines.length - 1] = `${last}, ${item}`;
    else lines.push(indent + item);
  }
  return lines;
}

function isPart(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** Counts the parts of a value; those inside of one that occurs again are counted once. */
function countParts(value: unknown, counts: Map<string, number>): void {
  if (!isPart(value)) return;
  const text = JSON.stringify(value);
  if (text.length >= leastShared) {
    const before = counts.get(text) ?? 0;
    counts.set(text, before + 1);
    if (before > 0) return;
  }
  for (const part of Object.values(value)) countParts(part, counts);
}

function nameOf(at: string, text: string): string {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 6);
  return `${at.replaceAll(/\W/g, '_').replace(/^(?=\d)/, '_')}_${hash}`;
}
