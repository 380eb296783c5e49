import { sql } from 'kysely';
import { type Database, rowsOf } from '../../db/database.ts';

/** A component as an example. */
export interface ExampleRow {
  uuid: string;
  name: string;
  version: string | null;
}

/** How many components the sources see alike. */
export interface SightCount {
  sight: string;
  components: number;
}

export async function countSights(db: Database, projectId: number): Promise<SightCount[]> {
  return rowsOf(
    db,
    sql<SightCount>`select i.sight, count(*)::int as components
      from component c join identity i on i.identity_id = c.identity_id
      where c.project_id = ${projectId} group by i.sight`,
  );
}

export interface SightRow extends ExampleRow {
  sight: string;
  /** How many components share the sight: said by the first of them, 0 at the others. */
  components: number;
}

/** The sights of a project's components with the first few components of each, by name. */
export async function listSights(db: Database, projectId: number, examples: number): Promise<SightRow[]> {
  return rowsOf(
    db,
    sql<SightRow>`
      select uuid, name, version, sight, case when place = 1 then components else 0 end as components
      from (
        select c.component_id, c.uuid, i.name, i.version, i.sight, (count(*) over same)::int as components,
          row_number() over (same order by i.name, c.component_id) as place
        from component c join identity i on i.identity_id = c.identity_id
        where c.project_id = ${projectId}
        window same as (partition by i.sight)) seen
      where place <= ${examples} order by name, component_id`,
  );
}
