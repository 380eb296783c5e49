import { type RawBuilder, sql } from 'kysely';
import { type Database, rowsOf } from '../../../db/database.ts';
import { allowedTable } from '../../../db/list/allowed.ts';
import type { FindingFilter, PortfolioGrouping } from '../finding-filter.ts';
import { flaw } from '../folded.queries.ts';
import { ofFinders, ownArm } from './portfolio-arm.queries.ts';
import { asTheyStand } from './portfolio-order.ts';
import type { PortfolioPlan } from './portfolio-plan.service.ts';
import { fromDecisions } from './portfolio-tables.queries.ts';

type Part = RawBuilder<unknown>;

/**
 * The number of decided findings per group, by the keys of the groups, without groups that have none. It is
 * counted from the decisions, whatever the source of the groups' other figures.
 */
export async function countDecided(
  db: Database,
  plan: PortfolioPlan,
  filter: FindingFilter,
  by: PortfolioGrouping,
  keys: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (keys.length === 0) return new Map();
  const { key, isIn } = groupsBy(by, keys);
  const where = sql`${plan.where} and a.state <> 'NOT_SET' and ${isIn}`;
  const found = ofFinders(filter);
  const legs = [
    ...(found ? [{ from: fromDecisions, where: sql`${where} and ${found}` }] : []),
    ...ownArm(asTheyStand, filter, where),
  ];
  const rows = await rowsOf(
    db,
    sql<{ key: number; n: number }>`with ${allowedTable(plan.allowed)}
      select key, count(*)::int as n from (${sql.join(
        legs.map((leg) => sql`select ${key} as key from ${leg.from} where ${leg.where}`),
        sql` union all `,
      )}) decided group by key`,
  );
  return new Map(rows.map((row) => [row.key, row.n]));
}

/** The key of a finding's group, and that it is one of some. */
function groupsBy(by: PortfolioGrouping, keys: readonly number[]): { key: Part; isIn: Part } {
  if (by === 'PROJECT') return { key: sql`c.project_id`, isIn: sql`c.project_id = any(${keys}::int[])` };
  if (by === 'COMPONENT') return { key: sql`c.identity_id`, isIn: sql`c.identity_id = any(${keys}::int[])` };
  const vulns = sql`array(select n.vuln_id from vuln n where n.alias_group = any(${keys}::int[])
    union all select -k from unnest(${keys}::int[]) k where k < 0)`;
  return { key: flaw, isIn: sql`m.vuln_id = any(${vulns})` };
}
