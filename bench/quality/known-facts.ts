import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { readZip } from '@waybill/test-kit';
import { compareVersions, schemeForPurlType } from '@waybill/version';

/** A record of OSV, as far as this walk reads it. */
interface OsvRecord {
  id: string;
  withdrawn?: string;
  aliases?: string[];
  severity?: unknown[];
  database_specific?: { severity?: string };
  affected?: {
    package?: { ecosystem?: string; name?: string };
    severity?: unknown[];
    ecosystem_specific?: { severity?: string };
    ranges?: { type?: string; events?: Record<string, string>[] }[];
  }[];
}

/** The facts about a vulnerability in the loaded files, over all its records. */
interface Flaw {
  ids: Set<string>;
  records: OsvRecord[];
}

export const facts = ['cve', 'severity', 'epss', 'fixedVersion'] as const;
export type Fact = (typeof facts)[number];

/** A component of a finding, by its package URL. */
export interface FoundComponent {
  type: string;
  name: string;
  version: string;
}

export interface KnownWorld {
  /** For each fact that is not known of a finding why not; a fact that is known is absent. */
  gapsOf(vulnId: string, component: FoundComponent): Partial<Record<Fact, string>>;
}

/**
 * Walks over the files that a mirror loads and joins records by their aliases. It shares nothing with the product but the
 * order of versions, so that the two can disagree.
 * @param ecosystems folders below `osv`
 */
export async function readKnownWorld(data: string, ecosystems: readonly string[]): Promise<KnownWorld> {
  const records: OsvRecord[] = [];
  for (const ecosystem of ecosystems) {
    const archive = await readFile(join(data, 'osv', ecosystem, 'all.zip'));
    for (const file of readZip(archive)) records.push(JSON.parse(file.body.toString('utf8')));
  }
  const flaws = joinByAlias(records.filter((record) => record.withdrawn === undefined));
  const scored = await readScoredCves(data);
  const nvd = await readNvd(data);
  return {
    gapsOf(vulnId, component) {
      const flaw = flaws.get(vulnId) ?? { ids: new Set([vulnId]), records: [] };
      const cves = [...flaw.ids].filter((id) => id.startsWith('CVE-'));
      const gaps: Partial<Record<Fact, string | undefined>> = {
        cve: cves.length > 0 ? undefined : 'no record names one',
        severity: flaw.records.some(isRated) ? undefined : ratingGap(cves, nvd),
        epss: cves.some((cve) => scored.has(cve)) ? undefined : scoreGap(cves),
        fixedVersion: fixGap(flaw.records, component),
      };
      return Object.fromEntries(Object.entries(gaps).filter(([, gap]) => gap !== undefined));
    },
  };
}

function scoreGap(cves: readonly string[]): string {
  return cves.length === 0 ? 'no CVE' : 'the list of EPSS has no score for its CVE';
}

function ratingGap(cves: readonly string[], { rated, known, years }: NvdFiles): string | undefined {
  if (cves.some((cve) => rated.has(cve))) return undefined;
  if (cves.length === 0) return 'no CVE, and no record has a severity';
  if (cves.some((cve) => known.has(cve))) return 'the NVD has not scored its CVE';
  const isLoaded = cves.some((cve) => years.has(cve.split('-')[1] ?? ''));
  return isLoaded
    ? 'the NVD has no record of its CVE'
    : 'the file of the NVD for the year of its CVE is not loaded';
}

/** Flaws by each of their ids, for records that name each other, or the same third one. */
function joinByAlias(records: readonly OsvRecord[]): Map<string, Flaw> {
  const flaws = new Map<string, Flaw>();
  for (const record of records) {
    const named = [record.id, ...(record.aliases ?? [])];
    const joined: Flaw = { ids: new Set(named), records: [record] };
    for (const other of new Set(named.map((id) => flaws.get(id)))) {
      if (!other) continue;
      for (const id of other.ids) joined.ids.add(id);
      joined.records.push(...other.records);
    }
    for (const id of joined.ids) flaws.set(id, joined);
  }
  return flaws;
}

function isRated(record: OsvRecord): boolean {
  const word = record.database_specific?.severity;
  const entries = record.affected ?? [];
  return (
    (record.severity?.length ?? 0) > 0 ||
    (word !== undefined && word !== '') ||
    entries.some((entry) => (entry.severity?.length ?? 0) > 0 || Boolean(entry.ecosystem_specific?.severity))
  );
}

const ecosystemTypes: Readonly<Record<string, string>> = {
  Go: 'golang',
  PyPI: 'pypi',
  'crates.io': 'cargo',
};

/** Why no record names a version above the component's as fixed, for its package; undefined when one does. */
function fixGap(records: readonly OsvRecord[], component: FoundComponent): string | undefined {
  const scheme = schemeForPurlType(component.type);
  const entries = records
    .flatMap((record) => record.affected ?? [])
    .filter(
      ({ package: pkg }) =>
        ecosystemTypes[pkg?.ecosystem ?? ''] === component.type && isSameName(pkg?.name ?? '', component),
    );
  if (entries.length === 0) return 'no record is about its package';
  const fixes = entries
    .flatMap(({ ranges = [] }) => ranges)
    .filter(({ type }) => type !== 'GIT')
    .flatMap(({ events = [] }) => events.flatMap(({ fixed }) => fixed ?? []));
  if (fixes.length === 0) return 'no record of its package names a fixed version';
  const version = component.version.replace(/^v(?=\d)/, '');
  const orders = fixes.map((fixed) => compareVersions(scheme, fixed, version));
  if (orders.some((order) => order !== undefined && order > 0)) return undefined;
  return orders.includes(undefined)
    ? 'its version cannot be compared with the fix'
    : 'no fix is above its version';
}

function isSameName(name: string, component: FoundComponent): boolean {
  const plain = (text: string) =>
    component.type === 'pypi' ? text.toLowerCase().replace(/[-_.]+/g, '-') : text.toLowerCase();
  return plain(name) === plain(component.name);
}

async function readScoredCves(data: string): Promise<Set<string>> {
  const text = gunzipSync(await readFile(join(data, 'epss/epss_scores-current.csv.gz'))).toString('utf8');
  return new Set(text.split('\n').flatMap((line) => /^(CVE-\d+-\d+),/.exec(line)?.[1] ?? []));
}

interface NvdItem {
  cve: { id: string; vulnStatus?: string; metrics?: Record<string, unknown[]> };
}

/** CVEs in the files of the NVD that are there, those of them with a score, and the years of the files. */
interface NvdFiles {
  known: ReadonlySet<string>;
  rated: ReadonlySet<string>;
  years: ReadonlySet<string>;
}

async function readNvd(data: string): Promise<NvdFiles> {
  const folder = join(data, 'nvd/json/cve/2.0');
  const [known, rated, years] = [new Set<string>(), new Set<string>(), new Set<string>()];
  for (const name of existsSync(folder) ? await readdir(folder) : []) {
    if (!name.endsWith('.json.gz')) continue;
    const year = /-(\d{4})\.json\.gz$/.exec(name)?.[1];
    if (year !== undefined) years.add(year);
    const feed: { vulnerabilities: NvdItem[] } = JSON.parse(
      gunzipSync(await readFile(join(folder, name))).toString('utf8'),
    );
    for (const { cve } of feed.vulnerabilities) {
      known.add(cve.id);
      const isScored = Object.values(cve.metrics ?? {}).some((metrics) => metrics.length > 0);
      if (isScored && cve.vulnStatus !== 'Rejected') rated.add(cve.id);
    }
  }
  return { known, rated, years };
}
