import { type RawBuilder, sql } from 'kysely';
import { type Database, rowsOf } from '../../../db/database.ts';
import { reasonsChanged } from '../../../db/decision-reasons.ts';
import { fence } from '../../../db/planner.ts';
import type { PortfolioKey } from './portfolio-list.queries.ts';

/**
 * Decisions of which a fact has changed since. Hashed with the facts of all vulnerabilities, which the index `vuln_flaw` has: looked up for
 * each decision, these take twice as long.
 * @param allowed projects, as a condition on `p`; undefined: all
 * @param where conditions on the decision `a`
 */
export async function listChangedDecisions(
  db: Database,
  allowed: RawBuilder<unknown> | undefined,
  where: RawBuilder<unknown>,
  limit: number,
): Promise<PortfolioKey[]> {
  const isAllowed = allowed
    ? sql`a.project_id in (select p.project_id from project p where ${allowed})`
    : sql`true`;
  return rowsOf(
    db,
    // Without the offset, the planner would look each one up, in the hope of ending soon.
    sql<PortfolioKey>`select * from (
        select a.project_id, a.component_id, a.vuln_id from analysis a join vuln v on v.vuln_id = a.vuln_id
        where ${reasonsChanged} and ${where} and ${isAllowed} ${fence}) changed
      limit ${limit}`,
  );
}
