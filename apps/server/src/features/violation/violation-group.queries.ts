import type { ViolationGrouping } from '@waybill/api-contract';
import type { RawBuilder } from 'kysely';
import { type Database, rowsOf, sql } from '../../db/database.ts';
import { ascending, descending, neverNull, type Order, orderOf } from '../../db/list/order.ts';
import type { ListPage, Page } from '../../db/list/page.ts';
import { chooseIds } from '../../db/list/read-list.ts';
import { gravestMost } from '../../db/one-number.ts';
import type { ProjectScope } from '../../db/project-scope.ts';
import {
  isOfPolicies,
  projectsOf,
  violationCondition,
  violationTables,
} from './violation-condition.queries.ts';
import type { ViolationFilter } from './violation-filter.ts';
import { areCounted, countersOf, gravestOf, sumOf, undecidedOf } from './violation-size.queries.ts';

/** Figures of a group. */
export interface ViolationGroupRow {
  /** The number of its policy, of the identity of its components, or of its project. */
  key: number;
  state: number;
  violations: number;
  components: number;
  projects: number;
  undecided: number;
}

/** Components are the same when their identity is. */
const keys: Readonly<Record<ViolationGrouping, RawBuilder<unknown>>> = {
  POLICY: sql`o.policy_id`,
  COMPONENT: sql`v.identity_id`,
  PROJECT: sql`v.project_id`,
};

const isUndecided = sql`coalesce(a.state, 'NOT_SET') = 'NOT_SET'`;

/** The sort value of groups, the only value computed for all of them. */
function sortValue(by: ViolationGrouping, field: string | undefined): RawBuilder<unknown> {
  switch (field) {
    case 'violations':
      return sql`count(*)`;
    case 'components':
      return sql`count(distinct (v.project_id, v.component_id))`;
    case 'projects':
      return sql`count(distinct v.project_id)`;
    case 'undecided':
      return sql`count(*) filter (where ${isUndecided})`;
    case 'name':
      return {
        POLICY: sql`lower(min(o.name))`,
        COMPONENT: sql`lower(min(i.name))`,
        PROJECT: sql`lower(min(p.name))`,
      }[by];
    default:
      // The gravest first, and of those the ones with the most violations.
      return gravestMost(sql`max(o.state)`, sql`count(*)`);
  }
}

/** The order of groups `g` by the value that they are sorted by. */
export function groupOrder(page: Page): Order {
  const value = neverNull(sql`g.value`);
  const fields = ['state', 'violations', 'components', 'projects', 'undecided', 'name'];
  const columns = Object.fromEntries(fields.map((field) => [field, value]));
  return orderOf(page, columns, [descending(value)], [ascending(neverNull(sql`g.key`))]);
}

export async function chooseGroups(
  db: Database,
  by: ViolationGrouping,
  filter: ViolationFilter,
  page: Page,
  scope: ProjectScope,
): Promise<ListPage<number>> {
  const field = page.order?.field;
  const counted = by === 'PROJECT' ? projectsByCounters(filter, scope, field) : undefined;
  const all = sql`select ${keys[by]} as key, ${sortValue(by, field)} as value
    from ${violationTables(filter, by === 'COMPONENT' && field === 'name')}
    where ${violationCondition(filter, scope)} group by ${keys[by]}`;
  return chooseIds(
    db,
    page,
    {
      select: sql<{ key: number }>`g.key`,
      from: sql`(${counted ?? all}) g`,
      where: sql`true`,
      order: groupOrder(page),
      isGathered: true,
    },
    (row) => row.key,
  );
}

/** Projects with violations by their counters; undefined where these do not tell what is filtered or sorted by. */
function projectsByCounters(
  filter: ViolationFilter,
  scope: ProjectScope,
  field: string | undefined,
): RawBuilder<unknown> | undefined {
  const isPlain = !filter.withSuppressed && filter.analysis.length === 0;
  if (!isPlain || !isOfPolicies(filter) || !areCounted(filter)) return undefined;
  const number = sumOf(countersOf(filter));
  const gravest = gravestOf(filter);
  const values: Record<string, RawBuilder<unknown> | undefined> = {
    state: gravest && gravestMost(gravest, number),
    violations: number,
    undecided: undecidedOf(filter),
    projects: sql`1`,
    name: sql`lower(p.name)`,
  };
  const value = values[field ?? 'state'];
  return (
    value &&
    sql`select p.project_id as key, ${value} as value
      from project p join project_count n on n.project_id = p.project_id
      where p.collection_logic = 'NONE' and ${number} > 0 and ${projectsOf(filter, scope) ?? sql`true`}`
  );
}

/** Figures of groups with what the filter leaves of them. */
export async function listGroups(
  db: Database,
  by: ViolationGrouping,
  filter: ViolationFilter,
  scope: ProjectScope,
  groupKeys: readonly number[],
): Promise<ViolationGroupRow[]> {
  return rowsOf(
    db,
    sql<ViolationGroupRow>`select ${keys[by]} as key, max(o.state) as state, count(*)::int as violations,
        count(distinct (v.project_id, v.component_id))::int as components,
        count(distinct v.project_id)::int as projects, count(*) filter (where ${isUndecided})::int as undecided
      from ${violationTables(filter, false)}
      where ${keys[by]} = any(${groupKeys}::int[]) and ${violationCondition(filter, scope)} group by ${keys[by]}`,
  );
}

export interface GroupHeadRow {
  key: number;
  uuid: string;
  name: string;
  group_name: string | null;
  version: string | null;
  purl: string | null;
  active: boolean | null;
}

/** The subjects of groups. For an identity, a component that the caller can access represents all of them. */
export async function listHeads(
  db: Database,
  by: ViolationGrouping,
  filter: ViolationFilter,
  scope: ProjectScope,
  groupKeys: readonly number[],
): Promise<GroupHeadRow[]> {
  const chosen = sql`any(${groupKeys}::int[])`;
  switch (by) {
    case 'POLICY':
      return rowsOf(
        db,
        sql<GroupHeadRow>`select policy_id as key, uuid, name, null as group_name, null as version, null as purl,
          null::bool as active from policy where policy_id = ${chosen}`,
      );
    case 'PROJECT':
      return rowsOf(
        db,
        sql<GroupHeadRow>`select project_id as key, uuid, name, null as group_name, version, null as purl, active
          from project where project_id = ${chosen}`,
      );
    case 'COMPONENT':
      return rowsOf(
        db,
        sql<GroupHeadRow>`select distinct on (v.identity_id) v.identity_id as key, c.uuid, i.name, i.group_name,
            i.version, i.purl, null::bool as active
          from ${violationTables(filter, true)}
          join component c on c.project_id = v.project_id and c.component_id = v.component_id
          where v.identity_id = ${chosen} and ${violationCondition(filter, scope)}
          order by v.identity_id, v.since desc`,
      );
  }
}
