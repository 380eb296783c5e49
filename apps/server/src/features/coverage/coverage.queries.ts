import { sql } from 'kysely';
import { type Database, streamRows } from '../../db/database.ts';

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
