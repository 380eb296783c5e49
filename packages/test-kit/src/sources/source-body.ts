import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { SourceFault } from './source-fault.ts';
import { makeZip, readZip, readZipEntry } from './zip.ts';

/** The content at a path of the source. */
export type SourceBody = { bytes: Buffer; modifiedAt: Date };

/**
 * The file at a path below `root`; a single OSV record (`…/Go/GO-2024-1.json`) comes out of its ecosystem's `all.zip`
 * when it is no file of its own, as both are in the real bucket. Undefined when there is nothing.
 */
export async function findBody(root: string, urlPath: string): Promise<SourceBody | undefined> {
  const file = path.join(root, path.normalize(decodeURIComponent(urlPath)));
  if (!file.startsWith(path.join(root, path.sep))) return undefined;
  const found = await readIfFile(file);
  if (found || !file.endsWith('.json')) return found;
  const archive = await readIfFile(path.join(path.dirname(file), 'all.zip'));
  const entry = archive && readZipEntry(archive.bytes, path.basename(file));
  return entry && { bytes: entry, modifiedAt: archive.modifiedAt };
}

async function readIfFile(file: string): Promise<SourceBody | undefined> {
  const info = await stat(file).catch(() => undefined);
  if (!info?.isFile()) return undefined;
  return { bytes: await readFile(file), modifiedAt: info.mtime };
}

/** The body as a fault changes it. */
export async function spoilBody(bytes: Buffer, fault: SourceFault, urlPath: string): Promise<Buffer> {
  switch (fault.kind) {
    case 'corrupt':
      return corrupt(bytes);
    case 'malformed-record':
      return urlPath.endsWith('.zip') ? addMalformedEntry(bytes) : addMalformedCve(bytes);
    case 'wrong-hash':
      return Buffer.from(bytes.toString('utf8').replace(/^(sha256:).*$/im, `$1${'0'.repeat(64)}`));
    case 'truncated':
      return bytes.subarray(0, Math.floor(bytes.length / 2));
    case 'body':
      return Buffer.from(fault.body);
    default:
      return bytes;
  }
}

function corrupt(bytes: Buffer): Buffer {
  const damaged = Buffer.from(bytes);
  const middle = Math.floor(damaged.length / 2);
  // A zip archive is found by its end, so the damage reaches there; a gzip stream notices it anywhere.
  damaged.fill(0xa5, middle, Math.min(middle + 4096, damaged.length));
  damaged.fill(0xa5, Math.max(middle, damaged.length - 64));
  return damaged;
}

const MALFORMED_OSV = '{"id":"MALFORMED-1","affected":"not a list"}';
const UNREADABLE_OSV = '{"id":"MALFORMED-2",';
/** One that can be parsed but is no CVE, one that lacks its closing braces. */
const MALFORMED_CVES =
  '{"cve":{"id":"CVE-2000-XXXX"}},{"cve":{"id":"CVE-2000-9999","descriptions":[{"lang":"en",';

async function addMalformedEntry(archive: Buffer): Promise<Buffer> {
  const files = readZip(archive);
  files.splice(Math.floor(files.length / 2), 0, {
    name: 'MALFORMED-1.json',
    body: Buffer.from(MALFORMED_OSV),
  });
  files.push({ name: 'MALFORMED-2.json', body: Buffer.from(UNREADABLE_OSV) });
  return makeZip(files);
}

function addMalformedCve(feed: Buffer): Buffer {
  const text = gunzipSync(feed).toString('utf8');
  return gzipSync(text.replace(/("vulnerabilities"\s*:\s*\[)/, `$1${MALFORMED_CVES}},`));
}
