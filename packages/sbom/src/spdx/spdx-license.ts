import type { ExpressionDetail, LicenseEntry } from '../model.ts';
import type { SpdxExtractedLicense, SpdxPackage } from './spdx-document.ts';
import { isStated } from './spdx-document.ts';

/**
 * Makes the license entries of a package: what its makers declare, and what somebody concluded where that differs.
 * A lone id becomes an id, a lone LicenseRef a name with its text, all else an expression.
 */
export function licensesOf(
  item: SpdxPackage,
  extracted: ReadonlyMap<string, SpdxExtractedLicense>,
): LicenseEntry[] {
  const { licenseDeclared, licenseConcluded } = item;
  const entries: LicenseEntry[] = [];
  if (isStated(licenseDeclared)) {
    entries.push({ ...entryOf(licenseDeclared, extracted), acknowledgement: 'declared' });
  }
  if (isStated(licenseConcluded) && licenseConcluded !== licenseDeclared) {
    entries.push({ ...entryOf(licenseConcluded, extracted), acknowledgement: 'concluded' });
  }
  return entries;
}

function entryOf(expression: string, extracted: ReadonlyMap<string, SpdxExtractedLicense>): LicenseEntry {
  const known = extracted.get(expression);
  if (known !== undefined) return namedEntry(known);
  if (/^[\w.-]+$/.test(expression) && !expression.startsWith('LicenseRef-')) return { id: expression };
  const ids = new Set(expression.match(/[\w.:-]+/g));
  const details = [...ids].flatMap((id) => detailOf(extracted.get(id)));
  return { expression, ...(details.length === 0 ? {} : { expressionDetails: details }) };
}

function namedEntry({ id, name, text, urls }: SpdxExtractedLicense): LicenseEntry {
  const url = urls.find(isStated);
  return {
    name: isStated(name) ? name : id,
    ...(isStated(text) ? { text: { content: text } } : {}),
    ...(url === undefined ? {} : { url }),
  };
}

function detailOf(license: SpdxExtractedLicense | undefined): ExpressionDetail[] {
  if (license === undefined) return [];
  const { id, text, urls } = license;
  const url = urls.find(isStated);
  if (!isStated(text) && url === undefined) return [];
  return [
    {
      licenseIdentifier: id,
      ...(isStated(text) ? { text: { content: text } } : {}),
      ...(url === undefined ? {} : { url }),
    },
  ];
}
