import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';

const ROOT = process.env.WAYBILL_SHARED ?? fileURLToPath(new URL('../../../../shared', import.meta.url));

/** Whether the shared test data is beside the repository; tests that need it are skipped without it. */
export const hasSharedData = existsSync(join(ROOT, 'data/cyclonedx-spec'));

if (!hasSharedData)
  console.warn('The shared test data is absent (WAYBILL_SHARED or ../shared): its tests are skipped.');

/** Paths of the files below a folder of the shared data, relative to that folder. */
export function listShared(folder: string): string[] {
  const base = join(ROOT, 'data', folder);
  return readdirSync(base, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(base, join(entry.parentPath, entry.name)))
    .sort();
}

/** Reads a file of the shared data, unpacked if its name ends in `.gz`. */
export function readShared(path: string): Uint8Array {
  const bytes = readFileSync(join(ROOT, 'data', path));
  return path.endsWith('.gz') ? gunzipSync(bytes) : bytes;
}
