import { type RawBuilder, sql } from 'kysely';
import { all } from '../../db/all.ts';
import { type Database, rowsOf } from '../../db/database.ts';
import { allowedTable } from '../../db/list/allowed.ts';
import type { ListPage, Page } from '../../db/list/page.ts';
import { chooseIds } from '../../db/list/read-list.ts';
import type { ProjectScope } from '../../db/project-scope.ts';
import { decisionConditions, policyConditions, projectsOf } from './violation-condition.queries.ts';
import type { ViolationFilter } from './violation-filter.ts';
import { groupOrder, type ViolationGroupRow } from './violation-group.queries.ts';
import { listConditions } from './violation-portfolio.queries.ts';
import { ofConditions } from './violation-size.queries.ts';

/**
 * Figures of all policies that have violations, where a filter is about nothing but projects, policies, and decisions: counted by
 * the index of their conditions, with what was decided about them. No other violation is looked at, unless a policy has several conditions:
 * then components that break more than one are counted once.
 */
export async function listPolicyFigures(
  db: Database,
  filter: ViolationFilter,
  scope: ProjectScope,
): Promise<ViolationGroupRow[]> {
  const allowed = projectsOf(filter, scope);
  const conditions = await listConditions(db, policyConditions(filter));
  const isMeant = all(decisionConditions(filter));
  const [rows, components] = await Promise.all([
    rowsOf(
      db,
      sql<Omit<ViolationGroupRow, 'components'> & { conditions: number }>`with ${allowedTable(allowed)},
        counted as (select v.condition_id, v.project_id, count(*) as n from violation v
          where ${ofConditions('v', allowed, conditions)} group by 1, 2),
        decided as (select a.condition_id, a.project_id, count(*) filter (where not ${isMeant}) as hidden,
            count(*) filter (where ${isMeant} and a.state <> 'NOT_SET') as audited
          from violation_analysis a join violation v on v.project_id = a.project_id
            and v.component_id = a.component_id and v.condition_id = a.condition_id
          where ${ofConditions('a', allowed, conditions)} group by 1, 2)
        select k.policy_id as key, o.state, count(distinct k.condition_id)::int as conditions,
          sum(c.n - coalesce(d.hidden, 0))::int as violations, count(distinct c.project_id)::int as projects,
          sum(c.n - coalesce(d.hidden, 0) - coalesce(d.audited, 0))::int as undecided
        from counted c left join decided d on d.condition_id = c.condition_id and d.project_id = c.project_id
        join policy_condition k on k.condition_id = c.condition_id join policy o on o.policy_id = k.policy_id
        where c.n > coalesce(d.hidden, 0) group by 1, 2`,
    ),
    countComponents(db, allowed, conditions, isMeant),
  ]);
  return rows.map(({ conditions: several, ...row }) => ({
    ...row,
    components: several === 1 ? row.violations : (components.get(row.key) ?? row.violations),
  }));
}

/** Which of the policies are on a page. @param name of the list with its filter and order */
export function choosePolicies(
  db: Database,
  figures: readonly ViolationGroupRow[],
  page: Page,
  name: string,
): Promise<ListPage<number>> {
  const field = page.order?.field ?? 'state';
  const keys = figures.map((row) => row.key);
  const values = figures.map((row) => sortValueOf(row, field));
  const from =
    field === 'name'
      ? sql`(select policy_id as key, lower(name) as value from policy where policy_id = any(${keys}::int[])) g`
      : sql`unnest(${keys}::int[], ${values}::bigint[]) g(key, value)`;
  const order = groupOrder(page);
  return chooseIds(
    db,
    page,
    { select: sql<{ key: number }>`g.key`, from, where: sql`true`, order, name, isGathered: true },
    (row) => row.key,
  );
}

function sortValueOf(row: ViolationGroupRow, field: string): number {
  switch (field) {
    case 'violations':
    case 'components':
    case 'projects':
    case 'undecided':
      return row[field];
    default:
      return row.state * 1_000_000_000 + row.violations;
  }
}

/** The components that break policies with several conditions, by policy. */
async function countComponents(
  db: Database,
  allowed: RawBuilder<unknown> | undefined,
  conditions: readonly number[],
  isMeant: RawBuilder<unknown>,
): Promise<ReadonlyMap<number, number>> {
  const several = await rowsOf(
    db,
    sql<{
      policy_id: number;
      ids: number[];
    }>`select policy_id, array_agg(condition_id) as ids from policy_condition
      where condition_id = any(${conditions}::int[]) group by 1 having count(*) > 1`,
  );
  if (several.length === 0) return new Map();
  const ids = several.flatMap((row) => row.ids);
  const rows = await rowsOf(
    db,
    sql<{ policy_id: number; n: number }>`with ${allowedTable(allowed)}
      select policy_id, count(*)::int as n from (
        select distinct k.policy_id, v.project_id, v.component_id from violation v
        join policy_condition k on k.condition_id = v.condition_id
        left join violation_analysis a on a.project_id = v.project_id and a.component_id = v.component_id
          and a.condition_id = v.condition_id
        where ${ofConditions('v', allowed, ids)} and ${isMeant}) broken group by 1`,
  );
  return new Map(rows.map((row) => [row.policy_id, row.n]));
}
