import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { licenseIdsOf, parseLicenseExpression } from '@waybill/license';
import { readDocuments } from '@waybill/license/texts';
import { compareText } from '../archive/entry.ts';
import type { ShippedPackage } from '../contents/lock.ts';
import { TERMS } from '../contents/package-files.ts';
import type { NativePart } from './native-parts.ts';

/** Packages whose terms are the same, letter by letter. */
interface Group {
  names: string[];
  text: string;
}

/** Terms are often long and the same for many packages: each text stands once. */
const RULE = '-'.repeat(80);

/**
 * The file of notices: every part of others with its license, then the texts. A package that has no file with its terms gets the
 * text of the SPDX list for what it declares, and the file says so.
 * @param root where the packages are installed
 */
export async function thirdPartyNotices(
  root: string,
  packages: readonly ShippedPackage[],
  parts: readonly NativePart[],
): Promise<string> {
  const standard = await standardTexts();
  const groups = new Map<string, Group>();
  const add = (name: string, text: string) => {
    const key = createHash('sha256').update(text.replace(/\s+/g, ' ')).digest('hex');
    const group = groups.get(key) ?? { names: [], text };
    group.names.push(name);
    groups.set(key, group);
  };
  for (const one of packages)
    add(`${one.name} ${one.version}`, termsOf(root, one) ?? declaredTerms(one.license, standard));
  for (const part of parts)
    add(`${part.name} ${part.version}`, `${part.copyright}.\n\n${declaredTerms(part.license, standard)}`);
  const lines = [...packages, ...parts]
    .map(({ name, version, license }) => `  ${name} ${version}: ${license}`)
    .sort(compareText);
  return [
    'Waybill includes the following works of others, each under its own terms.\n',
    ...lines,
    ...[...groups.values()].map(
      ({ names, text }) => `\n${RULE}\n${names.join(', ')}\n${RULE}\n\n${text.trim()}`,
    ),
    '',
  ].join('\n');
}

/** What a package says in its own files. */
function termsOf(root: string, { folder }: ShippedPackage): string | undefined {
  const home = path.join(root, folder);
  const files = readdirSync(home, { withFileTypes: true })
    .filter((entry) => entry.isFile() && TERMS.test(entry.name))
    .map(({ name }) => name)
    .sort(compareText);
  if (files.length === 0) return undefined;
  return files
    .map((file) => readFileSync(path.join(home, file), 'utf8').replaceAll('\r\n', '\n').trim())
    .join('\n\n');
}

function declaredTerms(license: string, standard: ReadonlyMap<string, string>): string {
  const expression = parseLicenseExpression(license);
  const ids = expression ? licenseIdsOf(expression) : [];
  const texts = ids.flatMap((id) => standard.get(id) ?? []);
  return [`Given under ${license}; the package has no file of its own with these terms.`, ...texts].join(
    '\n\n',
  );
}

async function standardTexts(): Promise<ReadonlyMap<string, string>> {
  const { documents } = await readDocuments();
  return new Map(documents.flatMap(({ id, text }) => (text === null ? [] : [[id, text]])));
}
