import { createHash } from 'node:crypto';
import { createReadStream, type ReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { asCorrupt, nvdRecordId, type RawRecord } from './raw-record.ts';
import { CorruptFileError } from './reader-protocol.ts';
import { type RecordList, splitRecords } from './split-records.ts';

const unpackedChunkBytes = 262_144;

const nvdList: RecordList = { listKey: 'vulnerabilities', recordKey: 'cve', idOf: nvdRecordId };

/** The records of a page of the NVD API, which lies unpacked. */
export async function* nvdPageRecords(path: string): AsyncGenerator<RawRecord> {
  const file = createReadStream(path, { highWaterMark: unpackedChunkBytes });
  yield* splitRecords(file, file, path, nvdList);
}

/**
 * The records of a gzipped NVD 2.0 feed. The file is unpacked twice: first to see that it is whole and has the hash its
 * `.meta` file states (0.3 s per 100 MB), so that a damaged one changes nothing.
 */
export async function* nvdFeedRecords(path: string, sha256: string | undefined): AsyncGenerator<RawRecord> {
  await checkFeed(path, sha256);
  const { file, unpacked } = open(path);
  yield* splitRecords(file, unpacked, path, nvdList);
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
