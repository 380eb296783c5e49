import { type RawBuilder, sql } from 'kysely';
import { type Database, rowsOf } from '../../../db/database.ts';
import {
  describeGroups,
  type GroupPage,
  type GroupRow,
  keys,
  names,
  orderOfGroups,
} from './portfolio-group.queries.ts';
import { allowedTable, isAllowed } from './portfolio-list.queries.ts';
import type { PortfolioPlan } from './portfolio-plan.service.ts';

/** What is told from matches and how often their identities are used; how many projects have a flaw is not. */
export interface UsePage extends GroupPage {
  sort: 'urgency' | 'findings' | 'name';
}

/**
 * A page of groups of the findings of many projects, where the filter asks nothing of single components: identities are counted
 * once, by how many components of these projects they have, and only the findings of the groups on the page are looked at
 * one by one. Of ten findings, nine have their identity in common with others.
 * @param conditions what the filter asks of vulnerabilities `v`
 */
export async function groupByUse(
  db: Database,
  plan: PortfolioPlan,
  conditions: readonly RawBuilder<unknown>[],
  by: 'FLAW' | 'COMPONENT',
  page: UsePage,
): Promise<GroupRow[]> {
  const order = orderOfGroups(page);
  return rowsOf(
    db,
    sql<GroupRow>`with ${allowedTable(plan.allowed)}, ${pairTables(plan, conditions)},
      g as materialized (${valuesOf(by, page.sort)}),
      chosen as materialized (select g.* from g ${order} limit ${page.limit} offset ${page.offset}),
      list as materialized (${findingsOfChosen(plan, by)})
      ${describeGroups(by, order)}`,
  );
}

/** `l`: a vulnerability of an identity, or one that somebody attached to components of it, with its open findings `n`. */
function pairTables(plan: PortfolioPlan, conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  const ofVulns =
    conditions.length === 0
      ? sql``
      : sql`join vuln v on v.vuln_id = m.vuln_id and ${sql.join(conditions, sql` and `)}`;
  const hidden = plan.withSuppressed
    ? sql`select null::int as identity_id, null::int as vuln_id, 0 as n where false`
    : sql`select c.identity_id, a.vuln_id, count(*)::int as n from analysis a
        join component c on c.project_id = a.project_id and c.component_id = a.component_id
        where a.suppressed and ${isAllowed} group by 1, 2`;
  const own = plan.own.map(
    (arm) => sql`union all select c.identity_id, m.vuln_id, count(*)::int, true from ${arm.from}
      where ${arm.where} group by 1, 2`,
  );
  return sql`used as materialized (select c.identity_id, count(*)::int as n from component c where ${isAllowed} group by 1),
    hidden as materialized (${hidden}),
    pair as materialized (
      select u.identity_id, m.vuln_id, u.n - coalesce(h.n, 0) as n, false as is_own
      from used u join identity_match m on m.identity_id = u.identity_id ${ofVulns}
      left join hidden h on h.identity_id = u.identity_id and h.vuln_id = m.vuln_id
      where u.n > coalesce(h.n, 0)
      ${sql.join(own, sql` `)})`;
}

function valuesOf(by: 'FLAW' | 'COMPONENT', sort: UsePage['sort']): RawBuilder<unknown> {
  const key = keys[by];
  const from = sql`from pair l join vuln v on v.vuln_id = l.vuln_id group by 1`;
  switch (sort) {
    case 'findings':
      return sql`select ${key} as key, sum(l.n) as value ${from}`;
    case 'urgency':
      return sql`select ${key} as key, max(v.urgency) as value ${from}`;
    case 'name':
      return sql`select key, ${names[by]} as value from (
        select ${key} as key, (array_agg(v.vuln_id order by v.urgency desc, v.vuln_id))[1] as vuln_id ${from}) g`;
  }
}

/** The findings of the groups on the page. */
function findingsOfChosen(plan: PortfolioPlan, by: 'FLAW' | 'COMPONENT'): RawBuilder<unknown> {
  const ids = sql`c.project_id, c.component_id, c.identity_id, m.vuln_id`;
  const isOpen = plan.withSuppressed
    ? sql`true`
    : sql`not exists (select 1 from analysis a where a.project_id = c.project_id
        and a.component_id = c.component_id and a.vuln_id = m.vuln_id and a.suppressed)`;
  const own = plan.own.map(
    (arm) => sql`union all select ${ids} from ${arm.from}
      where ${arm.where} and (c.identity_id, m.vuln_id) in (select identity_id, vuln_id from mine where is_own)`,
  );
  return sql`with mine as materialized (
      select l.identity_id, l.vuln_id, l.is_own from pair l join vuln v on v.vuln_id = l.vuln_id
      where ${keys[by]} in (select key from chosen))
    select ${ids} from mine m join component c on c.identity_id = m.identity_id
    where not m.is_own and ${isAllowed} and ${isOpen}
    ${sql.join(own, sql` `)}`;
}
