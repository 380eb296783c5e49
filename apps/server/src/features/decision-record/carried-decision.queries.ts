import type { RawBuilder } from 'kysely';
import { runSql, sql, type Transaction } from '../../db/database.ts';

/**
 * Adds decisions that were taken elsewhere, as of now, to findings that have none.
 * @param decisions a select of project_id, component_id, vuln_id, state, justification, response, details, suppressed, until, decided_at,
 *   decided_by, decided_severity, decided_exploited, decided_epss, decided_fix and carried
 * @param trail a select of project_id, component_id, vuln_id, at, commenter and comment, in the order of the lines
 */
export async function addCarried(
  trx: Transaction,
  decisions: RawBuilder<unknown>,
  trail: RawBuilder<unknown>,
): Promise<void> {
  await runSql(
    trx,
    sql`insert into analysis (project_id, component_id, vuln_id, state, justification, response, details, suppressed, until,
        decided_at, decided_by, decided_severity, decided_exploited, decided_epss, decided_fix, carried) ${decisions}`,
  );
  await runSql(
    trx,
    sql`insert into analysis_comment (project_id, component_id, vuln_id, at, commenter, comment) ${trail}`,
  );
}
