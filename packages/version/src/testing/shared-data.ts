import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';

const root = process.env.WAYBILL_SHARED ?? fileURLToPath(new URL('../../../../../shared', import.meta.url));
const folder = join(root, 'data/versions');

/** Whether the shared test data is there; a user's clone does not have it. */
export const hasSharedVersions: boolean = existsSync(folder);

/** The text of a file below the shared `data/versions`, unpacked. */
export function readSharedVersions(path: string): string {
  const bytes = readFileSync(join(folder, path));
  return (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
}
