import { type Database, rowsOf, sql } from '../../db/database.ts';
import { type ProjectScope, visible } from '../../db/project-scope.ts';
import { memberTables } from './member-tables.ts';

/** The members of collections, by the UUIDs of these; a project that is no collection has none. */
export async function listMemberUuids(
  db: Database,
  uuids: readonly string[],
  scope: ProjectScope,
): Promise<string[]> {
  const isWanted = sql`p.uuid = any(${uuids}::uuid[]) and ${visible(scope, sql.ref('p.project_id'))}`;
  const rows = await rowsOf(
    db,
    sql<{ uuid: string }>`with ${memberTables(isWanted, scope)}
      select p.uuid from project p where p.project_id in (select l.project_id from leaf l) order by p.project_id`,
  );
  return rows.map(({ uuid }) => uuid);
}

/** The members of a collection by their numbers, in their order. */
export async function listMemberIds(db: Database, projectId: number, scope: ProjectScope): Promise<number[]> {
  const rows = await rowsOf(
    db,
    sql<{ project_id: number }>`with ${memberTables(sql`p.project_id = ${projectId}`, scope)}
      select l.project_id from leaf l order by l.project_id`,
  );
  return rows.map((row) => row.project_id);
}
