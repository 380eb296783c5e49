import { type RawBuilder, sql } from 'kysely';
import { type Database, rowsOf } from '../../../db/database.ts';
import { allowedTable } from '../../../db/list/allowed.ts';
import { fence, withMoreMemory } from '../../../db/planner.ts';
import { flaw } from '../folded.queries.ts';
import { apartTable, findingsApart } from './portfolio-apart.queries.ts';
import { describeGroups, type GroupRow, keys } from './portfolio-group.queries.ts';
import {
  type GroupPage,
  ofGroups,
  orderOfGroups,
  pageClause,
  withProjects,
} from './portfolio-group-order.queries.ts';
import { isOfAllowed } from './portfolio-list.queries.ts';
import type { PortfolioPlan } from './portfolio-plan.service.ts';

type By = 'FLAW' | 'COMPONENT';
type Part = RawBuilder<unknown>;

/**
 * A page of groups of the findings of many projects, for a filter without conditions on single components.
 * Each identity is counted once, with its number of components in these projects. Only the findings of the
 * groups on the page are read one by one. Nine of ten findings share their identity with others. To sort by
 * projects or components, all findings are read, but none is kept.
 * @param conditions the filter's conditions on vulnerabilities `v`
 */
export async function groupByUse(
  db: Database,
  plan: PortfolioPlan,
  conditions: readonly Part[],
  by: By,
  page: GroupPage,
): Promise<GroupRow[]> {
  const order = orderOfGroups(page);
  const fits = conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
  const { sort } = page;
  const isSpread = sort === 'projects' || sort === 'components';
  const groups = isSpread ? spreadOf(plan, fits, by, sort) : valuesOf(plan, fits, by, sort);
  const statement = sql<GroupRow>`with ${allowedTable(plan.allowed)}, ${useTables(plan)},
      g as materialized (${withProjects(groups, spreadOf(plan, fits, by, 'projects'), page.projects)}),
      chosen as materialized (select g.* from g ${order} ${pageClause(page)}),
      list as materialized (${findingsOfChosen(plan, fits, by, !isSpread)})
      ${describeGroups(by, order)}`;
  return withMoreMemory(db, function readUse(trx) {
    return rowsOf(trx, statement);
  });
}

/** The number of projects or components of each group, each counted once. */
function spreadOf(plan: PortfolioPlan, fits: Part, by: By, sort: 'projects' | 'components'): Part {
  const key = (finding: Part) => (by === 'FLAW' ? flaw : sql`${finding}.identity_id`);
  const counted = sql.ref(sort === 'projects' ? 'project_id' : 'component_id');
  return sql`select key, count(*) as value from (
    select ${key(sql`c`)}, c.${counted} from allowed w join component c on c.project_id = w.project_id
      join identity_match m on m.identity_id = c.identity_id left join vuln v on v.vuln_id = m.vuln_id
      where ${fits} and ${isMatchShown(plan)} and c.component_id not in (select component_id from apart)
    union
    select ${key(sql`s`)}, s.${counted} from single s left join vuln v on v.vuln_id = s.vuln_id where ${fits}) pair(key, counted)
    group by 1`;
}

/** `used`: identities with their components in the projects that have its matches as findings; `single`: the findings of the others. */
function useTables(plan: PortfolioPlan): Part {
  return sql`${apartTable(plan.filter)}, single as materialized (${findingsApart(plan.filter)}), used as materialized (
      select u.identity_id, u.n - coalesce(p.n, 0) as n from (
        select c.identity_id, count(*)::int as n from allowed w join component c on c.project_id = w.project_id group by 1) u
      left join (select identity_id, count(*)::int as n from apart group by 1) p on p.identity_id = u.identity_id
      where u.n > coalesce(p.n, 0))`;
}

const isMatchShown = ({ filter }: PortfolioPlan) => (filter.isFolded ? sql`not m.twin` : sql`true`);

/**
 * Findings `n` by vulnerability, or by identity and vulnerability: those of the matches of identities, and single ones. Each of
 * both is counted by itself: of both at once the planner knows no statistics.
 */
function counted(plan: PortfolioPlan, by: By): Part {
  const columns = by === 'FLAW' ? sql`vuln_id` : sql`identity_id, vuln_id`;
  const ofUsed = sql`select u.identity_id, m.vuln_id, u.n from used u
    join identity_match m on m.identity_id = u.identity_id where ${isMatchShown(plan)}`;
  const matches =
    by === 'FLAW' ? sql`select ${columns}, sum(n) as n from (${ofUsed}) pair group by ${columns}` : ofUsed;
  return sql`(${matches} union all select ${columns}, count(*) as n from single group by ${columns})`;
}

function valuesOf(
  plan: PortfolioPlan,
  fits: Part,
  by: By,
  sort: Exclude<GroupPage['sort'], 'projects' | 'components'>,
): Part {
  const from = sql`from ${counted(plan, by)} l join vuln v on v.vuln_id = l.vuln_id where ${fits} group by 1`;
  const key = keys[by];
  switch (sort) {
    case 'findings':
      return sql`select ${key} as key, sum(l.n) as value ${from}`;
    case 'urgency':
      return sql`select ${key} as key, max(v.urgency) as value ${from}`;
    case 'severity':
      return sql`select ${key} as key, max(v.effective_severity) as value ${from}`;
    default:
      return sql`select key, ${ofGroups(by, sort)} as value from (
        select ${key} as key, (array_agg(v.vuln_id order by v.urgency desc, v.vuln_id))[1] as vuln_id ${from}) g`;
  }
}

/**
 * The findings of the groups on the page.
 * @param isUsed `used` has been counted for them
 */
function findingsOfChosen(plan: PortfolioPlan, fits: Part, by: By, isUsed: boolean): Part {
  const vulns = sql`select v.vuln_id from chosen g join vuln v on v.alias_group = g.key
    union all select -g.key from chosen g where g.key < 0`;
  const isOfChosen = (finding: string) =>
    by === 'FLAW'
      ? sql`${sql.ref(`${finding}.vuln_id`)} in (${vulns})`
      : sql`${sql.ref(`${finding}.identity_id`)} in (select key from chosen)`;
  // Components are looked up, however many the planner takes the matches for: it would read all there are.
  return sql`with mine as materialized (
      select m.identity_id, m.vuln_id from identity_match m join vuln v on v.vuln_id = m.vuln_id and ${fits}
      where ${isOfChosen('m')} and ${isMatchShown(plan)}
        and ${isUsed ? sql`m.identity_id in (select identity_id from used)` : sql`true`})
    select c.project_id, c.component_id, c.identity_id, m.vuln_id from mine m cross join lateral (
      select * from component where identity_id = m.identity_id ${fence}) c
    where ${isOfAllowed} and c.component_id not in (select component_id from apart)
    union all
    select s.project_id, s.component_id, s.identity_id, s.vuln_id from single s
    join vuln v on v.vuln_id = s.vuln_id and ${fits} where ${isOfChosen('s')}`;
}
