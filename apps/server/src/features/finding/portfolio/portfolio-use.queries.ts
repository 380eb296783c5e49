import { type RawBuilder, sql } from 'kysely';
import { type Database, rowsOf } from '../../../db/database.ts';
import { allowedTable } from '../../../db/list/arms.ts';
import { withMoreMemory } from '../../../db/planner.ts';
import { describeGroups, type GroupRow, keys } from './portfolio-group.queries.ts';
import { type GroupPage, ofGroups, orderOfGroups, withProjects } from './portfolio-group-order.queries.ts';
import { isOfAllowed } from './portfolio-list.queries.ts';
import type { PortfolioPlan } from './portfolio-plan.service.ts';

type By = 'FLAW' | 'COMPONENT';
type Part = RawBuilder<unknown>;

/**
 * A page of groups of the findings of many projects, where the filter asks nothing of single components: identities are counted
 * once, by how many components of these projects they have, and only the findings of the groups on the page are looked at
 * one by one. Of ten findings, nine have their identity in common with others. By how many projects or components a group has,
 * all findings are gone through, but none is kept.
 * @param conditions what the filter asks of vulnerabilities `v`
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
  const values = isSpread ? sql`` : sql`${useTables(plan)},`;
  const groups = isSpread ? spreadOf(plan, by, sort) : valuesOf(plan, fits, by, sort);
  const statement = sql<GroupRow>`with ${allowedTable(plan.allowed)}, ${values}
      g as materialized (${withProjects(groups, spreadOf(plan, by, 'projects'), page.projects)}),
      chosen as materialized (select g.* from g ${order} limit ${page.limit} offset ${page.offset}),
      list as materialized (${findingsOfChosen(plan, fits, by, !isSpread)})
      ${describeGroups(by, order)}`;
  return withMoreMemory(db, function readUse(trx) {
    return rowsOf(trx, statement);
  });
}

/** How many projects or components each group has: each of them once. */
function spreadOf({ whole }: PortfolioPlan, by: By, sort: 'projects' | 'components'): Part {
  const key = by === 'FLAW' ? sql`coalesce(v.alias_group, -v.vuln_id)` : sql`c.identity_id`;
  const counted = sort === 'projects' ? sql`c.project_id` : sql`c.component_id`;
  const sides = whole.map((arm) => sql`select ${key}, ${counted} from ${arm.from} where ${arm.where}`);
  return sql`select key, count(*) as value from (
    select distinct * from (${sql.join(sides, sql` union all `)}) side(key, counted)) pair group by 1`;
}

/** `used`: identities with their components in the projects; `hidden`: of these, the suppressed ones by vulnerability. */
function useTables({ withSuppressed }: PortfolioPlan): Part {
  const hidden = withSuppressed
    ? sql`select null::int as identity_id, null::int as vuln_id, 0 as n where false`
    : sql`select c.identity_id, a.vuln_id, count(*)::int as n from allowed w
        join analysis a on a.project_id = w.project_id and a.suppressed
        join component c on c.project_id = a.project_id and c.component_id = a.component_id group by 1, 2`;
  return sql`used as materialized (
      select c.identity_id, count(*)::int as n from allowed w join component c on c.project_id = w.project_id group by 1),
    hidden as materialized (${hidden})`;
}

/**
 * Open findings `n` by vulnerability, or by identity and vulnerability: those of the matches of identities, and those that somebody
 * attached. Each of both is counted by itself: of both at once the planner knows no statistics.
 */
function counted({ own }: PortfolioPlan, by: By): Part {
  const columns = by === 'FLAW' ? sql`vuln_id` : sql`identity_id, vuln_id`;
  const sides = [
    sql`select u.identity_id, m.vuln_id, u.n - coalesce(h.n, 0) as n
      from used u join identity_match m on m.identity_id = u.identity_id
      left join hidden h on h.identity_id = u.identity_id and h.vuln_id = m.vuln_id
      where u.n > coalesce(h.n, 0)`,
    ...own.map((arm) => sql`select c.identity_id, m.vuln_id, 1 as n from ${arm.from} where ${arm.where}`),
  ];
  const isSummed = (at: number) => by === 'FLAW' || at > 0;
  const parts = sides.map((side, at) =>
    isSummed(at) ? sql`select ${columns}, sum(n) as n from (${side}) pair group by ${columns}` : side,
  );
  return sql`(${sql.join(parts, sql` union all `)})`;
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
 * @param isUsed `used` has the identities of the projects
 */
function findingsOfChosen({ own, withSuppressed }: PortfolioPlan, fits: Part, by: By, isUsed: boolean): Part {
  const ids = sql`c.project_id, c.component_id, c.identity_id, m.vuln_id`;
  const vulns = sql`select v.vuln_id from chosen g join vuln v on v.alias_group = g.key
    union all select -g.key from chosen g where g.key < 0`;
  const isOfChosen = (identityId: Part) =>
    by === 'FLAW' ? sql`m.vuln_id in (${vulns})` : sql`${identityId} in (select key from chosen)`;
  const isOpen = withSuppressed
    ? sql`true`
    : sql`not exists (select 1 from analysis a where a.project_id = c.project_id
        and a.component_id = c.component_id and a.vuln_id = m.vuln_id and a.suppressed)`;
  const attached = own.map(
    (arm) => sql`union all select ${ids} from ${arm.from}
      where ${arm.where} and ${isOfChosen(sql`c.identity_id`)}`,
  );
  // Components are looked up, however many the planner takes the matches for: it would read all there are.
  return sql`with mine as materialized (
      select m.identity_id, m.vuln_id from identity_match m join vuln v on v.vuln_id = m.vuln_id and ${fits}
      where ${isOfChosen(sql`m.identity_id`)} and ${isUsed ? sql`m.identity_id in (select identity_id from used)` : sql`true`})
    select ${ids} from mine m cross join lateral (
      select * from component where identity_id = m.identity_id offset 0) c
    where ${isOfAllowed} and ${isOpen}
    ${sql.join(attached, sql` `)}`;
}
