import { type BomVariant, bomExportFormats, bomVariants } from '@waybill/api-contract';
import { isJsonSpecVersion, isSpecVersion, type JsonSpecVersion, type SpecVersion } from '@waybill/sbom';
import { illegalArgument, textError } from '../../../http/errors.ts';
import { trimmed } from '../../../http/text.ts';

/** How a document is to be written. */
export type ExportForm =
  | { readonly format: 'json'; readonly specVersion: JsonSpecVersion }
  | { readonly format: 'xml'; readonly specVersion: SpecVersion };

/** The version of CycloneDX that clients get who ask for none (contract §26.5). */
const usualVersion = '1.5';

/** Reads words in any case. @throws 400 for one that there is none of */
export function readForm(query: { format?: string | undefined; version?: string | undefined }): ExportForm {
  const format = wordOf(bomExportFormats, query.format ?? 'JSON', 'format') === 'XML' ? 'xml' : 'json';
  return format === 'xml'
    ? { format, specVersion: readVersion(query.version) }
    : { format, specVersion: readJsonVersion(query.version) };
}

/** Reads the version of a document that can only be JSON. @throws 400 for one that there is none of in JSON */
export function readJsonVersion(text: string | undefined): JsonSpecVersion {
  const version = readVersion(text);
  if (isJsonSpecVersion(version)) return version;
  throw illegalArgument(`CycloneDX version ${version} does not support the JSON format`);
}

function readVersion(text: string | undefined): SpecVersion {
  const version = trimmed(text) ?? usualVersion;
  if (!isSpecVersion(version)) throw invalid('version');
  return version;
}

export function readVariant(text: string | undefined): BomVariant {
  return wordOf(bomVariants, text ?? 'inventory', 'variant');
}

function wordOf<Word extends string>(words: readonly Word[], text: string, what: string): Word {
  const wanted = text.trim().toLowerCase();
  const word = wanted === '' ? words[0] : words.find((one) => one.toLowerCase() === wanted);
  if (word === undefined) throw invalid(what);
  return word;
}

const invalid = (what: string) => textError(`bom.export_${what}`, 400, `Invalid BOM ${what} specified.`);
