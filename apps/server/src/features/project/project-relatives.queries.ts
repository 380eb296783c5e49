import { type Database, rowsOf, sql } from '../../db/database.ts';
import { ascending, neverNull, orderBy } from '../../db/list/order.ts';
import { projectOrder } from '../../db/project-order.ts';
import { type ProjectScope, visible } from '../../db/project-scope.ts';
import { projectColumns } from './project.queries.ts';
import type { ProjectRow } from './project-row.ts';

/** A parent as children show it. */
export interface ParentRow {
  project_id: number;
  uuid: string;
  name: string;
  version: string | null;
}

/** Visible projects by their number. */
export async function listParents(
  db: Database,
  projectIds: readonly number[],
  scope: ProjectScope,
): Promise<ParentRow[]> {
  return rowsOf(
    db,
    sql<ParentRow>`select project_id, uuid, name, version from project p
      where project_id = any(${projectIds}::int[]) and ${visible(scope, sql.ref('p.project_id'))}`,
  );
}

/** Visible direct children of several projects. */
export async function listChildrenOf(
  db: Database,
  projectIds: readonly number[],
  scope: ProjectScope,
): Promise<ProjectRow[]> {
  return rowsOf(
    db,
    sql<ProjectRow>`select ${projectColumns} from project p
      where p.parent_id = any(${projectIds}::int[]) and ${visible(scope, sql.ref('p.project_id'))}
      ${orderBy([...projectOrder, ascending(neverNull(sql`p.project_id`))])}`,
  );
}

/** A version as the other versions of a project show it. */
export interface VersionRow {
  uuid: string;
  version: string | null;
  active: boolean;
}

/** Visible versions of a name, the newest first. */
export async function listVersions(db: Database, name: string, scope: ProjectScope): Promise<VersionRow[]> {
  return rowsOf(
    db,
    sql<VersionRow>`select uuid, version, active from project p
      where name = ${name} and ${visible(scope, sql.ref('p.project_id'))} order by project_id desc`,
  );
}
