import type { RawBuilder } from 'kysely';
import { all } from '../../db/all.ts';
import { bytea } from '../../db/bytea.ts';
import { type Database, findRow, rowsOf, runSql, sql, type Transaction } from '../../db/database.ts';
import {
  ascending,
  descending,
  neverNull,
  type Order,
  orderOf,
  type SortColumns,
} from '../../db/list/order.ts';
import type { ListPage, Page } from '../../db/list/page.ts';
import { chooseIds } from '../../db/list/read-list.ts';
import { containsPattern } from '../../db/list/search.ts';
import { type ProjectScope, visible } from '../../db/project-scope.ts';
import { removeEdges } from '../dependency-graph/edge-end.service.ts';
import type { ServiceDetail, StorableService } from './service-facts.ts';
import { type StatedFilter, statedConditions } from './service-stated.queries.ts';

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
  name: neverNull(sql`s.name`),
  version: sql`s.version`,
  group: sql`s.group_name`,
  uuid: neverNull(sql`s.uuid`),
  description: sql`s.detail ->> 'description'`,
  authenticated: sql`s.detail -> 'authenticated'`,
  crossesTrustBoundary: sql`s.detail -> 'crossesTrustBoundary'`,
  notes: sql`s.detail ->> 'notes'`,
  'provider.name': sql`s.detail -> 'provider' ->> 'name'`,
};

const byName: Order = [ascending(neverNull(sql`s.name`)), descending(sql`s.version`)];

/** The filter of a project's service list. */
export interface ServiceFilter extends StatedFilter {
  readonly search: string | undefined;
}

/** The condition of a project's service list, over the table as `s`. */
export function serviceCondition(projectId: number, filter: ServiceFilter): RawBuilder<unknown> {
  const { search } = filter;
  return all([
    sql`s.project_id = ${projectId}`,
    ...(search === undefined ? [] : [sql`lower(s.name) like ${containsPattern(search)}`]),
    ...statedConditions(filter),
  ]);
}

/** Which services of a project are on a page. */
export async function listServiceIds(
  db: Database,
  projectId: number,
  filter: ServiceFilter,
  page: Page,
): Promise<ListPage<number>> {
  const list = {
    select: sql<{ id: number }>`s.service_id as id`,
    from: sql`service s`,
    where: serviceCondition(projectId, filter),
    order: orderOf(page, sortColumns, byName, [ascending(neverNull(sql`s.service_id`))]),
  };
  return chooseIds(db, page, list, (row) => row.id);
}

/** Services of a project in the order of their numbers' list. */
export async function listServices(
  db: Database,
  projectId: number,
  serviceIds: readonly number[],
): Promise<ServiceRow[]> {
  return rowsOf(
    db,
    sql<ServiceRow>`select ${columns} from unnest(${serviceIds}::bigint[]) with ordinality as page(service_id, n_th)
      join service s on s.project_id = ${projectId} and s.service_id = page.service_id order by page.n_th`,
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

export interface DeletedService {
  uuid: string;
  /** UUID of its project. */
  project: string;
  group: string | null;
  name: string;
  version: string | null;
}

/** Deletes services of some projects with everything nested in them, and the edges to and from them. */
export async function deleteServices(
  trx: Transaction,
  projectIds: readonly number[],
  serviceIds: readonly number[],
): Promise<DeletedService[]> {
  const projects = sql`any(${projectIds}::int[])`;
  const rows = await rowsOf(
    trx,
    sql<{ id: number }>`with recursive tree(project_id, id) as (
        select s.project_id, s.service_id from service s
        where s.project_id = ${projects} and s.service_id = any(${serviceIds}::bigint[])
        union
        select s.project_id, s.service_id from service s
        join tree t on s.project_id = t.project_id and s.parent_id = t.id where s.project_id = ${projects})
      select id from tree`,
  );
  const ended = rows.map((row) => row.id);
  await removeEdges(trx, projectIds, ended);
  return rowsOf(
    trx,
    sql<DeletedService>`delete from service s where s.project_id = ${projects} and s.service_id = any(${ended}::bigint[])
      returning s.uuid, (select p.uuid from project p where p.project_id = s.project_id) as project,
        s.group_name as "group", s.name, s.version`,
  );
}
