import { type Database, rowsOf, sql } from '../../db/database.ts';
import type { ListPage, Page } from '../../db/list/page.ts';
import { readList } from '../../db/list/read-list.ts';
import { type ProjectScope, visible } from '../../db/project-scope.ts';
import { violationCondition, violationTables } from './violation-condition.queries.ts';
import type { ViolationFilter } from './violation-filter.ts';
import { keysOf, violationOrder } from './violation-order.ts';

export interface ViolationKey {
  project_id: number;
  component_id: number;
  condition_id: number;
}

export const violationKey = {
  project_id: sql`v.project_id`,
  component_id: sql`v.component_id`,
  condition_id: sql`v.condition_id`,
};
const keyColumns = sql<ViolationKey>`${sql.join(Object.values(violationKey))}`;

/** A page of the violations of one project, by their keys: all of them are read, for page and total. */
export async function listOfProject(
  db: Database,
  filter: ViolationFilter,
  page: Page,
  scope: ProjectScope,
): Promise<ListPage<ViolationKey>> {
  const order = violationOrder(page);
  return readList(db, page, {
    select: keyColumns,
    from: violationTables(filter, order.by === 'identity'),
    where: violationCondition(filter, scope),
    order: keysOf(order),
    isGathered: true,
  });
}

export interface ViolationRow extends ViolationKey {
  uuid: string;
  since: Date;
  first_seen: Date | null;
  type: number;
  policy_uuid: string;
  policy_name: string;
  policy_state: number;
  policy_operator: 'ANY' | 'ALL';
  policy_include_children: boolean;
  policy_only_latest: boolean;
  policy_is_global: boolean;
  condition_uuid: string;
  subject: string;
  operator: string;
  value: string;
  value_name: string | null;
  component_uuid: string;
  identity_id: number;
  flags: number;
  component_name: string;
  component_group: string | null;
  component_version: string | null;
  component_purl: string | null;
  component_cpe: string | null;
  direct_dependencies: boolean;
  project_uuid: string;
  project_name: string;
  project_version: string | null;
  project_active: boolean;
  state: 'APPROVED' | 'REJECTED' | 'NOT_SET' | null;
  suppressed: boolean | null;
}

/** Violations by their keys, in the order of the keys. */
export async function listByKey(db: Database, keys: readonly ViolationKey[]): Promise<ViolationRow[]> {
  return rowsOf(
    db,
    sql<ViolationRow>`select v.project_id, v.component_id, v.condition_id, v.uuid, v.since, v.first_seen, k.type,
        o.uuid as policy_uuid, o.name as policy_name, o.state as policy_state, o.operator as policy_operator,
        o.include_children as policy_include_children, o.only_latest as policy_only_latest,
        not exists (select 1 from policy_project pp where pp.policy_id = o.policy_id)
          and not exists (select 1 from policy_tag pt where pt.policy_id = o.policy_id) as policy_is_global,
        k.uuid as condition_uuid, k.subject, k.operator, k.value,
        case k.subject
          when 'LICENSE' then (select l.spdx_id from license l where l.uuid::text = lower(btrim(k.value)))
          when 'LICENSE_GROUP' then
            (select g.name from license_group g where g.uuid::text = lower(btrim(k.value))) end as value_name,
        c.uuid as component_uuid, c.identity_id, c.flags, i.name as component_name, i.group_name as component_group,
        i.version as component_version, i.purl as component_purl, i.cpe as component_cpe, p.direct_dependencies,
        p.uuid as project_uuid, p.name as project_name, p.version as project_version, p.active as project_active,
        a.state, a.suppressed
      from unnest(${keys.map((key) => key.project_id)}::int[], ${keys.map((key) => key.component_id)}::bigint[],
        ${keys.map((key) => key.condition_id)}::int[]) with ordinality as g(project_id, component_id, condition_id, n)
      join violation v on v.project_id = g.project_id and v.component_id = g.component_id
        and v.condition_id = g.condition_id
      join policy_condition k on k.condition_id = v.condition_id
      join policy o on o.policy_id = k.policy_id
      join component c on c.project_id = v.project_id and c.component_id = v.component_id
      join identity i on i.identity_id = c.identity_id
      join project p on p.project_id = v.project_id
      left join violation_analysis a on a.project_id = v.project_id and a.component_id = v.component_id
        and a.condition_id = v.condition_id
      order by g.n`,
  );
}

/** A violation of a component by both UUIDs, and whether the caller may see its project. */
export async function findKey(
  db: Database,
  componentUuid: string,
  violationUuid: string,
  scope: ProjectScope,
): Promise<(ViolationKey & { allowed: boolean }) | undefined> {
  const rows = await rowsOf(
    db,
    sql<
      ViolationKey & { allowed: boolean }
    >`select ${keyColumns}, ${visible(scope, sql.ref('v.project_id'))} as allowed
      from component c join violation v on v.project_id = c.project_id and v.component_id = c.component_id
      join policy_condition k on k.condition_id = v.condition_id and k.deleted_at is null
      join policy o on o.policy_id = k.policy_id and o.deleted_at is null
      where c.uuid = ${componentUuid} and v.uuid = ${violationUuid}`,
  );
  return rows[0];
}
