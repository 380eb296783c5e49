import { closeSync, openSync, readdirSync, readFileSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { crc32, inflateRawSync } from 'node:zlib';
import yauzl, { type Entry } from 'yauzl';
import { asCorrupt, maxRecordBytes, osvRecordId, type RawRecord, rawRecord } from './raw-record.ts';

const localHeaderBytes = 30;
const localHeaderSignature = 0x04034b50;
/** Unused space tells zlib that there is no more. It is also zlib's minimum chunk size. */
const spareBytes = 64;
const stored = 0;
const deflated = 8;

/**
 * The records of an ecosystem's `all.zip`, entry by entry. Entries are unpacked at once instead of by a stream each:
 * they are small, there are hundreds of thousands, and this runs in a thread of its own. A damaged entry costs itself
 * only; an archive without its directory nothing is read of.
 */
export async function* osvArchiveRecords(path: string): AsyncGenerator<RawRecord> {
  const fd = openSync(path, 'r');
  try {
    const archive = await yauzl.openPromise(path, { lazyEntries: true });
    let read = 0;
    for await (const entry of archive.eachEntry()) {
      read += 1;
      if (entry.fileName.endsWith('.json'))
        yield readEntry(fd, entry, read / Math.max(1, archive.entryCount));
    }
  } catch (error) {
    throw asCorrupt(error);
  } finally {
    closeSync(fd);
  }
}

function readEntry(fd: number, entry: Entry, done: number): RawRecord {
  try {
    const bytes = entryBytes(fd, entry);
    return rawRecord(osvRecordId(bytes, entry.fileName), bytes, done, entry.fileName);
  } catch (error) {
    return {
      ok: false,
      message: `${entry.fileName}: ${error instanceof Error ? error.message : error}`,
      done,
    };
  }
}

function entryBytes(fd: number, entry: Entry): Buffer {
  if (entry.uncompressedSize > maxRecordBytes || entry.compressedSize > maxRecordBytes) {
    throw new Error(`larger than ${maxRecordBytes} bytes`);
  }
  if (entry.isEncrypted()) throw new Error('encrypted');
  const header = readAt(fd, entry.relativeOffsetOfLocalHeader, localHeaderBytes);
  if (header.readUInt32LE(0) !== localHeaderSignature) throw new Error('no entry where the directory says');
  const start =
    entry.relativeOffsetOfLocalHeader + localHeaderBytes + header.readUInt16LE(26) + header.readUInt16LE(28);
  const packed = readAt(fd, start, entry.compressedSize);
  const bytes = unpack(packed, entry);
  if (bytes.length !== entry.uncompressedSize || crc32(bytes) !== entry.crc32) throw new Error('damaged');
  return bytes;
}

function unpack(packed: Buffer, entry: Entry): Buffer {
  if (entry.compressionMethod === stored) return packed;
  if (entry.compressionMethod !== deflated)
    throw new Error(`compression method ${entry.compressionMethod} is unknown`);
  // By default each result would keep 16 kB of memory, several times the size of a record.
  const chunkSize = entry.uncompressedSize + spareBytes;
  return inflateRawSync(packed, { maxOutputLength: Math.max(1, entry.uncompressedSize), chunkSize });
}

function readAt(fd: number, position: number, length: number): Buffer {
  const bytes = Buffer.allocUnsafe(length);
  let filled = 0;
  while (filled < length) {
    const count = readSync(fd, bytes, filled, length - filled, position + filled);
    if (count === 0) throw new Error('the archive ends within it');
    filled += count;
  }
  return bytes;
}

/** Single records that were fetched into a folder, in the order of their file names. */
export async function* osvFolderRecords(folder: string): AsyncGenerator<RawRecord> {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort();
  for (const [index, name] of names.entries()) {
    const bytes = readFileSync(join(folder, name));
    yield rawRecord(osvRecordId(bytes, name), bytes, (index + 1) / names.length);
  }
}
