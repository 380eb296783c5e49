import type { SpdxDocument, SpdxDocuments } from '../src/texts.ts';
import { idOf, type SourceEntry, type SpdxSource } from './spdx-source.ts';

/** The text of src/data/spdx-list.gen.ts. */
export function listModule(source: SpdxSource): string {
  return `${heading(source)}
export const listVersion = '${source.version}';
export const listDate = '${source.releaseDate}';

/** Identifier, name, flags: \`o\` OSI approved, \`f\` FSF libre, \`d\` deprecated. */
export type ListRow = readonly [id: string, name: string, flags: string];

export const licenseRows: readonly ListRow[] = ${rowsOf(source.licenses.map(listRow))};

export const exceptionRows: readonly ListRow[] = ${rowsOf(source.exceptions.map(listRow))};
`;
}

/** The text of src/data/spdx-urls.gen.ts. */
export function urlModule(source: SpdxSource): string {
  const rows = [...source.licenses, ...source.exceptions].map((entry) => [idOf(entry), ...entry.seeAlso]);
  return `${heading(source)}
/** Identifier of a license or exception, then the addresses given for it. */
export const urlRows: readonly (readonly [id: string, ...urls: string[]])[] = ${rowsOf(rows)};
`;
}

/** The content of data/spdx-documents.json.br. */
export function documentsOf(source: SpdxSource): SpdxDocuments {
  const documents = [...source.licenses, ...source.exceptions].map(toDocument);
  return { version: source.version, documents: documents.sort((a, b) => (a.id < b.id ? -1 : 1)) };
}

function heading({ version }: SpdxSource): string {
  return `// SPDX license list ${version}, made by scripts/make-spdx-data.ts. Do not edit.`;
}

function rowsOf(rows: readonly (readonly string[])[]): string {
  return `[\n${rows.map((row) => `  ${JSON.stringify(row)},\n`).join('')}]`;
}

function listRow(entry: SourceEntry): string[] {
  const flags = [
    entry.isOsiApproved ? 'o' : '',
    entry.isFsfLibre ? 'f' : '',
    entry.isDeprecatedLicenseId ? 'd' : '',
  ];
  return [idOf(entry), entry.name, flags.join('')];
}

function toDocument(entry: SourceEntry): SpdxDocument {
  return {
    id: idOf(entry),
    name: entry.name,
    isException: entry.licenseExceptionId !== undefined,
    osiApproved: entry.isOsiApproved ?? false,
    fsfLibre: entry.isFsfLibre ?? false,
    deprecated: entry.isDeprecatedLicenseId,
    seeAlso: entry.seeAlso,
    text: entry.licenseText ?? entry.licenseExceptionText ?? null,
    template: entry.standardLicenseTemplate ?? entry.licenseExceptionTemplate ?? null,
    header: entry.standardLicenseHeader ?? null,
    comment: entry.licenseComments ?? null,
  };
}
