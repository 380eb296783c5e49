import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = process.env.WAYBILL_SHARED ?? fileURLToPath(new URL('../../../../../shared', import.meta.url));

/** Whether the shared test data is there; a user's clone does not have it. */
export const hasSharedLicenses: boolean = existsSync(join(root, 'data/spdx'));

/** The place of a file below the shared `data`. */
export function sharedPath(path: string): string {
  return join(root, 'data', path);
}

/** A JSON file below the shared `data`; the caller names its shape. */
export function readSharedJson<T>(path: string): T {
  return JSON.parse(readFileSync(sharedPath(path), 'utf8'));
}
