import { createHash } from 'node:crypto';
import { createReadStream, type ReadStream, statSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { asCorrupt, maxRecordBytes, nvdRecordId, type RawRecord, rawRecord } from './raw-record.ts';
import { CorruptFileError } from './reader-protocol.ts';
import { RecordSplitter, type SplitItem } from './record-splitter.ts';

const unpackedChunkBytes = 262_144;

/**
 * The records of a gzipped NVD 2.0 feed. The file is unpacked twice: first to see that it is whole and has the hash its
 * `.meta` file states (0.3 s per 100 MB), so that a damaged one changes nothing.
 */
export async function* nvdFeedRecords(path: string, sha256: string | undefined): AsyncGenerator<RawRecord> {
  await checkFeed(path, sha256);
  const { file, unpacked } = open(path);
  const totalBytes = Math.max(1, statSync(path).size);
  const splitter = new RecordSplitter({ listKey: 'vulnerabilities', recordKey: 'cve', maxRecordBytes });
  try {
    for await (const chunk of unpacked) {
      for (const item of splitter.push(chunk)) yield toRecord(item, file.bytesRead / totalBytes);
    }
  } catch (error) {
    throw asCorrupt(error);
  }
  for (const item of splitter.end()) yield toRecord(item, 1);
}

function toRecord(item: SplitItem, done: number): RawRecord {
  if (!item.ok) return { ok: false, message: item.message, done };
  // The splitter's pieces share one large buffer, which a kept record would keep alive as a whole.
  const bytes = Buffer.from(item.bytes);
  return rawRecord(nvdRecordId(bytes), bytes, done);
}

async function checkFeed(path: string, sha256: string | undefined): Promise<void> {
  const hash = createHash('sha256');
  const { unpacked } = open(path);
  try {
    for await (const chunk of unpacked) hash.update(chunk);
  } catch (error) {
    throw asCorrupt(error);
  }
  const found = hash.digest('hex');
  if (sha256 !== undefined && found !== sha256.toLowerCase()) {
    throw new CorruptFileError(
      `The unpacked file has the SHA-256 ${found}, its .meta file states ${sha256.toLowerCase()}`,
    );
  }
}

function open(path: string): { file: ReadStream; unpacked: AsyncIterable<Buffer> } {
  const file = createReadStream(path, { highWaterMark: 131_072 });
  const gunzip = createGunzip({ chunkSize: unpackedChunkBytes });
  // The error reaches the reader of `gunzip`; here it must only not be unhandled.
  pipeline(file, gunzip).catch(() => undefined);
  return { file, unpacked: gunzip };
}
