import { sql } from 'kysely';
import { type Database, findRow, streamRows } from '../../db/database.ts';
import { type ProjectScope, visible } from '../../db/project-scope.ts';

export async function findProject(
  db: Database,
  uuid: string,
  scope: ProjectScope,
): Promise<{ project_id: number; allowed: boolean } | undefined> {
  return findRow(
    db,
    sql<{ project_id: number; allowed: boolean }>`select p.project_id,
      ${visible(scope, sql.ref('p.project_id'))} as allowed from project p where p.uuid = ${uuid}`,
  );
}

export interface CoverageRow {
  uuid: string;
  name: string;
  version: string | null;
  purl: string | null;
  cpe: string | null;
}

export function streamComponents(
  db: Database,
  projectId: number,
): AsyncGenerator<CoverageRow[], void, undefined> {
  return streamRows(
    db,
    sql<CoverageRow>`select c.uuid, i.name, i.version, i.purl, i.cpe
      from component c join identity i on i.identity_id = c.identity_id
      where c.project_id = ${projectId} order by i.name, c.component_id`,
  );
}
