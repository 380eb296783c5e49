// Public to other features.
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createZstdCompress } from 'node:zlib';
import type { Database } from '../../../db/database.ts';
import { readInstallationId } from '../../../db/installation.ts';
import type { Context } from '../../../feature.ts';
import { productVersion } from '../../../http/about.ts';
import { advisoryLine } from '../reader/advisory-lines.ts';
import { readingRevision } from '../reader/revision.ts';
import { sources } from '../source.registry.ts';
import type { Source } from '../source.ts';
import { listParts, type PartState } from '../source-state.queries.ts';
import { lastIdAfter, listExploited, listRecordsAfter, listScoresAfter } from './bundle.queries.ts';
import { BundleError } from './bundle-error.ts';
import { fingerprintOf, publicKeyOf, signingKey, signText } from './bundle-key.ts';
import { type BundleManifest, bundleFormat, manifestName, signatureName } from './bundle-manifest.ts';
import { writeTar } from './tar.ts';

/** A transaction's worth of rows; documents of an advisory can have megabytes. */
const pageSize = 1_000;
const scoresPerPage = 20_000;

export interface ExportedBundle {
  file: string;
  bytes: number;
  madeAt: string;
  sources: { source: string; asOf: string; records: number }[];
  /** By which it is imported elsewhere, and its digest to compare by eye. */
  publicKey: string;
  fingerprint: string;
}

/**
 * Writes what all sources that are on have been read to into one file, signed by this installation.
 * @throws BundleError when there is nothing to write
 */
export async function exportBundle(
  { db, secrets }: Pick<Context, 'db' | 'secrets'>,
  target: string,
  now: Date,
): Promise<ExportedBundle> {
  const included = await listIncluded(db);
  if (included.length === 0) {
    throw new BundleError('No source that is on has been read yet. Mirror the sources first.');
  }
  const folder = await mkdtemp(`${path.resolve(target)}.`);
  try {
    const files = [];
    for (const { source } of included) files.push(await writeSource(db, folder, source.id));
    const key = signingKey(secrets);
    const manifest: BundleManifest = {
      product: 'waybill data',
      format: bundleFormat,
      version: productVersion,
      readingRevision,
      madeAt: now.toISOString(),
      installation: (await readInstallationId(db)) ?? '',
      publicKey: publicKeyOf(key),
      sources: included.map(viewIncluded),
      files: files.map(({ file: _file, ...facts }) => facts),
    };
    const text = `${JSON.stringify(manifest)}\n`;
    const entries = [
      await writeEntry(folder, manifestName, text),
      await writeEntry(folder, signatureName, signText(key, text)),
      ...files,
    ];
    const draft = path.join(folder, 'bundle');
    await writeTar(draft, entries, now);
    await rename(draft, path.resolve(target));
    const bytes = entries.reduce((sum, entry) => sum + entry.bytes, 0);
    return { file: path.resolve(target), bytes, ...viewExported(manifest) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function viewExported({ madeAt, sources: all, files, publicKey }: BundleManifest) {
  return {
    madeAt,
    sources: all.map(({ source, asOf }) => ({
      source,
      asOf,
      records: files.find((file) => file.source === source)?.records ?? 0,
    })),
    publicKey,
    fingerprint: fingerprintOf(publicKey),
  };
}

interface Included {
  source: Source;
  parts: PartState[];
}

/** Sources that are on and were read. */
async function listIncluded(db: Database): Promise<Included[]> {
  const parts = await listParts(db);
  const found: Included[] = [];
  for (const source of sources) {
    const own = parts.filter((part) => part.source === source.id && part.last_success !== null);
    if (own.length > 0 && (await source.findObstacle(db)) === undefined) found.push({ source, parts: own });
  }
  return found;
}

function viewIncluded({ source, parts }: Included): BundleManifest['sources'][number] {
  const times = parts.map((part) => part.last_success?.getTime() ?? 0);
  return {
    source: source.id,
    title: source.title,
    asOf: new Date(Math.max(...times)).toISOString(),
    parts: parts.map((part) => ({
      part: part.part,
      records: Number(part.records),
      lastSuccess: (part.last_success ?? new Date(0)).toISOString(),
      etag: part.etag,
      lastModified: part.last_modified,
      contentHash: part.content_hash,
      cursor: part.cursor,
    })),
  };
}

async function writeSource(db: Database, folder: string, source: Source['id']) {
  const name = `${source}.lines.zst`;
  const file = path.join(folder, name);
  const counted = { records: 0 };
  const lines = Readable.from(counting(linesOf(db, source), counted));
  const compress = createZstdCompress({ params: { [constants.ZSTD_c_checksumFlag]: 1 } });
  await pipeline(lines, compress, createWriteStream(file, { mode: 0o600 }));
  return { name, source, file, ...counted, ...(await digestOf(file)) };
}

function linesOf(db: Database, source: Source['id']): AsyncGenerator<string> {
  if (source === 'epss') return scoreLines(db);
  if (source === 'kev') return entryLines(db, 'CISA');
  if (source === 'euvd') return entryLines(db, 'EUVD');
  return recordLines(db, source);
}

async function* recordLines(db: Database, feed: string): AsyncGenerator<string> {
  let after = '';
  for (;;) {
    const last = await lastIdAfter(db, feed, after, pageSize);
    if (last === undefined) return;
    for (const { hash, record_id, doc } of await listRecordsAfter(db, feed, after, pageSize)) {
      yield advisoryLine(hash, record_id, doc);
    }
    after = last;
  }
}

async function* scoreLines(db: Database): AsyncGenerator<string> {
  let after = '';
  for (;;) {
    const rows = await listScoresAfter(db, after, scoresPerPage);
    const last = rows.at(-1);
    if (!last) return;
    yield rows.map((row) => `${row.cve_id},${row.score},${row.percentile}\n`).join('');
    after = last.cve_id;
  }
}

async function* entryLines(db: Database, catalog: string): AsyncGenerator<string> {
  for (const entry of await listExploited(db, catalog)) yield `${JSON.stringify(entry)}\n`;
}

async function* counting(lines: AsyncGenerator<string>, counted: { records: number }) {
  for await (const text of lines) {
    for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', end + 1)) counted.records += 1;
    yield text;
  }
}

async function digestOf(file: string): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of createReadStream(file)) {
    hash.update(chunk);
    bytes += chunk.length;
  }
  return { bytes, sha256: hash.digest('hex') };
}

async function writeEntry(folder: string, name: string, text: string) {
  const file = path.join(folder, name);
  await writeFile(file, text, { mode: 0o600 });
  return { name, file, bytes: Buffer.byteLength(text) };
}
