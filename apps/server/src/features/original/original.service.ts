// Public to other features.
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { createZstdDecompress, zstdCompress } from 'node:zlib';
import type { Database, Transaction } from '../../db/database.ts';
import { productVersion } from '../../http/about.ts';
import {
  deleteUnused,
  findChunk,
  findOriginal,
  holdOriginal,
  insertChunk,
  insertOriginal,
  noteValidation,
} from './original.queries.ts';

export { isValidated } from './original.queries.ts';

const compress = promisify(zstdCompress);

/** A stored document is sent and read in pieces of this size. */
const chunkBytes = 512 * 1024;

/** The version that checked a document, because another version may use other schemas. */
export const validator = `waybill ${productVersion}`;

/** A document as received, ready to be stored. */
export interface PackedOriginal {
  readonly sha256: Buffer;
  readonly mediaType: string;
  readonly byteSize: number;
  readonly compressed: Buffer;
}

export function sha256Of(bytes: Uint8Array): Buffer {
  return createHash('sha256').update(bytes).digest();
}

/** Compresses a document outside of the transaction that stores it. */
export async function packOriginal(bytes: Uint8Array, sha256: Buffer): Promise<PackedOriginal> {
  return {
    sha256,
    mediaType: mediaTypeOf(bytes),
    byteSize: bytes.byteLength,
    compressed: await compress(bytes),
  };
}

/** Keeps a document once, however often it comes. */
export async function storeOriginal(
  trx: Transaction,
  original: PackedOriginal,
  isValidated: boolean,
): Promise<void> {
  const { sha256, compressed } = original;
  const row = {
    media_type: original.mediaType,
    byte_size: original.byteSize,
    encoding: 'zstd',
    validated_by: isValidated ? validator : null,
  };
  while (!(await insertOriginal(trx, sha256, row))) {
    // Deleted since, with the last import that referred to it.
    if (!(await holdOriginal(trx, sha256))) continue;
    if (isValidated) await noteValidation(trx, sha256, validator);
    return;
  }
  for (let seq = 0, at = 0; at < compressed.length; seq++, at += chunkBytes) {
    await insertChunk(trx, sha256, seq, compressed.subarray(at, at + chunkBytes));
  }
}

export interface OpenOriginal {
  readonly mediaType: string;
  readonly byteSize: number;
  /** The document byte for byte, piece by piece. */
  readonly content: Readable;
}

export async function openOriginal(db: Database, sha256: Buffer): Promise<OpenOriginal | undefined> {
  const row = await findOriginal(db, sha256);
  if (!row) return undefined;
  const packed = Readable.from(chunksOf(db, sha256), { objectMode: false });
  const content = createZstdDecompress();
  packed.on('error', (error) => content.destroy(error)).pipe(content);
  return { mediaType: row.media_type, byteSize: row.byte_size, content };
}

async function* chunksOf(db: Database, sha256: Buffer): AsyncGenerator<Buffer> {
  for (let seq = 0; ; seq++) {
    const chunk = await findChunk(db, sha256, seq);
    if (!chunk) return;
    yield chunk;
  }
}

/** A whole document in memory, as processing needs it. */
export async function readOriginal(db: Database, sha256: Buffer): Promise<Buffer | undefined> {
  const open = await openOriginal(db, sha256);
  if (!open) return undefined;
  const parts: Buffer[] = [];
  for await (const part of open.content) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** By the first character that is not white space or a byte-order mark; what is neither was not checked. */
function mediaTypeOf(bytes: Uint8Array): string {
  const start = Buffer.from(bytes.subarray(0, 256))
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trimStart();
  if (start.startsWith('<')) return 'application/vnd.cyclonedx+xml';
  return start.startsWith('{') ? 'application/vnd.cyclonedx+json' : 'application/octet-stream';
}

/** Deletes documents that no import refers to any more. */
export async function deleteUnusedOriginals(trx: Transaction, sha256s: readonly Buffer[]): Promise<void> {
  await deleteUnused(trx, sha256s);
}
