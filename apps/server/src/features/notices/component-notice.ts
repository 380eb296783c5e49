import { licenseIdsOf, parseLicenseExpression } from '@waybill/license';
import type { LicenseEntry } from '@waybill/sbom';
import type { NoticedComponentRow } from './notices.queries.ts';

/** The notice of a component. */
export interface ComponentNotice {
  readonly title: string;
  readonly purl: string | null;
  /** Identifiers, expressions and names, each once. */
  readonly licenses: readonly string[];
  /** Identifiers whose texts belong to the notice. */
  readonly licenseIds: readonly string[];
  /** Each once, as the BOM has them. */
  readonly copyrights: readonly string[];
  /** License texts of the BOM. */
  readonly texts: readonly string[];
}

/** Gathers what the BOM says, and what the license resolves to where it says nothing. */
export function noticeOf(row: NoticedComponentRow): ComponentNotice {
  const { copyright, licenses = [], bom } = row.detail ?? {};
  const evidence = bom?.evidence;
  const stated = licenses.length > 0 ? licenses : (evidence?.licenses ?? []);
  const names = unique(stated.length > 0 ? stated.flatMap(nameOf) : resolvedNames(row));
  return {
    title: [[row.group_name, row.name].filter(Boolean).join('/'), row.version].filter(Boolean).join(' '),
    purl: row.purl,
    licenses: names,
    licenseIds: unique([...(row.license_key === null ? [] : [row.license_key]), ...names.flatMap(idsIn)]),
    copyrights: unique([copyright, ...(evidence?.copyright ?? [])].flatMap((text) => text?.trim() || [])),
    texts: unique([...licenses, ...(evidence?.licenses ?? [])].flatMap(textOf)),
  };
}

function unique(texts: readonly string[]): string[] {
  return [...new Set(texts)];
}

function nameOf({ id, name, expression, url }: LicenseEntry): string[] {
  const text = id ?? expression ?? name ?? url;
  return text?.trim() ? [text.trim()] : [];
}

function resolvedNames(row: NoticedComponentRow): string[] {
  const text = row.license_key ?? row.license_expression ?? row.license_name ?? row.license_url;
  return text?.trim() ? [text.trim()] : [];
}

/** The identifiers of an expression; an identifier alone is one, too. */
function idsIn(text: string): string[] {
  const expression = parseLicenseExpression(text);
  return expression ? [...licenseIdsOf(expression)] : [];
}

/** The text of a license as the BOM has it; undefined where it is no text, such as a PDF. */
function textOf({ text }: LicenseEntry): string[] {
  if (text === undefined) return [];
  const { content, encoding, contentType = 'text/plain' } = text;
  if (!contentType.startsWith('text/')) return [];
  const plain = encoding === 'base64' ? Buffer.from(content, 'base64').toString('utf8') : content;
  return plain.trim() === '' ? [] : [plain.trim()];
}
