import { readFileSync } from 'node:fs';

/** One message of a catalog. */
export interface PoEntry {
  id: string;
  translation: string;
}

function unquote(lines: string): string {
  return [...lines.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map((match) => JSON.parse(`"${match[1]}"`)).join('');
}

/** Reads the messages of a .po file; the header entry, whose id is empty, is left out. */
export function readPo(path: string): PoEntry[] {
  const blocks = readFileSync(path, 'utf8').split(/\n\s*\n/);
  const entry = /msgid ((?:"(?:[^"\\]|\\.)*"\s*)+)msgstr ((?:"(?:[^"\\]|\\.)*"\s*)+)/;
  return blocks
    .map((block) => entry.exec(block))
    .filter((match) => match !== null)
    .map((match) => ({
      id: unquote(match[1] ?? ''),
      translation: unquote(match[2] ?? ''),
    }))
    .filter((item) => item.id !== '');
}
