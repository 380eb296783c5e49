import type { RawBuilder } from 'kysely';
import { type Database, sql } from '../../db/database.ts';
import { preparedRow } from '../../db/prepared.ts';
import { type ProjectScope, visible } from '../../db/project-scope.ts';

/** As much of a project as others need that only look it up. */
export interface ProjectReferenceRow {
  project_id: number;
  uuid: string;
  name: string;
  version: string | null;
  parent_id: number | null;
  active: boolean;
  /** Its components are those of its children: it has none of its own. */
  is_collection: boolean;
  /** True if the caller may see it. */
  allowed: boolean;
}

export async function findByUuid(
  db: Database,
  uuid: string,
  scope: ProjectScope,
): Promise<ProjectReferenceRow | undefined> {
  return findWhere(db, scope, sql`p.uuid = ${uuid}`);
}

export async function findById(
  db: Database,
  projectId: number,
  scope: ProjectScope,
): Promise<ProjectReferenceRow | undefined> {
  return findWhere(db, scope, sql`p.project_id = ${projectId}`);
}

export async function findByName(
  db: Database,
  name: string,
  version: string | null,
  scope: ProjectScope,
): Promise<ProjectReferenceRow | undefined> {
  return findWhere(
    db,
    scope,
    sql`p.name = ${name} and p.version is not distinct from ${version} order by p.namesake limit 1`,
  );
}

export async function findLatest(
  db: Database,
  name: string,
  scope: ProjectScope,
): Promise<ProjectReferenceRow | undefined> {
  return findWhere(db, scope, sql`p.name = ${name} and p.is_latest`);
}

function findWhere(
  db: Database,
  scope: ProjectScope,
  condition: RawBuilder<unknown>,
): Promise<ProjectReferenceRow | undefined> {
  return preparedRow(
    db,
    sql<ProjectReferenceRow>`select p.project_id, p.uuid, p.name, p.version, p.parent_id, p.active,
        p.collection_logic <> 'NONE' as is_collection, ${visible(scope, sql.ref('p.project_id'))} as allowed
      from project p where ${condition}`,
  );
}
