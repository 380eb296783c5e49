// Public to other features.
import { parseLicenseExpression } from '@waybill/license';
import type { LicenseEntry } from '@waybill/sbom';
import { trimmed, truncated } from '../../http/text.ts';

/** A license row as far as resolution needs it. */
export interface KnownLicense {
  readonly license_id: number;
  readonly spdx_id: string;
  readonly name: string;
  readonly custom: boolean;
}

/** All licenses of the installation, for resolving many license lists without a query. */
export interface LicenseBook {
  findById(id: string): KnownLicense | undefined;
  /** By identifier, else a custom license by its name. */
  findByName(name: string): KnownLicense | undefined;
}

/** The result of a component's license list: a known license, or else a text; and the expression. */
export interface ResolvedLicense {
  readonly licenseId: number | null;
  readonly name: string | null;
  readonly expression: string | null;
  readonly url: string | null;
}

export const noLicense: ResolvedLicense = { licenseId: null, name: null, expression: null, url: null };

export function createLicenseBook(licenses: readonly KnownLicense[]): LicenseBook {
  const byId = new Map(licenses.map((license) => [license.spdx_id, license]));
  const customByName = new Map(
    licenses.filter((license) => license.custom).map((license) => [license.name, license]),
  );
  return {
    findById: (id) => byId.get(id),
    findByName: (name) => byId.get(name) ?? customByName.get(name),
  };
}

/**
 * Resolves the license list of a BOM component (contract §7.4, second version): the entries in order, then the single
 * identifier of the expression; the first that is known wins. None known: the first name stays as text.
 */
export function resolveLicenses(
  entries: readonly LicenseEntry[] | undefined,
  book: LicenseBook,
): ResolvedLicense {
  if (!entries || entries.length === 0) return noLicense;
  const expression = firstExpression(entries);
  const candidates = entries.filter((entry) => trimmed(entry.id) || trimmed(entry.name));
  const resolved = firstKnown(candidates, book) ?? knownOfExpression(expression?.text, book);
  if (resolved) {
    return { ...noLicense, ...resolved, expression: expression?.text ?? null };
  }
  const named = candidates.find((entry) => trimmed(entry.name)) ?? candidates[0];
  return {
    licenseId: null,
    name: truncated(trimmed(named?.name) ?? trimmed(named?.id), 255),
    expression: expression?.text ?? null,
    url: truncated(trimmed(named?.url), 255),
  };
}

function firstKnown(candidates: readonly LicenseEntry[], book: LicenseBook) {
  for (const entry of candidates) {
    const id = trimmed(entry.id);
    const name = trimmed(entry.name);
    const known = (id && book.findById(id)) || (name && book.findByName(name)) || undefined;
    if (known) return { licenseId: known.license_id, url: truncated(trimmed(entry.url), 255) };
  }
  return undefined;
}

function firstExpression(entries: readonly LicenseEntry[]) {
  for (const entry of entries) {
    const text = trimmed(entry.expression);
    const tree = text === undefined ? undefined : parseLicenseExpression(text);
    if (text !== undefined && tree) return { text, tree };
  }
  return undefined;
}

function knownOfExpression(text: string | undefined, book: LicenseBook) {
  const tree = text === undefined ? undefined : parseLicenseExpression(text);
  if (tree?.kind !== 'license' || tree.exception !== undefined) return undefined;
  // The SPDX list has some identifiers with a plus, such as `GPL-2.0+`.
  const known = book.findById(tree.orLater ? `${tree.id}+` : tree.id);
  return known && { licenseId: known.license_id };
}
