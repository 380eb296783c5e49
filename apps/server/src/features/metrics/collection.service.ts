// Public to other features.
import type { CollectionLogic } from '@waybill/api-contract';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { ProjectScope } from '../../db/project-scope.ts';
import {
  countedProjects,
  hasCollections,
  joinSummedCounts,
  listCollectionCounts,
} from './collection.queries.ts';
import type { SeverityColumn } from './counts.ts';

export { allMembers, membersOf } from './collection.queries.ts';

interface MaybeCollection {
  readonly project_id: number;
  readonly collection_logic: CollectionLogic;
}

/** SQL of a join that gives each project `p` its counters as they are shown, as `n`: of a collection project the sums. */
export async function joinShownCounts(db: Database, scope: ProjectScope): Promise<RawBuilder<unknown>> {
  // Most installations have no collections, and most lists are sorted by a counter.
  if (await hasCollections(db)) return joinSummedCounts(scope);
  return sql`left join project_count n on n.project_id = p.project_id`;
}

/** SQL of the ids of projects with vulnerabilities of any of these severities, as their counters are shown. */
export async function shownWith(
  db: Database,
  columns: readonly SeverityColumn[],
  scope: ProjectScope,
): Promise<RawBuilder<unknown>> {
  return countedProjects(columns, scope, await hasCollections(db));
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
