import type { PolicyOperator, PolicyViolationState } from '@waybill/api-contract';
import type { RawBuilder } from 'kysely';
import { type Database, sql } from '../../db/database.ts';
import { ascending, neverNull, orderOf, type SortColumns } from '../../db/list/order.ts';
import type { ListPage, Page } from '../../db/list/page.ts';
import { readList } from '../../db/list/read-list.ts';
import { containsPattern } from '../../db/list/search.ts';
import { type ProjectScope, visible } from '../../db/project-scope.ts';
import { storedState } from './violation-words.ts';

export interface PolicySummaryRow {
  uuid: string;
  name: string;
  operator: PolicyOperator;
  state: number;
  include_children: boolean;
  only_latest: boolean;
  is_global: boolean;
  conditions: number;
  violations: number;
  projects: number;
  evaluated_at: Date | null;
  is_due: boolean;
}

const lowerName = neverNull(sql`lower(s.name)`);

const sortColumns: SortColumns = {
  name: lowerName,
  violationState: neverNull(sql`s.state`),
  violations: neverNull(sql`s.violations`),
  projects: neverNull(sql`s.projects`),
  evaluatedAt: sql`s.evaluated_at`,
};

/** True if a policy `o` has any of some states; any will do when there are none. */
export function hasState(states: readonly PolicyViolationState[]): RawBuilder<unknown> {
  return states.length === 0 ? sql`true` : sql`o.state = any(${states.map(storedState)}::smallint[])`;
}

/** Policies with what came of them in projects that the caller sees. */
export async function listPolicySummaries(
  db: Database,
  states: readonly PolicyViolationState[],
  page: Page,
  scope: ProjectScope,
): Promise<ListPage<PolicySummaryRow>> {
  const isAsked = hasState(states);
  const matches =
    page.search === undefined ? sql`true` : sql`lower(o.name) like ${containsPattern(page.search)}`;
  return readList(db, page, {
    select: sql<PolicySummaryRow>`s.*`,
    from: sql`(
      select o.policy_id, o.uuid, o.name, o.operator, o.state, o.include_children, o.only_latest, o.evaluated_at,
        o.revision > o.evaluated_revision as is_due,
        not exists (select 1 from policy_project pp where pp.policy_id = o.policy_id)
          and not exists (select 1 from policy_tag pt where pt.policy_id = o.policy_id) as is_global,
        (select count(*) from policy_condition k where k.policy_id = o.policy_id and k.deleted_at is null)::int
          as conditions,
        coalesce(n.violations, 0)::int as violations, coalesce(n.projects, 0)::int as projects
      from policy o left join (
        select k.policy_id, count(*) as violations, count(distinct v.project_id) as projects
        from violation v join policy_condition k on k.condition_id = v.condition_id
        left join violation_analysis a on a.project_id = v.project_id and a.component_id = v.component_id
          and a.condition_id = v.condition_id
        where a.suppressed is not true and ${visible(scope, sql.ref('v.project_id'))}
        group by k.policy_id) n on n.policy_id = o.policy_id
      where o.deleted_at is null and ${isAsked} and ${matches}) s`,
    countFrom: sql`(select 1 from policy o where o.deleted_at is null and ${isAsked} and ${matches}) s`,
    where: sql`true`,
    order: orderOf(page, sortColumns, [ascending(lowerName)], [ascending(neverNull(sql`s.policy_id`))]),
  });
}
