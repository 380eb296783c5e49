import { type Database, rowsOf, sql } from '../../../db/database.ts';

/** Properties of a project that stand for settings of a group, by name. */
export async function listProjectSettings(
  db: Database,
  projectId: number,
  group: string,
): Promise<ReadonlyMap<string, string>> {
  const rows = await rowsOf(
    db,
    sql<{ name: string; value: string }>`select property_name as name, value from project_property
      where project_id = ${projectId} and group_name = ${group} and property_type <> 'ENCRYPTEDSTRING'
        and trim(value) <> ''`,
  );
  return new Map(rows.map(({ name, value }) => [name, value.trim()]));
}
