// Makes the demo's advisory set and BOMs from full copies of the sources; see README.md beside this file.

import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import yauzl from 'yauzl';
import yazl from 'yazl';
import { bomOf, portfolio } from './portfolio.mjs';

const from = process.argv[2];
if (!from) throw new Error('Usage: node demo/make-data.mjs DIRECTORY');
const here = import.meta.dirname;
const fixedTime = new Date('2026-01-01T00:00:00Z');

const cves = new Set();
for (const ecosystem of ['Go', 'PyPI', 'crates.io']) await copyOsv(ecosystem);
const nvd = join(from, 'nvd/json/cve/2.0');
for (const name of await readdir(nvd)) {
  const year = /^nvdcve-2\.0-(\d{4})\.json\.gz$/.exec(name)?.[1];
  if (year) await copyNvd(year);
}
await copyEpss();
await copyKnownExploited();
await writeBoms();

async function copyOsv(ecosystem) {
  const names = new Set(portfolio.flatMap((project) => project.uses[ecosystem] ?? []).map(([name]) => name));
  const directory = join(here, 'sources/osv', ecosystem);
  await mkdir(directory, { recursive: true });
  const zip = new yazl.ZipFile();
  const modified = [];
  for (const { name, text } of await readZip(join(from, 'osv', ecosystem, 'all.zip'))) {
    const record = JSON.parse(text);
    if (!record.affected?.some((affected) => names.has(affected.package?.name))) continue;
    for (const alias of record.aliases ?? []) if (alias.startsWith('CVE-')) cves.add(alias);
    zip.addBuffer(Buffer.from(text), name, { mtime: fixedTime });
    modified.push(`${record.modified},${record.id}`);
  }
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(join(directory, 'all.zip')));
  await writeFile(join(directory, 'modified_id.csv'), `${modified.sort().reverse().join('\n')}\n`);
  await writeFile(join(here, 'sources/osv/ecosystems.txt'), 'Go\nPyPI\ncrates.io\n');
}

/** Scored CVEs about the products of the portfolio, and those that the OSV records name. */
async function copyNvd(year) {
  const products = portfolio
    .flatMap((project) => project.uses.cpe ?? [])
    .map(([vendor, product]) => `:${vendor}:${product}:`);
  const feed = JSON.parse(gunzipSync(await readFile(join(nvd, `nvdcve-2.0-${year}.json.gz`))).toString());
  feed.vulnerabilities = feed.vulnerabilities.filter(({ cve }) => {
    if (Object.keys(cve.metrics ?? {}).length === 0) return false;
    const text = JSON.stringify(cve.configurations ?? []);
    return cves.has(cve.id) || products.some((product) => text.includes(product));
  });
  if (feed.vulnerabilities.length === 0) return;
  for (const { cve } of feed.vulnerabilities) cves.add(cve.id);
  feed.totalResults = feed.resultsPerPage = feed.vulnerabilities.length;
  const text = JSON.stringify(feed);
  const packed = gzipSync(text, { level: 9 });
  const directory = join(here, 'sources/nvd/json/cve/2.0');
  await mkdir(directory, { recursive: true });
  await writeFile(join(directory, `nvdcve-2.0-${year}.json.gz`), packed);
  const sha256 = createHash('sha256').update(text).digest('hex').toUpperCase();
  const meta = [
    `lastModifiedDate:${feed.timestamp}`,
    `size:${text.length}`,
    `gzSize:${packed.length}`,
    `sha256:${sha256}`,
  ];
  await writeFile(join(directory, `nvdcve-2.0-${year}.meta`), `${meta.join('\r\n')}\r\n`);
}

async function copyEpss() {
  const text = gunzipSync(await readFile(join(from, 'epss/epss_scores-current.csv.gz'))).toString();
  const lines = text.split('\n').filter((line, i) => i < 2 || cves.has(line.slice(0, line.indexOf(','))));
  await mkdir(join(here, 'sources/epss'), { recursive: true });
  await writeFile(
    join(here, 'sources/epss/epss_scores-current.csv.gz'),
    gzipSync(`${lines.join('\n')}\n`, { level: 9 }),
  );
}

async function copyKnownExploited() {
  const name = 'known_exploited_vulnerabilities.json';
  const catalog = JSON.parse(await readFile(join(from, 'kev', name), 'utf8'));
  catalog.vulnerabilities = catalog.vulnerabilities.filter((entry) => cves.has(entry.cveID));
  catalog.count = catalog.vulnerabilities.length;
  await mkdir(join(here, 'sources/kev'), { recursive: true });
  await writeFile(join(here, 'sources/kev', name), `${JSON.stringify(catalog, null, 2)}\n`);
}

async function writeBoms() {
  await mkdir(join(here, 'boms'), { recursive: true });
  const list = [];
  for (const project of portfolio) {
    const { uses, depends, ...facts } = project;
    const file = Object.keys(uses).length === 0 ? undefined : `${project.name}-${project.version}.cdx.json`;
    if (file) await writeFile(join(here, 'boms', file), `${JSON.stringify(bomOf(project), null, 1)}\n`);
    list.push({ ...facts, ...(file ? { bom: file } : {}) });
  }
  await writeFile(join(here, 'boms/portfolio.json'), `${JSON.stringify(list, null, 2)}\n`);
}

function readZip(path) {
  return new Promise((resolve, reject) => {
    yauzl.open(path, { lazyEntries: true }, (error, zip) => {
      if (error) return reject(error);
      const entries = [];
      zip.on('entry', (entry) => {
        if (!entry.fileName.endsWith('.json')) return zip.readEntry();
        zip.openReadStream(entry, async (failed, stream) => {
          if (failed) return reject(failed);
          entries.push({ name: entry.fileName, text: Buffer.concat(await stream.toArray()).toString() });
          zip.readEntry();
        });
      });
      zip.on('end', () => resolve(entries));
      zip.on('error', reject);
      zip.readEntry();
    });
  });
}
