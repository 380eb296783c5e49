import type { RawBuilder } from 'kysely';
import { type Database, findRow, rowsOf, sql } from '../../db/database.ts';
import { descending, neverNull, type Order, orderOf, type SortColumns } from '../../db/list/order.ts';
import type { ListPage, Page } from '../../db/list/page.ts';
import { readList } from '../../db/list/read-list.ts';
import { containsPattern } from '../../db/list/search.ts';
import { type ProjectScope, visible, visibleRow } from '../../db/project-scope.ts';
import { storedState, storedType } from '../policy/violation-words.ts';
import { keptTotal, projectConditions } from './kept-total.queries.ts';
import type { TextField, ViolationFilter, ViolationText } from './violation-filter.ts';

export interface ViolationKey {
  project_id: number;
  component_id: number;
  condition_id: number;
}

const keyColumns = sql<ViolationKey>`v.project_id, v.component_id, v.condition_id`;

/** Violations of policies that are there, with what most filters look at. */
const narrowTables = sql`violation v
  join policy_condition k on k.condition_id = v.condition_id and k.deleted_at is null
  join policy o on o.policy_id = k.policy_id and o.deleted_at is null
  join project p on p.project_id = v.project_id
  left join violation_analysis a on a.project_id = v.project_id and a.component_id = v.component_id
    and a.condition_id = v.condition_id`;

const withComponent = sql`${narrowTables}
  join component c on c.project_id = v.project_id and c.component_id = v.component_id
  join identity i on i.identity_id = c.identity_id`;

/** The tables that a filter and an order need. */
export function violationTables({ component, text }: ViolationFilter, sortsByComponent: boolean) {
  return component !== undefined || text !== undefined || sortsByComponent ? withComponent : narrowTables;
}

/** In a project the component itself; over all projects whatever is the same component as that one, as groups have it. */
function isComponent(uuid: string, projectId: number | undefined): RawBuilder<unknown> {
  return projectId === undefined
    ? sql`c.identity_id = (select same.identity_id from component same where same.uuid = ${uuid})`
    : sql`c.uuid = ${uuid}`;
}

/** What a list shows of {@link violationTables}. */
export function violationCondition(
  filter: ViolationFilter,
  scope: ProjectScope,
  isVisible?: typeof visible,
): RawBuilder<unknown> {
  const parts = projectConditions(filter, scope, sql.ref('v.project_id'), isVisible);
  if (filter.projectId !== undefined) parts.push(sql`v.project_id = ${filter.projectId}`);
  if (filter.componentId !== undefined) parts.push(sql`v.component_id = ${filter.componentId}`);
  if (!filter.withSuppressed) parts.push(sql`a.suppressed is not true`);
  if (filter.onlySuppressed) parts.push(sql`a.suppressed`);
  if (filter.states.length > 0) parts.push(sql`o.state = any(${filter.states.map(storedState)}::smallint[])`);
  if (filter.types.length > 0) parts.push(sql`k.type = any(${filter.types.map(storedType)}::smallint[])`);
  if (filter.policies.length > 0) parts.push(sql`o.uuid = any(${filter.policies}::uuid[])`);
  if (filter.analysis.length > 0) {
    parts.push(sql`coalesce(a.state, 'NOT_SET') = any(${filter.analysis}::text[])`);
  }
  if (filter.since) parts.push(sql`v.since >= ${filter.since}`);
  if (filter.before) parts.push(sql`v.since < ${filter.before}`);
  if (filter.component !== undefined) parts.push(isComponent(filter.component, filter.projectId));
  if (filter.text) parts.push(containsText(filter.text));
  return sql.join(parts, sql` and `);
}

function containsText({ input, fields }: ViolationText): RawBuilder<unknown> {
  const pattern = containsPattern(input);
  const tests: Readonly<Record<TextField, RawBuilder<unknown>>> = {
    policy: sql`lower(o.name) like ${pattern}`,
    component: sql`(lower(i.name) like ${pattern} or lower(i.group_name) like ${pattern}
      or lower(i.purl) like ${pattern})`,
    project: sql`(lower(p.name) like ${pattern} or lower(p.version) like ${pattern})`,
    license: sql`exists (select 1 from component_detail d left join license l on l.license_id = d.license_id
      where d.project_id = v.project_id and d.component_id = v.component_id
        and (lower(l.spdx_id) like ${pattern} or lower(d.license_name) like ${pattern}))`,
  };
  return sql`(${sql.join(
    fields.map((field) => tests[field]),
    sql` or `,
  )})`;
}

const state = neverNull(sql`o.state`);

/** By the names of the contract and of our own lists. */
const sortColumns: SortColumns = {
  since: neverNull(sql`v.since`),
  timestamp: neverNull(sql`v.since`),
  type: neverNull(sql`k.type`),
  uuid: neverNull(sql`v.uuid`),
  state,
  'policyCondition.policy.violationState': state,
  'policy.name': neverNull(sql`lower(o.name)`),
  'policyCondition.policy.name': neverNull(sql`lower(o.name)`),
  'condition.subject': neverNull(sql`k.subject`),
  'policyCondition.subject': neverNull(sql`k.subject`),
  'component.name': neverNull(sql`lower(i.name)`),
  'component.version': sql`i.version`,
  'component.group': sql`i.group_name`,
  'project.name': neverNull(sql`lower(p.name)`),
  'project.version': sql`p.version`,
  'analysis.state': neverNull(sql`coalesce(a.state, 'NOT_SET')`),
  'analysis.analysisState': neverNull(sql`coalesce(a.state, 'NOT_SET')`),
  'analysis.isSuppressed': neverNull(sql`coalesce(a.suppressed, false)`),
  'analysis.suppressed': neverNull(sql`coalesce(a.suppressed, false)`),
};

const newest: Order = [descending(neverNull(sql`v.since`))];
const byKey: Order = [
  descending(neverNull(sql`v.project_id`)),
  descending(neverNull(sql`v.component_id`)),
  descending(neverNull(sql`v.condition_id`)),
];

/** Up to so many violations are read for each page; of more, every few of the newest there is one that the caller sees. */
const usuallyGathered = 20_000;

/**
 * A page of violations, by their keys: the newest first, unless the page asks for another order.
 * @param mostGathered how many are read for each page rather than looked for in the order
 */
export async function listViolationKeys(
  db: Database,
  filter: ViolationFilter,
  page: Page,
  scope: ProjectScope,
  mostGathered = usuallyGathered,
): Promise<ListPage<ViolationKey>> {
  const field = page.order?.field ?? 'since';
  const byTime = (field === 'since' || field === 'timestamp') && filter.projectId === undefined;
  const kept = byTime ? keptTotal(filter, scope) : undefined;
  const known = kept && (await findRow(db, kept))?.n;
  const isMany = known === undefined ? scope.all : known > mostGathered;
  // An index has the newest first; all else is read once, for page and total. Suppressed ones are few among them.
  const isGathered = !byTime || !isMany || filter.onlySuppressed;
  return readList(db, page, {
    kept: known === undefined ? undefined : sql<{ n: number }>`select ${known}::int as n`,
    select: keyColumns,
    from: violationTables(filter, field.startsWith('component.')),
    countFrom: violationTables(filter, false),
    where: violationCondition(filter, scope, isGathered ? visible : visibleRow),
    order: orderOf(page, sortColumns, newest, byKey),
    isGathered,
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
