import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gunzipSync, inflateRawSync } from 'node:zlib';

/** Real data beside the checkout; not part of the repository. */
const root = resolve(
  process.env.WAYBILL_SHARED ?? resolve(import.meta.dirname, '../../../../shared'),
  'data',
);

/** Says whether the shared data is there; tests that need it are skipped without. */
export const hasSharedData = existsSync(root);

/** Path of a file or folder of the shared data. */
export function sharedPath(path: string): string {
  return resolve(root, path);
}

/** The unpacked JSON of a gzipped file. */
export function readGzipJson(path: string): unknown {
  return JSON.parse(gunzipSync(readFileSync(sharedPath(path))).toString('utf8'));
}

/** The lines of a gzipped file, each as JSON. */
export function readGzipLines<T>(path: string): T[] {
  const text = gunzipSync(readFileSync(sharedPath(path))).toString('utf8');
  return text
    .trim()
    .split('\n')
    .map((line): T => JSON.parse(line));
}

const END_OF_DIRECTORY = 0x06054b50;

/** The entries of a zip file as text, by its central directory; stored and deflated entries only. */
export function* readZipTexts(path: string): Generator<string> {
  const zip = readFileSync(sharedPath(path));
  let end = zip.length - 22;
  while (end >= 0 && zip.readUInt32LE(end) !== END_OF_DIRECTORY) end--;
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    const method = zip.readUInt16LE(at + 10);
    const packedSize = zip.readUInt32LE(at + 20);
    const local = zip.readUInt32LE(at + 42);
    at += 46 + zip.readUInt16LE(at + 28) + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const packed = zip.subarray(start, start + packedSize);
    yield (method === 0 ? packed : inflateRawSync(packed)).toString('utf8');
  }
}
