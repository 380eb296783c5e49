import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';

/** Where the shared test data should be: beside the repository, or where `WAYBILL_SHARED` says. */
export const sharedDataFolder: string = join(
  process.env.WAYBILL_SHARED ?? fileURLToPath(new URL('../../../../../shared', import.meta.url)),
  'data',
);

/**
 * True if the shared test data is present. A user's clone does not have it, and tests that need it are
 * skipped.
 */
export const hasSharedData: boolean = existsSync(sharedDataFolder);

/** The place of a file or folder of the shared data. */
export function sharedPath(path: string): string {
  return join(sharedDataFolder, path);
}

/** Paths of all files below a folder of the shared data, relative to that folder, sorted. */
export function listShared(folder: string): string[] {
  const base = sharedPath(folder);
  return readdirSync(base, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(base, join(entry.parentPath, entry.name)))
    .sort();
}

/** A file of the shared data, unpacked if its name ends in `.gz`. */
export function readShared(path: string): Buffer {
  const bytes = readFileSync(sharedPath(path));
  return path.endsWith('.gz') ? gunzipSync(bytes) : bytes;
}

/** The text of a file of the shared data. */
export function readSharedText(path: string): string {
  return readShared(path).toString('utf8');
}

/** A JSON file of the shared data; the caller names its shape. */
export function readSharedJson<T>(path: string): T {
  return JSON.parse(readSharedText(path));
}

/** The lines of a file of the shared data, each as JSON; the caller names their shape. */
export function readSharedJsonLines<T>(path: string): T[] {
  const lines = readSharedText(path).trim().split('\n');
  return lines.map((line): T => JSON.parse(line));
}
