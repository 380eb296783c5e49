import { bytea } from '../../db/bytea.ts';
import { type Database, findRow, rowsOf, runSql, sql, type Transaction } from '../../db/database.ts';
import { containsPattern } from '../../db/list/search.ts';
import { type ProjectScope, visible } from '../../db/project-scope.ts';
import { limitOffset, orderBy, type Page, type SortColumns } from '../../http/paging.ts';
import { storedFields } from '../../http/stored-fields.ts';
import type { ServiceDetail, StorableService } from './service-facts.ts';

export interface ServiceRow {
  project_id: number;
  service_id: number;
  uuid: string;
  parent_id: number | null;
  bom_ref: string | null;
  group_name: string | null;
  name: string;
  version: string | null;
  detail: ServiceDetail;
}

export type FoundService = ServiceRow & { allowed: boolean };

const columns = sql`s.project_id, s.service_id, s.uuid, s.parent_id, s.bom_ref, s.group_name, s.name, s.version,
  s.detail`;

export async function findByUuid(
  db: Database,
  uuid: string,
  scope: ProjectScope,
): Promise<FoundService | undefined> {
  return findRow(
    db,
    sql<FoundService>`select ${columns}, ${visible(scope, sql.ref('s.project_id'))} as allowed
      from service s where s.uuid = ${uuid}`,
  );
}

const sortColumns: SortColumns = {
  name: sql`s.name`,
  version: sql`s.version`,
  group: sql`s.group_name`,
  uuid: sql`s.uuid`,
  description: sql`s.detail ->> 'description'`,
  authenticated: sql`s.detail -> 'authenticated'`,
  crossesTrustBoundary: sql`s.detail -> 'crossesTrustBoundary'`,
  notes: sql`s.detail ->> 'notes'`,
  'provider.name': sql`s.detail -> 'provider' ->> 'name'`,
};

export async function listServices(
  db: Database,
  projectId: number,
  page: Page,
): Promise<(ServiceRow & { total: number })[]> {
  const found =
    page.search === undefined ? sql`true` : sql`lower(s.name) like ${containsPattern(page.search)}`;
  const order = orderBy(
    page,
    sortColumns,
    sql`s.name, s.version desc nulls last`,
    sql`s.service_id`,
    storedFields.service,
  );
  return rowsOf(
    db,
    sql<ServiceRow & { total: number }>`select ${columns}, count(*) over () as total from service s
      where s.project_id = ${projectId} and ${found} ${order} ${limitOffset(page)}`,
  );
}

/** Adds a service by hand. */
export async function insertService(
  trx: Transaction,
  projectId: number,
  uuid: string,
  parentId: number | null,
  service: StorableService,
  at: Date,
): Promise<void> {
  await runSql(
    trx,
    sql`insert into service (project_id, uuid, parent_id, group_name, name, version, detail_hash, detail, added_at)
      values (${projectId}, ${uuid}, ${parentId}, ${service.group}, ${service.name}, ${service.version},
        ${bytea(service.detailHash)}, ${service.detailText}, ${at})`,
  );
}

export async function updateService(
  trx: Transaction,
  projectId: number,
  serviceId: number,
  service: StorableService,
): Promise<void> {
  await runSql(
    trx,
    sql`update service set group_name = ${service.group}, name = ${service.name}, version = ${service.version},
      detail_hash = ${bytea(service.detailHash)}, detail = ${service.detailText}
      where project_id = ${projectId} and service_id = ${serviceId}`,
  );
}

/** Deletes a service with everything nested in it, and the edges to and from them. */
export async function deleteService(trx: Transaction, projectId: number, serviceId: number): Promise<void> {
  const rows = await rowsOf(
    trx,
    sql<{ id: number }>`with recursive tree(id) as (
        select ${serviceId}::bigint
        union
        select s.service_id from service s join tree t on s.parent_id = t.id where s.project_id = ${projectId})
      select id from tree`,
  );
  const ids = sql`any(${rows.map((row) => row.id)}::bigint[])`;
  await runSql(
    trx,
    sql`delete from dependency where project_id = ${projectId} and (from_id = ${ids} or to_id = ${ids})`,
  );
  await runSql(trx, sql`delete from service where project_id = ${projectId} and service_id = ${ids}`);
}
