import type { Database } from '../apps/server/src/db/database.ts';
import { countDrift } from '../apps/server/src/features/matching/matching.service.ts';

/**
 * The number of matches, identities, components, and projects that differ from a full recount; 0 if all are
 * right.
 */
export async function driftOf(db: Database): Promise<number> {
  return Object.values(await countDrift(db)).reduce((sum, one) => sum + one, 0);
}
