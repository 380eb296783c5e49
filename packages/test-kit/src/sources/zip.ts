import { promisify } from 'node:util';
import { deflateRaw, inflateRawSync } from 'node:zlib';
import yazl from 'yazl';

/** A file in an archive. */
export type ZipFile = { name: string; body: Buffer };

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const DEFLATED = 8;

const pack = promisify(deflateRaw);
/** Packing a file takes a quarter of a megabyte of memory, and all that are added are packed at once. */
const packedAtOnce = 500;

/**
 * Makes a zip archive in the order given. Times are fixed, so that equal content gives an equal archive.
 * @param files names use `/`; an empty list gives an empty archive
 */
export async function makeZip(files: Iterable<ZipFile>): Promise<Buffer> {
  const zip = new yazl.ZipFile();
  let added = 0;
  for (const file of files) {
    zip.addBuffer(file.body, file.name, { mtime: new Date('2024-01-01T00:00:00Z') });
    // It waits in line behind them.
    if (++added % packedAtOnce === 0) await pack(Buffer.alloc(0));
  }
  zip.end();
  const chunks: Buffer[] = [];
  for await (const chunk of zip.outputStream) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

/**
 * Reads every file of a zip archive in memory, in the order of its directory; stored and deflated entries, no ZIP64.
 * @throws when the archive has no directory
 */
export function readZip(archive: Buffer): ZipFile[] {
  const files: ZipFile[] = [];
  for (const entry of directoryOf(archive)) files.push({ name: entry.name, body: contentOf(archive, entry) });
  return files;
}

/** One file of a zip archive, or undefined when it has none of that name. */
export function readZipEntry(archive: Buffer, name: string): Buffer | undefined {
  for (const entry of directoryOf(archive)) if (entry.name === name) return contentOf(archive, entry);
  return undefined;
}

type Entry = { name: string; method: number; compressedBytes: number; headerAt: number };

function* directoryOf(archive: Buffer): Generator<Entry> {
  let end = archive.length - 22;
  while (end >= 0 && archive.readUInt32LE(end) !== END_OF_DIRECTORY) end -= 1;
  if (end < 0) throw new Error('The archive has no directory');
  let at = archive.readUInt32LE(end + 16);
  while (at < end && archive.readUInt32LE(at) === DIRECTORY_ENTRY) {
    const nameBytes = archive.readUInt16LE(at + 28);
    yield {
      name: archive.toString('utf8', at + 46, at + 46 + nameBytes),
      method: archive.readUInt16LE(at + 10),
      compressedBytes: archive.readUInt32LE(at + 20),
      headerAt: archive.readUInt32LE(at + 42),
    };
    at += 46 + nameBytes + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
}

function contentOf(archive: Buffer, entry: Entry): Buffer {
  const names = archive.readUInt16LE(entry.headerAt + 26) + archive.readUInt16LE(entry.headerAt + 28);
  const start = entry.headerAt + 30 + names;
  const packed = archive.subarray(start, start + entry.compressedBytes);
  return entry.method === DEFLATED ? inflateRawSync(packed) : Buffer.from(packed);
}
