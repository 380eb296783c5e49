import { type Database, rowsOf, sql } from '../../../db/database.ts';
import { internalFlag } from '../../component-shape/component-flags.ts';

/** Components that a project got at one time, those of the house left out. */
function added(projectId: number, addedAt: Date) {
  return sql`component c join identity i on i.identity_id = c.identity_id
    where c.project_id = ${projectId} and c.added_at = ${addedAt} and c.flags & ${internalFlag}::int = 0`;
}

/** How the sources see them: some dozen texts. */
export async function listAddedSights(db: Database, projectId: number, addedAt: Date): Promise<string[]> {
  const rows = await rowsOf(
    db,
    sql<{ sight: string }>`select distinct i.sight from ${added(projectId, addedAt)}`,
  );
  return rows.map((row) => row.sight);
}

interface AddedRow {
  name: string;
  version: string | null;
  /** The total number. */
  total: number;
}

/** The first of those that are seen in one of some ways. */
export async function listAddedOf(
  db: Database,
  projectId: number,
  addedAt: Date,
  sights: readonly string[],
  limit: number,
): Promise<AddedRow[]> {
  return rowsOf(
    db,
    sql<AddedRow>`select i.name, i.version, (count(*) over ())::int as total from ${added(projectId, addedAt)}
      and i.sight = any(${sights}::text[]) order by lower(i.name), i.version, c.component_id limit ${limit}`,
  );
}
