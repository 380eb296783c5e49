import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { makeZip } from './zip.ts';

/** An OSV record; the members that the bucket's lists need are named, the rest is as OSV has it. */
export type OsvRecord = { id: string; modified: string } & Record<string, unknown>;
/** The `cve` object of an NVD 2.0 record. */
export type NvdCve = { id: string } & Record<string, unknown>;

/** Content of sources for {@link writeSources}. */
export type SourceContent = {
  /** Records by ecosystem. */
  osv?: Readonly<Record<string, readonly OsvRecord[]>>;
  /** CVEs by feed: a year, or `modified`. */
  nvd?: Readonly<Record<string, readonly NvdCve[]>>;
  /** EPSS score and percentile by CVE. */
  epss?: Readonly<Record<string, readonly [score: number, percentile: number]>>;
  /** Entries of the catalog of known exploited vulnerabilities. */
  kev?: readonly Record<string, unknown>[];
};

/**
 * Writes sources as files in the layout that `startSourceServer` serves. Only the sources named are written, each OSV
 * ecosystem and NVD feed as a whole; writing equal content again gives equal files.
 * @param root directory; made when absent
 */
export async function writeSources(root: string, content: SourceContent): Promise<void> {
  for (const [ecosystem, records] of Object.entries(content.osv ?? {})) {
    await writeOsvEcosystem(path.join(root, 'osv', ecosystem), records);
  }
  if (content.osv) {
    await writeFile(path.join(root, 'osv', 'ecosystems.txt'), `${Object.keys(content.osv).join('\n')}\n`);
  }
  for (const [feed, cves] of Object.entries(content.nvd ?? {})) await writeNvdFeed(root, feed, cves);
  if (content.epss) await writeEpss(root, content.epss);
  if (content.kev) await writeKev(root, content.kev);
}

async function writeOsvEcosystem(folder: string, records: readonly OsvRecord[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  const files = records.map((record) => ({
    name: `${record.id}.json`,
    body: Buffer.from(JSON.stringify(record)),
  }));
  await writeFile(path.join(folder, 'all.zip'), await makeZip(files));
  const newestFirst = records.toSorted((a, b) => (a.modified < b.modified ? 1 : -1));
  const lines = newestFirst.map((record) => `${record.modified},${record.id}\n`);
  await writeFile(path.join(folder, 'modified_id.csv'), lines.join(''));
}

async function writeNvdFeed(root: string, feed: string, cves: readonly NvdCve[]): Promise<void> {
  const folder = path.join(root, 'nvd', 'json', 'cve', '2.0');
  await mkdir(folder, { recursive: true });
  const document = {
    resultsPerPage: cves.length,
    startIndex: 0,
    totalResults: cves.length,
    format: 'NVD_CVE',
    version: '2.0',
    timestamp: '2026-01-01T00:00:00.000',
    vulnerabilities: cves.map((cve) => ({ cve })),
  };
  const text = Buffer.from(JSON.stringify(document));
  const packed = gzipSync(text);
  await writeFile(path.join(folder, `nvdcve-2.0-${feed}.json.gz`), packed);
  const sha256 = createHash('sha256').update(text).digest('hex').toUpperCase();
  const meta = [
    'lastModifiedDate:2026-01-01T00:00:00-00:00',
    `size:${text.length}`,
    `zipSize:${packed.length}`,
    `gzSize:${packed.length}`,
    `sha256:${sha256}`,
  ];
  await writeFile(path.join(folder, `nvdcve-2.0-${feed}.meta`), `${meta.join('\r\n')}\r\n`);
}

async function writeEpss(root: string, scores: NonNullable<SourceContent['epss']>): Promise<void> {
  await mkdir(path.join(root, 'epss'), { recursive: true });
  const lines = Object.entries(scores).map(([cve, [score, percentile]]) => `${cve},${score},${percentile}`);
  const text = `#model_version:v2025.03.14,score_date:2026-01-30T12:55:00Z\ncve,epss,percentile\n${lines.join('\n')}\n`;
  await writeFile(path.join(root, 'epss', 'epss_scores-current.csv.gz'), gzipSync(text));
}

async function writeKev(root: string, vulnerabilities: readonly Record<string, unknown>[]): Promise<void> {
  await mkdir(path.join(root, 'kev'), { recursive: true });
  const catalog = { catalogVersion: '2026.01.01', count: vulnerabilities.length, vulnerabilities };
  await writeFile(
    path.join(root, 'kev', 'known_exploited_vulnerabilities.json'),
    JSON.stringify(catalog, null, 2),
  );
}
