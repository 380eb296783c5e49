import { sql } from 'kysely';
import { type Database, rowsOf } from '../../db/database.ts';
import { inProjects } from '../../db/in-projects.ts';
import { internalFlag } from '../component-shape/component-flags.ts';

/** A component as an example. */
export interface ExampleRow {
  uuid: string;
  name: string;
  version: string | null;
  /** True if it is our own. */
  internal: boolean;
}

/** The number of components with one sight. */
export interface SightCount {
  sight: string;
  components: number;
  /** The internal ones among them. */
  internal: number;
}

export async function countSights(
  db: Database,
  projectIds: readonly number[],
): Promise<(SightCount & { project_id: number })[]> {
  return rowsOf(
    db,
    sql<SightCount & { project_id: number }>`select c.project_id, i.sight, count(*)::int as components,
        (count(*) filter (where c.flags & ${internalFlag}::int <> 0))::int as internal
      from component c join identity i on i.identity_id = c.identity_id
      where c.project_id = any(${projectIds}::int[]) group by 1, 2`,
  );
}

export interface SightRow extends ExampleRow {
  sight: string;
  /** The number and ownership of components with the sight, stored in the first row; 0 in the others. */
  components: number;
}

/** The sights of projects' components with the first few components of each, by name; our own apart from the others. */
export async function listSights(
  db: Database,
  projectIds: readonly number[],
  examples: number,
): Promise<SightRow[]> {
  return rowsOf(
    db,
    sql<SightRow>`
      select uuid, name, version, internal, sight, case when place = 1 then components else 0 end as components
      from (
        select component_id, uuid, name, version, internal, sight, (count(*) over same)::int as components,
          row_number() over (same order by name, component_id) as place
        from (
          select c.component_id, c.uuid, i.name, i.version, i.sight, c.flags & ${internalFlag}::int <> 0 as internal
          from component c join identity i on i.identity_id = c.identity_id
          where ${inProjects(sql`c.project_id`, projectIds)}) part
        window same as (partition by sight, internal)) seen
      where place <= ${examples} order by name, component_id`,
  );
}
