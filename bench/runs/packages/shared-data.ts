import { existsSync } from 'node:fs';
import { join } from 'node:path';

const shared = process.env.WAYBILL_SHARED ?? join(import.meta.dirname, '../../../../shared');

/** A path of the shared test data; undefined where it is not installed, as in a user's clone. */
export function findSharedData(path: string): string | undefined {
  const found = join(shared, 'data', path);
  return existsSync(found) ? found : undefined;
}
