import { formatCpe23, parseCpe } from '@waybill/cpe';
import type { Advisory, AffectedCpe, ReadResult } from '../advisory.ts';
import { defined } from '../defined.ts';
import {
  items,
  type Json,
  looseItems,
  looseMember,
  looseText,
  MalformedRecord,
  member,
  readSafely,
  requireText,
  root,
} from '../json.ts';
import { cweNumbers, referencesOf, timeOf, titleOf } from '../record-text.ts';
import { readVulnDbRating } from './vulndb-rating.ts';

const CVE = /^CVE-\d{4}-\d{4,}$/;

/** Soft hyphens, characters without width, and control characters but line breaks and tabs. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
const UNSEEN = /[\u00ad\u200b-\u200d\u2060\ufeff\0-\x08\x0b\x0c\x0e-\x1f\x7f]/g;

/**
 * Reads one entry of `results` of VulnDB, from the files of its mirror. Affected are the CPE names of
 * the versions that it calls affected; those it says nothing of are not. A CPE name that cannot be read refuses the record with the path
 * of the fault. Never throws.
 * Source: contract §14 (VulnDB); the shape is that which its clients read, since Flashpoint publishes no description.
 *
 * @example
 * const result = readVulnDbResult({ vulndb_id: 7, vendors: [{ vendor: { products: [{ versions: [
 *   { affected: true, cpe: [{ cpe: 'cpe:2.3:a:acme:anvil:1.0:*:*:*:*:*:*:*' }] }] }] } }] });
 * result.advisory.affected[0].criterion // 'cpe:2.3:a:acme:anvil:1.0:*:*:*:*:*:*:*'
 */
export function readVulnDbResult(result: unknown): ReadResult {
  const read = readSafely(() => readResult(root(result)));
  return read.ok ? { ok: true, advisory: read.value } : read;
}

/**
 * Reads one entry of `results` of VulnDB as an answer about a component: VulnDB itself has judged the version, so the record names
 * no affected versions. Never throws.
 *
 * @example
 * readVulnDbAnswer({ vulndb_id: 7, vendors: [{ products: 'anything' }] }).advisory.affected // []
 */
export function readVulnDbAnswer(result: unknown): ReadResult {
  const read = readSafely(() => describeResult(root(result)));
  return read.ok ? { ok: true, advisory: { ...read.value, feed: 'vulndb-api', affected: [] } } : read;
}

function readResult(result: Json): Advisory {
  const affected = items(member(result, 'vendors')).flatMap(readVendor);
  return { ...describeResult(result), feed: 'vulndb', affected };
}

function describeResult(result: Json): Omit<Advisory, 'feed' | 'affected'> {
  const id = readId(member(result, 'vulndb_id'));
  // If there are several, the last one counts.
  const nvd = looseItems(member(result, 'nvd_additional_information')).at(-1) ?? root(undefined);
  const cve = looseText(looseMember(nvd, 'cve_id'))?.trim().toUpperCase() ?? '';
  const credits = looseItems(member(result, 'authors')).flatMap(authorOf).join(', ');
  return {
    recordId: id,
    source: 'VULNDB',
    vulnId: id,
    aliases: CVE.test(cve) ? [cve] : [],
    ...defined('title', titleOf(textAt(result, 'title'))),
    ...defined('description', describe(result)),
    ...(credits === '' ? {} : { credits }),
    ...readReferences(looseItems(member(result, 'ext_references'))),
    cwes: cweNumbers([looseText(looseMember(nvd, 'cwe_id'))]),
    ...readVulnDbRating(result),
    ...defined('published', timeOf(textAt(result, 'disclosure_date'))),
    ...defined('modified', timeOf(textAt(result, 'vulndb_last_modified'))),
  };
}

function readId({ value, path }: Json): string {
  if (typeof value === 'number' && Number.isSafeInteger(value) && value > 0) return String(value);
  throw new MalformedRecord(path, 'Expected the number of the vulnerability');
}

function describe(result: Json): string | undefined {
  const parts = ['description', 't_description', 'solution', 'manual_notes'].flatMap(
    (name) => textAt(result, name) ?? [],
  );
  return parts.join(' ') || undefined;
}

function textAt(result: Json, name: string): string | undefined {
  return (
    looseText(looseMember(result, name))?.replace(UNSEEN, '').replaceAll('\u00a0', ' ').trim() || undefined
  );
}

function authorOf(author: Json): string[] {
  const [name, company] = [textAt(author, 'name'), textAt(author, 'company')];
  if (name === undefined) return company === undefined ? [] : [company];
  return [company === undefined ? name : `${name} (${company})`];
}

/** References of other kinds are numbers of other catalogs, which say nothing without their kind. */
function readReferences(list: readonly Json[]): Pick<Advisory, 'references' | 'otherReferences'> {
  const addresses: string[] = [];
  const others = new Set<string>();
  for (const reference of list) {
    const [value, type] = [textAt(reference, 'value'), textAt(reference, 'type')];
    if (value === undefined) continue;
    if (/^https?:\/\//i.test(value)) addresses.push(value);
    else others.add(type === undefined ? value : `${value} (${type})`);
  }
  const references = referencesOf(addresses);
  return others.size > 0 ? { references, otherReferences: [...others] } : { references };
}

function readVendor(item: Json, v: number): AffectedCpe[] {
  const wrapped = looseMember(item, 'vendor');
  const vendor = wrapped.value === undefined ? item : wrapped;
  return items(member(vendor, 'products')).flatMap((product, p) =>
    items(member(product, 'versions')).flatMap((version, n) => readVersion(version, [v, p, n])),
  );
}

function readVersion(version: Json, at: AffectedCpe['at']): AffectedCpe[] {
  if (member(version, 'affected').value !== true) return [];
  return items(member(version, 'cpe')).map((entry) => {
    const name = member(entry, 'cpe');
    const parsed = parseCpe(requireText(name));
    if (!parsed.ok) throw new MalformedRecord(name.path, `Expected a CPE name: ${parsed.error.message}`);
    return { kind: 'cpe', criterion: formatCpe23(parsed.cpe), at };
  });
}
