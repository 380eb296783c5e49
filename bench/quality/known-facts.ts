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

/** What the loaded files say about a flaw, all its records taken together. */
interface Flaw {
  ids: Set<string>;
  records: OsvRecord[];
}

/** What is known about a finding. */
export interface KnownFacts {
  cve: boolean;
  severity: boolean;
  epss: boolean;
  fixedVersion: boolean;
}

export interface KnownWorld {
  /** @param component of the finding, by its package URL */
  factsOf(vulnId: string, component: { type: string; name: string; version: string }): KnownFacts;
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
  const rated = await readRatedCves(data);
  return {
    factsOf(vulnId, component) {
      const flaw = flaws.get(vulnId) ?? { ids: new Set([vulnId]), records: [] };
      const cves = [...flaw.ids].filter((id) => id.startsWith('CVE-'));
      return {
        cve: cves.length > 0,
        severity: cves.some((cve) => rated.has(cve)) || flaw.records.some(isRated),
        epss: cves.some((cve) => scored.has(cve)),
        fixedVersion: flaw.records.some((record) => hasFix(record, component)),
      };
    },
  };
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

/** Whether a record names a version above the component's as fixed, for its package. */
function hasFix(record: OsvRecord, component: { type: string; name: string; version: string }): boolean {
  const scheme = schemeForPurlType(component.type);
  for (const { package: pkg, ranges = [] } of record.affected ?? []) {
    if (ecosystemTypes[pkg?.ecosystem ?? ''] !== component.type || !isSameName(pkg?.name ?? '', component))
      continue;
    for (const { type, events = [] } of ranges) {
      if (type === 'GIT') continue;
      for (const { fixed } of events) {
        if (fixed === undefined) continue;
        const order = compareVersions(scheme, fixed, component.version.replace(/^v(?=\d)/, ''));
        if (order !== undefined && order > 0) return true;
      }
    }
  }
  return false;
}

function isSameName(name: string, component: { type: string; name: string }): boolean {
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

/** CVEs with a score in the files of the NVD that are there. */
async function readRatedCves(data: string): Promise<Set<string>> {
  const folder = join(data, 'nvd/json/cve/2.0');
  const rated = new Set<string>();
  for (const name of existsSync(folder) ? await readdir(folder) : []) {
    if (!name.endsWith('.json.gz')) continue;
    const feed: { vulnerabilities: NvdItem[] } = JSON.parse(
      gunzipSync(await readFile(join(folder, name))).toString('utf8'),
    );
    for (const { cve } of feed.vulnerabilities) {
      const isScored = Object.values(cve.metrics ?? {}).some((metrics) => metrics.length > 0);
      if (isScored && cve.vulnStatus !== 'Rejected') rated.add(cve.id);
    }
  }
  return rated;
}
