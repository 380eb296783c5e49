import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, open, rename } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createZstdCompress, createZstdDecompress } from 'node:zlib';

/**
 * Many files in one: their compressed contents one after the other, each a frame of its own, with the list of them
 * elsewhere. One file is flushed once, where thousands would be flushed one by one.
 */
export interface PackedFile {
  /** As it was called where it came from, with slashes. */
  path: string;
  bytes: number;
  /** Where its frame begins in the pack, and how long it is. */
  offset: number;
  stored: number;
  /** Of the frame. */
  sha256: string;
}

export interface PackWriter {
  /** @returns undefined when the file is gone */
  addFile(path: string, source: string): Promise<PackedFile | undefined>;
  add(path: string, content: Readable): Promise<PackedFile>;
  /** Everything is on the disk when it returns. */
  close(): Promise<void>;
}

const compression = {
  params: { [constants.ZSTD_c_compressionLevel]: 3, [constants.ZSTD_c_checksumFlag]: 1 },
};
const readBytes = 1_048_576;

/** Makes a new pack. @throws when the file is there already */
export async function createPack(file: string): Promise<PackWriter> {
  const handle = await open(file, 'wx', 0o600);
  let end = 0;
  const add = async (path: string, content: Readable): Promise<PackedFile> => {
    const offset = end;
    const hash = createHash('sha256');
    let bytes = 0;
    await pipeline(
      content,
      async function* count(chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          bytes += chunk.length;
          yield chunk;
        }
      },
      createZstdCompress(compression),
      async (chunks: AsyncIterable<Buffer>) => {
        for await (const chunk of chunks) {
          hash.update(chunk);
          await writeAll(handle, chunk, end);
          end += chunk.length;
        }
      },
    );
    return { path, bytes, offset, stored: end - offset, sha256: hash.digest('hex') };
  };
  return {
    add,
    async addFile(path, source) {
      const opened = await openIfPresent(source);
      return opened && add(path, opened.createReadStream({ highWaterMark: readBytes }));
    },
    async close() {
      await handle.sync();
      await handle.close();
    },
  };
}

/** The content of a file of a pack. The frame's own checksum is checked on the way. */
export function readPacked(pack: string, { offset, stored }: PackedFile): Readable {
  const frame = createReadStream(pack, { start: offset, end: offset + stored - 1, highWaterMark: readBytes });
  const content = createZstdDecompress();
  pipeline(frame, content).catch((error: Error) => content.destroy(error));
  return content;
}

/** The digest of a file's frame as it is now. */
export async function digestPacked(pack: string, { offset, stored }: PackedFile): Promise<string> {
  const hash = createHash('sha256');
  const frame = createReadStream(pack, { start: offset, end: offset + stored - 1, highWaterMark: readBytes });
  for await (const chunk of frame) hash.update(chunk);
  return hash.digest('hex');
}

/** Compresses one file into one of its own, complete or not there. */
export async function storeAlone(source: string, target: string): Promise<void> {
  const draft = `${target}.part`;
  const handle = await open(draft, 'w', 0o600);
  try {
    let end = 0;
    await pipeline(
      createReadStream(source, { highWaterMark: readBytes }),
      createZstdCompress(compression),
      async (chunks: AsyncIterable<Buffer>) => {
        for await (const chunk of chunks) {
          await writeAll(handle, chunk, end);
          end += chunk.length;
        }
      },
    );
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(draft, target);
}

export function readAlone(file: string): Readable {
  const content = createZstdDecompress();
  pipeline(createReadStream(file, { highWaterMark: readBytes }), content).catch((error: Error) =>
    content.destroy(error),
  );
  return content;
}

async function writeAll(handle: FileHandle, chunk: Buffer, position: number): Promise<void> {
  for (let done = 0; done < chunk.length; ) {
    const { bytesWritten } = await handle.write(chunk, done, chunk.length - done, position + done);
    done += bytesWritten;
  }
}

async function openIfPresent(file: string): Promise<FileHandle | undefined> {
  try {
    return await open(file, 'r');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
