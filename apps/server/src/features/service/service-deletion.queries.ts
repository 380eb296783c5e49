import type { RawBuilder } from 'kysely';
import { type Database, rowsOf, sql, streamRows, type Transaction } from '../../db/database.ts';
import { type ProjectScope, visible } from '../../db/project-scope.ts';
import { type ServiceFilter, serviceCondition } from './service.queries.ts';

/** The filter of a project's service list. */
export interface ListedServices extends ServiceFilter {
  readonly projectId: number;
}

/** An order of matching services `s`: project by project, with nested services before their parent. */
export function deepestFirst(where: RawBuilder<unknown>): RawBuilder<{ uuid: string }> {
  return sql<{ uuid: string }>`with recursive up as (
      select s.project_id, s.service_id, s.uuid, s.parent_id, 0 as depth from service s where ${where}
      union all
      select u.project_id, u.service_id, u.uuid, o.parent_id, u.depth + 1
      from up u left join service o on o.project_id = u.project_id and o.service_id = u.parent_id
      where u.parent_id is not null)
    select uuid from up where parent_id is null order by project_id, depth desc, service_id`;
}

/** Refs of the services that the list of a project shows. */
export async function* streamServiceRefs(
  db: Database,
  { projectId, ...filter }: ListedServices,
  scope: ProjectScope,
): AsyncGenerator<string[], void, undefined> {
  const where = sql`${serviceCondition(projectId, filter)} and ${visible(scope, sql.ref('s.project_id'))}`;
  for await (const batch of streamRows(db, deepestFirst(where), 5_000)) yield batch.map(({ uuid }) => uuid);
}

/** The services that the caller can access, in the order of deletion. */
export async function orderByProject(
  db: Database,
  uuids: readonly string[],
  scope: ProjectScope,
): Promise<string[]> {
  const rows = await rowsOf(
    db,
    deepestFirst(sql`s.uuid = any(${uuids}::uuid[]) and ${visible(scope, sql.ref('s.project_id'))}`),
  );
  return rows.map(({ uuid }) => uuid);
}

/** The projects of those services that the caller may see. */
export async function listProjectsOf(
  trx: Transaction,
  uuids: readonly string[],
  scope: ProjectScope,
): Promise<number[]> {
  const rows = await rowsOf(
    trx,
    sql<{ project_id: number }>`select distinct s.project_id from service s
      where s.uuid = any(${uuids}::uuid[]) and ${visible(scope, sql.ref('s.project_id'))}`,
  );
  return rows.map((row) => row.project_id);
}

/** Services of some projects by their uuids, where the caller may see them. */
export async function listServiceIdsOf(
  trx: Transaction,
  projectIds: readonly number[],
  uuids: readonly string[],
  scope: ProjectScope,
): Promise<{ project_id: number; service_id: number; uuid: string }[]> {
  return rowsOf(
    trx,
    sql<{
      project_id: number;
      service_id: number;
      uuid: string;
    }>`select s.project_id, s.service_id, s.uuid from service s
      where s.project_id = any(${projectIds}::int[]) and s.uuid = any(${uuids}::uuid[])
        and ${visible(scope, sql.ref('s.project_id'))}`,
  );
}
