import { readFileSync } from 'node:fs';
import path from 'node:path';

const entities: Readonly<Record<string, string>> = { quot: '"', amp: '&', lt: '<', gt: '>', apos: "'" };

/** Names of weaknesses, categories and views by number, in ascending order. */
export type CweNames = ReadonlyMap<number, string>;

/**
 * Reads the names in MITRE's catalog of CWE (https://cwe.mitre.org/data/downloads.html): weaknesses, categories and views, since
 * clients are offered all of them. An XML text of any other kind has none.
 */
export function readCweNames(xml: string): CweNames {
  const found = new Map<number, string>();
  for (const match of xml.matchAll(/<(?:Weakness|Category|View) ID="(\d{1,7})" Name="([^"]*)"/g)) {
    const name = (match[2] ?? '').replace(/&(\w+);/g, (text, entity: string) => entities[entity] ?? text);
    found.set(Number(match[1]), name);
  }
  return new Map([...found].toSorted(([one], [other]) => one - other));
}

/** Reads the catalog from a file, unpacked. @throws Error that says what is wrong with the file */
export function readCweFile(file: string, workingDirectory: string): CweNames {
  const names = readCweNames(readFileSync(path.resolve(workingDirectory, file), 'utf8'));
  if (names.size > 0) return names;
  throw new Error(`"${file}" is not the XML of MITRE's CWE catalog; if it is a zip archive, unpack it.`);
}
