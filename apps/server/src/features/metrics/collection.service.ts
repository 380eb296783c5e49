// Public to other features.
import type { CollectionLogic } from '@waybill/api-contract';
import type { Database } from '../../db/database.ts';
import type { ProjectScope } from '../../db/project-scope.ts';
import { listCollectionCounts } from './collection.queries.ts';

export { joinShownCounts } from './collection.queries.ts';

interface MaybeCollection {
  readonly project_id: number;
  readonly collection_logic: CollectionLogic;
}

/**
 * Gives collection projects the sums of their members for counters, as they are at this moment: nothing is stored
 * that could differ from them. Projects of other kinds stay as they are, and so do collections without members.
 */
export async function withCollectionCounts<Row extends MaybeCollection>(
  db: Database,
  rows: readonly Row[],
  scope: ProjectScope,
): Promise<readonly Row[]> {
  const ids = rows.filter((row) => row.collection_logic !== 'NONE').map((row) => row.project_id);
  if (ids.length === 0) return rows;
  const sums = await listCollectionCounts(db, ids, scope);
  const byId = new Map(sums.map((row) => [row.project_id, row]));
  return rows.map((row) => ({ ...row, ...byId.get(row.project_id) }));
}
