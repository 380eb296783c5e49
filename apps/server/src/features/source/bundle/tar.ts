import { createReadStream, createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';

/** A file in an archive of the form "ustar" (POSIX.1-1988), which every tar reads. */
export interface TarEntry {
  name: string;
  bytes: number;
}

const block = 512;
/** What the field for a size holds: eleven octal digits. */
const maxBytes = 8 ** 11 - 1;

/** Packs files, in order, each under its name. @param at of all of them, so that the same content makes the same archive */
export async function writeTar(
  target: string,
  files: readonly (TarEntry & { file: string })[],
  at: Date,
): Promise<void> {
  await pipeline(
    async function* archive() {
      for (const { name, bytes, file } of files) {
        yield header(name, bytes, at);
        yield* createReadStream(file);
        yield Buffer.alloc(padding(bytes));
      }
      yield Buffer.alloc(2 * block);
    },
    createWriteStream(target, { mode: 0o600, flush: true }),
  );
}

/** Where each file of an archive begins. @throws Error when it is no such archive, or is cut off */
export async function readTar(file: string): Promise<ReadonlyMap<string, TarEntry & { offset: number }>> {
  const handle = await open(file, 'r');
  try {
    const { size } = await handle.stat();
    const entries = new Map<string, TarEntry & { offset: number }>();
    const buffer = Buffer.alloc(block);
    for (let position = 0; ; ) {
      const { bytesRead } = await handle.read(buffer, 0, block, position);
      if (bytesRead < block) throw new Error('The archive is cut off.');
      if (buffer.every((byte) => byte === 0)) return entries;
      const entry = parseHeader(buffer);
      const offset = position + block;
      if (offset + entry.bytes > size) throw new Error('The archive is cut off.');
      entries.set(entry.name, { ...entry, offset });
      position = offset + entry.bytes + padding(entry.bytes);
    }
  } finally {
    await handle.close();
  }
}

function header(name: string, bytes: number, at: Date): Buffer {
  if (Buffer.byteLength(name) > 99 || bytes > maxBytes) throw new Error(`"${name}" does not fit an archive`);
  const buffer = Buffer.alloc(block);
  buffer.write(name, 0);
  buffer.write('0000600\0', 100);
  buffer.write('0000000\0', 108);
  buffer.write('0000000\0', 116);
  buffer.write(`${octal(bytes, 11)}\0`, 124);
  buffer.write(`${octal(Math.floor(at.getTime() / 1000), 11)}\0`, 136);
  buffer.write('        ', 148);
  buffer.write('0', 156);
  buffer.write('ustar\u000000', 257);
  buffer.write(`${octal(checksum(buffer), 6)}\0 `, 148);
  return buffer;
}

function parseHeader(buffer: Buffer): TarEntry {
  const told = Number.parseInt(buffer.toString('latin1', 148, 156), 8);
  const own = Buffer.from(buffer);
  own.write('        ', 148);
  if (told !== checksum(own)) throw new Error('It is no archive of the form "ustar".');
  const end = buffer.indexOf(0);
  return {
    name: buffer.toString('utf8', 0, Math.min(end < 0 ? 100 : end, 100)),
    bytes: Number.parseInt(buffer.toString('latin1', 124, 136), 8),
  };
}

const checksum = (buffer: Buffer): number => buffer.reduce((sum, byte) => sum + byte, 0);
const octal = (value: number, length: number): string => value.toString(8).padStart(length, '0');
const padding = (bytes: number): number => (block - (bytes % block)) % block;
