// Public to other features.
import type { Transaction } from '../../db/database.ts';
import { withoutNestedLoops } from '../../db/planner.ts';
import { copyEdges, hasEdges, replaceEdges } from './edge-sync.queries.ts';

/**
 * Makes the dependency edges of a project equal to a list.
 * @param edges pairs of positions in `ids`, flat
 * @param ids element ids by position; the first is 0, the project
 */
export async function syncEdges(
  trx: Transaction,
  projectId: number,
  edges: Int32Array,
  ids: readonly number[],
): Promise<void> {
  if (!(await hasEdges(trx, projectId))) return copyEdges(trx, projectId, edges, ids);
  await withoutNestedLoops(trx, () => replaceEdges(trx, projectId, edges, ids));
}
