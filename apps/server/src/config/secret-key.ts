import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, linkSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';

/**
 * The key of an installation with an embedded database: made at the first start, readable by its owner only. The key is
 * the file's text, so it can move to `WAYBILL_SECRET_KEY` together with the database.
 */
export function makeSecretKey(dataDirectory: string): Buffer {
  const file = path.join(dataDirectory, 'secret-key');
  return readKey(file) ?? createKey(file);
}

/** @throws with the reason when the file cannot be read */
export function readSecretKeyFile(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    throw new Error(`The file "${file}" cannot be read: ${cause instanceof Error ? cause.message : cause}`, {
      cause,
    });
  }
}

function readKey(file: string): Buffer | undefined {
  try {
    return usableKey(file, Buffer.from(readFileSync(file, 'utf8').trim()));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** It was whole when it was made; a new one could read nothing that is encrypted in the database. */
function usableKey(file: string, key: Buffer): Buffer {
  if (key.length >= 16) return key;
  throw new Error(
    `The secret key "${file}" has ${key.length} bytes; at least 16 were expected. Restore it from a backup.`,
  );
}

/** Written apart and linked into place: complete or absent, and of two starts at once both take the first one's. */
function createKey(file: string): Buffer {
  const draft = `${file}.${process.pid}`;
  const descriptor = openSync(draft, 'wx', 0o600);
  try {
    writeSync(descriptor, `${randomBytes(32).toString('base64')}\n`);
    fsyncSync(descriptor);
    linkSync(draft, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    closeSync(descriptor);
    rmSync(draft, { force: true });
  }
  const key = readKey(file);
  if (!key) throw new Error(`The secret key "${file}" could not be written.`);
  return key;
}
