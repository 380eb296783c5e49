import { type Database, rowsOf, sql, streamRows, type Transaction } from '../../db/database.ts';
import { type ProjectScope, visible } from '../../db/project-scope.ts';
import { type ServiceFilter, serviceCondition } from './service.queries.ts';

/** What the list of a project's services shows. */
export interface ListedServices extends ServiceFilter {
  readonly projectId: number;
}

/** Refs of the services that the list shows; what is nested in one comes before it. */
export async function* streamServiceRefs(
  db: Database,
  { projectId, ...filter }: ListedServices,
  scope: ProjectScope,
): AsyncGenerator<string[], void, undefined> {
  const rows = streamRows(
    db,
    sql<{ uuid: string }>`with recursive up as (
        select s.service_id, s.uuid, s.parent_id, 0 as depth from service s
        where ${serviceCondition(projectId, filter)} and ${visible(scope, sql.ref('s.project_id'))}
        union all
        select u.service_id, u.uuid, o.parent_id, u.depth + 1
        from up u left join service o on o.project_id = ${projectId} and o.service_id = u.parent_id
        where u.parent_id is not null)
      select uuid from up where parent_id is null order by depth desc, service_id`,
    5_000,
  );
  for await (const batch of rows) yield batch.map(({ uuid }) => uuid);
}

/** Services of a project by their uuids, where the caller may see it. */
export async function listServiceIdsOf(
  trx: Transaction,
  projectId: number,
  uuids: readonly string[],
  scope: ProjectScope,
): Promise<{ service_id: number; uuid: string }[]> {
  return rowsOf(
    trx,
    sql<{ service_id: number; uuid: string }>`select s.service_id, s.uuid from service s
      where s.project_id = ${projectId} and s.uuid = any(${uuids}::uuid[])
        and ${visible(scope, sql.ref('s.project_id'))}`,
  );
}
