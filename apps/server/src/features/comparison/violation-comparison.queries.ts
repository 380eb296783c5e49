import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { ascending, descending, neverNull, orderOf, type SortColumns } from '../../db/list/order.ts';
import type { ListPage, Page } from '../../db/list/page.ts';
import { readList } from '../../db/list/read-list.ts';
import { containsPattern } from '../../db/list/search.ts';
import {
  type ChangeCounts,
  type ComparedRow,
  comparedColumns,
  compareSides,
  countChanges,
} from './compared-sides.queries.ts';
import type { ProjectPair } from './project-pair.ts';

/** The change of a condition that a component violates. */
export interface ComparedViolationRow extends ComparedRow {
  type: number;
  policy_state: number;
  policy_uuid: string;
  policy_name: string;
  condition_uuid: string;
  subject: string;
  operator: string;
  value: string;
  value_name: string | null;
}

export interface ComparedViolationFilter {
  readonly changes: readonly string[];
  /** As they are stored; all when empty. */
  readonly states: readonly number[];
  readonly types: readonly number[];
  readonly withSuppressed: boolean;
}

/** The violations of a project, each once whatever the version of the component is; suppressed when all of them are. */
function violationsOf(projectId: number): RawBuilder<unknown> {
  return sql`select coalesce(i.purl_type, '') as purl_type, coalesce(i.group_name, '') as group_name, i.name,
      v.condition_id, (array_agg(c.uuid order by c.component_id))[1] as uuid,
      array_agg(distinct i.version) filter (where i.version is not null) as versions,
      coalesce(min(a.state) filter (where a.state <> 'NOT_SET'), 'NOT_SET') as state,
      bool_and(coalesce(a.suppressed, false)) as suppressed
    from violation v join component c on c.project_id = v.project_id and c.component_id = v.component_id
    join identity i on i.identity_id = c.identity_id
    left join violation_analysis a on a.project_id = v.project_id and a.component_id = v.component_id
      and a.condition_id = v.condition_id
    where v.project_id = ${projectId} group by 1, 2, 3, 4`;
}

const tables = ({ fromId, toId }: ProjectPair) => sql`
  (${compareSides(violationsOf(fromId), violationsOf(toId), { key: 'condition_id', shown: 'condition_id' })}) r
  join policy_condition k on k.condition_id = r.condition_id and k.deleted_at is null
  join policy o on o.policy_id = k.policy_id and o.deleted_at is null`;

const state = neverNull(sql`o.state`);

const sortColumns: SortColumns = {
  state,
  type: neverNull(sql`k.type`),
  'policy.name': neverNull(sql`lower(o.name)`),
  change: neverNull(sql`r.rank`),
  'component.name': neverNull(sql`lower(r.name)`),
  'component.group': neverNull(sql`r.group_name`),
};

const apart = [
  neverNull(sql`r.condition_id`),
  neverNull(sql`r.name`),
  neverNull(sql`r.group_name`),
  neverNull(sql`r.purl_type`),
].map(ascending);

export async function listComparedViolations(
  db: Database,
  pair: ProjectPair,
  filter: ComparedViolationFilter,
  page: Page,
): Promise<ListPage<ComparedViolationRow>> {
  return readList(db, page, {
    select: sql<ComparedViolationRow>`${comparedColumns}, k.type, o.state as policy_state,
      o.uuid as policy_uuid, o.name as policy_name, k.uuid as condition_uuid, k.subject, k.operator, k.value,
      case k.subject
        when 'LICENSE' then (select l.spdx_id from license l where l.uuid::text = lower(btrim(k.value)))
        when 'LICENSE_GROUP' then
          (select g.name from license_group g where g.uuid::text = lower(btrim(k.value))) end as value_name`,
    from: tables(pair),
    where: condition(filter, page.search),
    order: orderOf(page, sortColumns, [ascending(neverNull(sql`r.rank`)), descending(state)], apart),
  });
}

function condition(filter: ComparedViolationFilter, search: string | undefined): RawBuilder<unknown> {
  const parts = [sql`true`];
  if (!filter.withSuppressed) parts.push(sql`not r.suppressed`);
  if (filter.changes.length > 0) parts.push(sql`r.change = any(${filter.changes}::text[])`);
  if (filter.states.length > 0) parts.push(sql`o.state = any(${filter.states}::int[])`);
  if (filter.types.length > 0) parts.push(sql`k.type = any(${filter.types}::int[])`);
  if (search !== undefined) {
    const pattern = containsPattern(search);
    parts.push(sql`(lower(r.name) like ${pattern} or lower(r.group_name) like ${pattern}
      or lower(o.name) like ${pattern})`);
  }
  return sql.join(parts, sql` and `);
}

/** Without suppressed ones. */
export async function countComparedViolations(
  db: Database,
  pair: ProjectPair,
): Promise<ChangeCounts | undefined> {
  return countChanges(db, tables(pair));
}
