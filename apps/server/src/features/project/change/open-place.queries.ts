import { type Database, rowsOf, sql } from '../../../db/database.ts';
import { isLimited, openPlace, type ProjectScope } from '../../../db/project-scope.ts';

/**
 * The places in the tree where the caller may not put projects.
 * @param parentIds null: the top level
 */
export async function listClosedPlaces(
  db: Database,
  parentIds: readonly (number | null)[],
  scope: ProjectScope,
): Promise<ReadonlySet<number | null>> {
  if (!isLimited(scope)) return new Set();
  const rows = await rowsOf(
    db,
    sql<{
      parent_id: number | null;
    }>`select t.parent_id from unnest(${[...new Set(parentIds)]}::int[]) as t(parent_id)
      where not ${openPlace(scope, sql.ref('t.parent_id'))}`,
  );
  return new Set(rows.map((row) => row.parent_id));
}
