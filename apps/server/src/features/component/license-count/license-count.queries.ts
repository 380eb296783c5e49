import { sql } from 'kysely';
import { type Database, rowsOf } from '../../../db/database.ts';
import { inProjects } from '../../../db/in-projects.ts';

export interface LicenseCountRow {
  /** Null for components without a license. */
  name: string | null;
  components: number;
  /** Different licenses in all, components without one left out. */
  licenses: number;
}

/** The licenses of projects' components, the most common first; one row for the components without a license besides. */
export async function countLicenses(
  db: Database,
  projectIds: readonly number[],
  most: number,
): Promise<LicenseCountRow[]> {
  return rowsOf(
    db,
    sql<LicenseCountRow>`select name, components, licenses from (
        select name, components, (count(name) over ())::int as licenses,
          row_number() over (order by components desc, name) as place
        from (select coalesce(l.spdx_id, nullif(d.license_expression, ''), nullif(d.license_name, '')) as name,
            count(*)::int as components
          from component c
          left join component_detail d on d.project_id = c.project_id and d.component_id = c.component_id
          left join license l on l.license_id = d.license_id
          where ${inProjects(sql`c.project_id`, projectIds)} group by 1) counted) placed
      where place <= ${most} + 1 or name is null order by place`,
  );
}
