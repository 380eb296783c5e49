import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { createRandom, createZipf, type Random } from '../random.ts';

const cvesPerFile = 25_000;
const words =
  'buffer overflow in the parser of allows remote attackers to execute arbitrary code via a crafted request'.split(
    ' ',
  );

export interface FeedSet {
  cves: number;
  /** CPE criteria of all files. */
  criteria: number;
  /** Unpacked size in bytes. */
  bytes: number;
  files: string[];
}

/**
 * Writes NVD 2.0 year files in the shape of the real ones: 3.6 kB and 7.5 criteria a CVE, products drawn by Zipf 0.85.
 * @param revision another number gives the same records with another file time
 */
export async function writeNvdFeeds(root: string, cves: number, revision = 0): Promise<FeedSet> {
  const set: FeedSet = { cves, criteria: 0, bytes: 0, files: [] };
  for await (const file of feedFiles(root, cves, cvesPerFile, revision)) {
    set.criteria += file.criteria;
    set.bytes += file.bytes;
    set.files.push(file.name);
  }
  return set;
}

/** Writes year files as {@link writeNvdFeeds} does, from the current year back, and yields each when it is there. */
export async function* feedFiles(
  root: string,
  cves: number,
  perFile: number,
  revision = 0,
): AsyncGenerator<{ name: string; criteria: number; bytes: number }> {
  const random = createRandom(42);
  const products = Math.max(50, Math.round(cves / 3));
  const drawProduct = createZipf(products, 0.85, random);
  for (let first = 0; first < cves; first += perFile) {
    const year = 2026 - first / perFile;
    const vulnerabilities = [];
    let criteria = 0;
    for (let i = first; i < Math.min(cves, first + perFile); i++) {
      const cve = makeCve(year, i, random, drawProduct);
      criteria += cve.configurations[0]?.nodes[0]?.cpeMatch.length ?? 0;
      vulnerabilities.push({ cve });
    }
    const name = `nvdcve-2.0-${year}`;
    yield { name, criteria, bytes: await writeFeed(root, name, vulnerabilities, revision) };
  }
}

/** CVEs as the files have them, for the API. */
export function makeNvdCves(count: number): ReturnType<typeof makeCve>[] {
  const random = createRandom(42);
  const products = Math.max(50, Math.round(count / 3));
  const drawProduct = createZipf(products, 0.85, random);
  return Array.from({ length: count }, (_, n) => makeCve(2026, n, random, drawProduct));
}

/** Writes the `modified` feed: some of the records with another description and one more criterion. */
export async function writeModifiedFeed(root: string, cves: number, changed: number): Promise<void> {
  const random = createRandom(43);
  const products = Math.max(50, Math.round(cves / 3));
  const vulnerabilities = [];
  for (let n = 0; n < changed; n++) {
    const i = n * Math.floor(Math.min(cves, cvesPerFile) / changed);
    const cve = makeCve(2026, i, random, () => random.integer(products));
    vulnerabilities.push({ cve: { ...cve, lastModified: '2026-06-01T00:00:00.000' } });
  }
  await writeFeed(root, 'nvdcve-2.0-modified', vulnerabilities, changed);
}

function makeCve(year: number, n: number, random: Random, drawProduct: () => number) {
  const product = drawProduct();
  const criteria = 1 + random.integer(14);
  return {
    id: `CVE-${year}-${100_000 + n}`,
    sourceIdentifier: 'cve@example.org',
    published: '2024-01-01T00:00:00.000',
    lastModified: '2024-02-01T00:00:00.000',
    vulnStatus: 'Analyzed',
    descriptions: [{ lang: 'en', value: sentence(random, 60) }],
    metrics: {
      cvssMetricV31: [
        {
          source: 'nvd@nist.gov',
          type: 'Primary',
          cvssData: {
            version: '3.1',
            vectorString: `CVSS:3.1/AV:N/AC:L/PR:${random.pick(['N', 'L'])}/UI:N/S:U/C:${random.pick(['H', 'L'])}/I:H/A:H`,
          },
        },
      ],
    },
    weaknesses: [
      { source: 'nvd@nist.gov', type: 'Primary', description: [{ lang: 'en', value: 'CWE-787' }] },
    ],
    configurations: [
      {
        nodes: [
          {
            operator: 'OR',
            negate: false,
            cpeMatch: Array.from({ length: criteria }, (_, branch) => makeCriterion(product, branch, random)),
          },
        ],
      },
    ],
    references: Array.from({ length: 4 }, (_, i) => ({
      url: `https://example.org/advisories/${year}/${n}/${i}/${sentence(random, 3).replaceAll(' ', '-')}`,
      source: 'cve@example.org',
    })),
  };
}

/** Each of a record is about another branch: those that overlapped would be stored as one. */
function makeCriterion(product: number, branch: number, random: Random) {
  const name = `cpe:2.3:a:vendor_${product % 5000}:product_${product}`;
  const version = `${branch}.${1 + random.integer(20)}.${random.integer(10)}`;
  const matchCriteriaId = `00000000-0000-4000-8000-${String(random.integer(1e9)).padStart(12, '0')}`;
  if (random.next() < 0.45)
    return { vulnerable: true, criteria: `${name}:${version}:*:*:*:*:*:*:*`, matchCriteriaId };
  return {
    vulnerable: true,
    criteria: `${name}:*:*:*:*:*:*:*:*`,
    ...(branch > 0 || random.next() < 0.35 ? { versionStartIncluding: `${branch}.0` } : {}),
    versionEndExcluding: version,
    matchCriteriaId,
  };
}

function sentence(random: Random, length: number): string {
  return Array.from({ length }, () => random.pick(words)).join(' ');
}

async function writeFeed(
  root: string,
  name: string,
  vulnerabilities: unknown[],
  revision: number,
): Promise<number> {
  const text = JSON.stringify({
    resultsPerPage: vulnerabilities.length,
    startIndex: 0,
    totalResults: vulnerabilities.length,
    format: 'NVD_CVE',
    version: '2.0',
    timestamp: `2026-01-01T00:00:00.${String(revision % 1000).padStart(3, '0')}`,
    vulnerabilities,
  });
  const packed = gzipSync(text, { level: 1 });
  const directory = join(root, 'nvd/json/cve/2.0');
  await mkdir(directory, { recursive: true });
  await writeFile(join(directory, `${name}.json.gz`), packed);
  const sha256 = createHash('sha256').update(text).digest('hex').toUpperCase();
  await writeFile(
    join(directory, `${name}.meta`),
    `lastModifiedDate:2026-01-01T00:00:00-00:00\r\nsize:${text.length}\r\ngzSize:${packed.length}\r\nsha256:${sha256}\r\n`,
  );
  return text.length;
}
