import { randomUUID } from 'node:crypto';
import { type FileHandle, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The maximum size of answers in temporary files, in all and per caller. */
const maxBytes = 1024 * 1024 * 1024;
const maxBytesPerCaller = 512 * 1024 * 1024;
const readAtOnce = 64 * 1024;

const used = new Map<string, number>();
let usedInAll = 0;

/** A part of an answer that waits for its reader in a file, which is gone with the process. */
export interface SpoolFile {
  /** True if all that was written has been read. */
  readonly isRead: boolean;
  /** Adds to the end. @returns false when there is no room for it: in the share of its caller, or on the disk */
  write(text: string): Promise<boolean>;
  /** The next bytes; undefined when all have been read. */
  read(): Promise<Buffer | undefined>;
  /** Forgets what has been read: the file is empty again. Only for a file of which all has been read. */
  rewind(): Promise<void>;
  close(): Promise<void>;
}

/** @param caller whose share of the room it takes */
export async function openSpoolFile(caller: string): Promise<SpoolFile> {
  const path = join(tmpdir(), `waybill-answer-${process.pid}-${randomUUID()}`);
  const file = await open(path, 'wx+', 0o600);
  // Without a name it cannot be left behind. Where an open file keeps its name, that goes when it is closed.
  const isNameless = await rm(path).then(
    () => true,
    () => false,
  );
  let [written, read] = [0, 0];
  const release = () => {
    account(caller, -written);
    written = 0;
    read = 0;
  };
  return {
    get isRead() {
      return read === written;
    },
    async write(text) {
      const bytes = Buffer.from(text);
      if (!hasRoom(caller, bytes.length)) return false;
      account(caller, bytes.length);
      const isStored = await writeWhole(file, bytes, written).then(
        () => true,
        () => false,
      );
      if (isStored) written += bytes.length;
      else account(caller, -bytes.length);
      return isStored;
    },
    async read() {
      if (read === written) return undefined;
      const size = Math.min(readAtOnce, written - read);
      const { bytesRead, buffer } = await file.read(Buffer.allocUnsafe(size), 0, size, read);
      read += bytesRead;
      return buffer.subarray(0, bytesRead);
    },
    async rewind() {
      release();
      await file.truncate(0);
    },
    async close() {
      release();
      await file.close();
      if (!isNameless) await rm(path, { force: true });
    },
  };
}

async function writeWhole(file: FileHandle, bytes: Buffer, at: number): Promise<void> {
  for (let done = 0; done < bytes.length; ) {
    const { bytesWritten } = await file.write(bytes, done, bytes.length - done, at + done);
    done += bytesWritten;
  }
}

function hasRoom(caller: string, bytes: number): boolean {
  return usedInAll + bytes <= maxBytes && (used.get(caller) ?? 0) + bytes <= maxBytesPerCaller;
}

function account(caller: string, bytes: number): void {
  usedInAll += bytes;
  const its = (used.get(caller) ?? 0) + bytes;
  if (its === 0) used.delete(caller);
  else used.set(caller, its);
}
