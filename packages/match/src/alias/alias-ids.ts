import type { Advisory, VulnSource } from '../advisory.ts';
import { sourceOfVulnId } from '../vuln-source.ts';

/** The columns of an alias row: at most one id per source. */
export const ALIAS_FIELDS = [
  'cveId',
  'ghsaId',
  'sonatypeId',
  'osvId',
  'snykId',
  'gsdId',
  'vulnDbId',
  'internalId',
] as const;

/** One column of an alias row. */
export type AliasField = (typeof ALIAS_FIELDS)[number];

/** Ids of one flaw, at most one per source. */
export type AliasIds = { [F in AliasField]?: string };

const FIELD_OF_SOURCE: { [S in VulnSource]?: AliasField } = {
  NVD: 'cveId',
  GITHUB: 'ghsaId',
  OSSINDEX: 'sonatypeId',
  OSV: 'osvId',
  SNYK: 'snykId',
  VULNDB: 'vulnDbId',
};

const SOURCE_OF_FIELD: { [F in AliasField]: string } = {
  cveId: 'NVD',
  ghsaId: 'GITHUB',
  sonatypeId: 'OSSINDEX',
  osvId: 'OSV',
  snykId: 'SNYK',
  gsdId: 'GSD',
  vulnDbId: 'VULNDB',
  internalId: 'INTERNAL',
};

/**
 * The column in which ids of a source stand; sources without one use `internalId` (contract §12.3).
 *
 * @example
 * aliasField('GITHUB') // 'ghsaId'
 * aliasField('RETIREJS') // 'internalId'
 */
export function aliasField(source: VulnSource): AliasField {
  return FIELD_OF_SOURCE[source] ?? 'internalId';
}

/**
 * The incoming aliases of a record: one per CVE, GHSA, GSD, Snyk or Sonatype id that it names, each paired with its own id. Ids of
 * other kinds, and ids of the record's own source, are left out: a row cannot hold two of one source (contract §12.3).
 *
 * @example
 * aliasesOfRecord('GITHUB', 'GHSA-1', ['CVE-2024-1', 'PYSEC-2']) // [{ ghsaId: 'GHSA-1', cveId: 'CVE-2024-1' }]
 */
export function aliasesOfRecord(source: VulnSource, vulnId: string, aliases: readonly string[]): AliasIds[] {
  const own = aliasField(source);
  const incoming: AliasIds[] = [];
  for (const alias of new Set(aliases)) {
    const field = fieldOfAlias(alias);
    if (field === undefined || field === own) continue;
    incoming.push({ [own]: vulnId, [field]: alias });
  }
  return incoming;
}

/**
 * The incoming aliases of an advisory: those that it calls so, and the CVE that a distribution's record is about
 * ({@link soleUpstreamCve}).
 *
 * @example
 * aliasesOfAdvisory({ source: 'OSV', vulnId: 'DEBIAN-CVE-2024-0001', aliases: [], upstream: ['CVE-2024-0001'] })
 * // [{ osvId: 'DEBIAN-CVE-2024-0001', cveId: 'CVE-2024-0001' }]
 */
export function aliasesOfAdvisory(advisory: NamedIds): AliasIds[] {
  const { source, vulnId, aliases } = advisory;
  return aliasesOfRecord(source, vulnId, [...aliases, ...(soleUpstreamCve(advisory) ?? [])]);
}

/**
 * The CVEs by which an advisory says that its flaw is known: its own id, its aliases while it is not withdrawn, and what it
 * rests on. Each once, in order; undefined when it names none.
 *
 * @example
 * cvesOfAdvisory({ source: 'OSV', vulnId: 'PYSEC-2024-1', aliases: ['CVE-2024-0001'] }) // ['CVE-2024-0001']
 */
export function cvesOfAdvisory(advisory: NamedIds & Pick<Advisory, 'withdrawn'>): string[] | undefined {
  const { source, vulnId, upstream = [], withdrawn } = advisory;
  if (source === 'NVD') return isCve(vulnId) ? [vulnId] : undefined;
  const aliases = withdrawn === undefined ? aliasesOfAdvisory(advisory) : [];
  return upstreamCves({ upstream: [...aliases.flatMap(({ cveId }) => cveId ?? []), ...upstream] });
}

type NamedIds = Pick<Advisory, 'source' | 'vulnId' | 'aliases' | 'upstream'>;

/**
 * The CVEs that a record names as what it rests on, each once, in order; undefined when it names none.
 *
 * @example
 * upstreamCves({ upstream: ['CVE-2024-0002', 'GHSA-1', 'CVE-2024-0001'] }) // ['CVE-2024-0001', 'CVE-2024-0002']
 */
export function upstreamCves({ upstream = [] }: Pick<Advisory, 'upstream'>): string[] | undefined {
  const cves = [...new Set(upstream.filter(isCve))].sort();
  return cves.length > 0 ? cves : undefined;
}

function isCve(id: string): boolean {
  return /^CVE-\d{4}-\d{1,19}$/.test(id);
}

/**
 * The CVE that a record is about, as a list of one; undefined where it is an update that fixes several flaws. Ids such as
 * `UBUNTU-CVE-2024-0001` tell their CVE; of other issuers one id is another name of the flaw, and two are two flaws.
 */
function soleUpstreamCve(advisory: NamedIds): [cve: string] | undefined {
  const [cve, ...others] = upstreamCves(advisory) ?? [];
  if (cve === undefined || others.length > 0) return undefined;
  const { vulnId, aliases, upstream = [] } = advisory;
  const issuers = new Set<string>();
  for (const id of [vulnId, ...aliases, ...upstream]) {
    const named = /CVE-\d{4}-\d+/.exec(id)?.[0];
    if (named !== undefined && named !== cve) return undefined;
  }
  for (const id of new Set(upstream)) {
    if (id.includes(cve)) continue;
    const issuer = id.split('-', 1)[0] ?? '';
    if (issuers.has(issuer)) return undefined;
    issuers.add(issuer);
  }
  return [cve];
}

function fieldOfAlias(alias: string): AliasField | undefined {
  if (alias.startsWith('GSD-')) return 'gsdId';
  if (alias.startsWith('sonatype-')) return 'sonatypeId';
  const source = sourceOfVulnId(alias);
  return source === 'UNKNOWN' || source === 'OSV' ? undefined : FIELD_OF_SOURCE[source];
}

/** A vulnerability named by source and id. */
export type VulnRef = { source: string; vulnId: string };

/**
 * The vulnerabilities that one alias row calls the same flaw, in the order of the columns.
 *
 * @example
 * refsOfAlias({ ghsaId: 'GHSA-1', cveId: 'CVE-1' })
 * // [{ source: 'NVD', vulnId: 'CVE-1' }, { source: 'GITHUB', vulnId: 'GHSA-1' }]
 */
export function refsOfAlias(row: AliasIds): VulnRef[] {
  const refs: VulnRef[] = [];
  for (const field of ALIAS_FIELDS) {
    const vulnId = row[field];
    if (vulnId) refs.push({ source: SOURCE_OF_FIELD[field], vulnId });
  }
  return refs;
}
