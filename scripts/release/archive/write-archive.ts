import { createHash } from 'node:crypto';
import {
  chmodSync,
  copyFileSync,
  createWriteStream,
  linkSync,
  mkdirSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { type Entry, modeOf, readEntry } from './entry.ts';

/** What was written: digests and sizes, as image manifests and lists of sums need them. */
export interface Written {
  file: string;
  bytes: number;
  sha256: string;
  /** Of what was packed, before it was packed. */
  contentSha256: string;
}

/** Packs pieces by gzip, without a time and a name, so that the same pieces are the same bytes. */
export async function writeGzip(file: string, pieces: Iterable<Buffer>): Promise<Written> {
  const content = new Digest();
  const packed = new Digest();
  // The header of zlib has no time; its mark of the system is set by zlib at build time and is 3 on every Unix.
  await pipeline(Readable.from(pieces), content, createGzip({ level: 9 }), packed, createWriteStream(file));
  return { file, bytes: packed.bytes, sha256: packed.hex(), contentSha256: content.hex() };
}

/** Writes pieces as they are. */
export async function writePlain(file: string, pieces: Iterable<Buffer>): Promise<Written> {
  const content = new Digest();
  await pipeline(Readable.from(pieces), content, createWriteStream(file));
  return { file, bytes: content.bytes, sha256: content.hex(), contentSha256: content.hex() };
}

class Digest extends Transform {
  readonly #hash = createHash('sha256');
  #hex: string | undefined;
  bytes = 0;

  override _transform(chunk: Buffer, _: BufferEncoding, done: (error: null, chunk: Buffer) => void): void {
    this.#hash.update(chunk);
    this.bytes += chunk.length;
    done(null, chunk);
  }

  /** Once, at the end. */
  hex(): string {
    this.#hex ??= this.#hash.digest('hex');
    return this.#hex;
  }
}

/** Writes entries as files below a folder. Those that lie on the same file system are linked, not copied. */
export function writeTree(folder: string, entries: readonly Entry[]): void {
  for (const entry of entries) {
    const target = path.join(folder, entry.path);
    mkdirSync(path.dirname(target), { recursive: true });
    if ('link' in entry) symlinkSync(entry.link, target);
    else if ('file' in entry && modeOf(entry) === 0o644) linkOrCopy(entry.file, target);
    else {
      writeFileSync(target, readEntry(entry));
      chmodSync(target, modeOf(entry));
    }
  }
}

function linkOrCopy(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch {
    copyFileSync(source, target);
  }
}
