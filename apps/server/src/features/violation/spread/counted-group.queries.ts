import type { RawBuilder } from 'kysely';
import { type Database, rowsOf, sql } from '../../../db/database.ts';
import { ascending, descending, type NeverNull, neverNull, orderOf } from '../../../db/list/order.ts';
import type { ListPage, Page } from '../../../db/list/page.ts';
import { chooseIds } from '../../../db/list/read-list.ts';
import { gravestMost } from '../../../db/one-number.ts';
import { fence } from '../../../db/planner.ts';
import type { ViolationFilter } from '../violation-filter.ts';
import type { GroupHeadRow, ViolationGroupRow } from '../violation-group.queries.ts';

/** SQL of a table of the groups as the job counted them last: `key` and their figures. */
function countedGroups({ withInactive }: ViolationFilter): RawBuilder<unknown> {
  if (!withInactive)
    return sql`(select s.identity_id as key, s.state, s.violations, s.components, s.projects, s.undecided
      from violation_spread s where s.active)`;
  return sql`(select s.identity_id as key, max(s.state) as state, sum(s.violations)::int as violations,
      sum(s.components)::int as components, sum(s.projects)::int as projects, sum(s.undecided)::int as undecided
    from violation_spread s group by 1)`;
}

/** The gravest first, and of those the ones with the most violations. */
const byState = neverNull(gravestMost(sql`g.state`, sql`g.violations`));
const values: Readonly<Record<string, NeverNull>> = {
  state: byState,
  violations: neverNull(sql`g.violations`),
  components: neverNull(sql`g.components`),
  projects: neverNull(sql`g.projects`),
  undecided: neverNull(sql`g.undecided`),
  name: neverNull(sql`lower(i.name)`),
};

/** Which groups of components are on a page. */
export async function chooseCountedGroups(
  db: Database,
  filter: ViolationFilter,
  page: Page,
): Promise<ListPage<number>> {
  const field = page.order?.field ?? 'state';
  const groups = sql`${countedGroups(filter)} g`;
  return chooseIds(
    db,
    page,
    {
      select: sql<{ key: number }>`g.key`,
      from: field === 'name' ? sql`${groups} join identity i on i.identity_id = g.key` : groups,
      countFrom: groups,
      where: sql`true`,
      order: orderOf(page, values, [descending(byState)], [ascending(neverNull(sql`g.key`))]),
      // Groups of all projects are summed first; those of active ones are sorted as they are read, or an index has them in the usual order.
      isGathered: filter.withInactive,
    },
    (row) => row.key,
  );
}

export async function listCountedGroups(
  db: Database,
  filter: ViolationFilter,
  groupKeys: readonly number[],
): Promise<ViolationGroupRow[]> {
  return rowsOf(
    db,
    sql<ViolationGroupRow>`select g.* from ${countedGroups(filter)} g where g.key = any(${groupKeys}::int[])`,
  );
}

/**
 * The components that represent groups. Any component that still has a violation will do. They are looked up
 * one violation at a time, because the first ones usually qualify, and there may be thousands.
 */
export async function listCountedHeads(
  db: Database,
  { withInactive }: ViolationFilter,
  groupKeys: readonly number[],
): Promise<GroupHeadRow[]> {
  return rowsOf(
    db,
    sql<GroupHeadRow>`select g.key, one.uuid, i.name, i.group_name, i.version, i.purl, null::bool as active
      from unnest(${groupKeys}::int[]) g(key) join identity i on i.identity_id = g.key
      cross join lateral (
        select c.uuid from (select * from violation same where same.identity_id = g.key ${fence}) v
        join policy_condition k on k.condition_id = v.condition_id and k.deleted_at is null
        join policy o on o.policy_id = k.policy_id and o.deleted_at is null
        join project p on p.project_id = v.project_id and ${withInactive ? sql`true` : sql`p.active`}
        join component c on c.project_id = v.project_id and c.component_id = v.component_id
        left join violation_analysis a on a.project_id = v.project_id and a.component_id = v.component_id
          and a.condition_id = v.condition_id
        where a.suppressed is not true limit 1) one`,
  );
}
