import { inTransaction, runSql, sql } from '../../../server/src/db/database.ts';
import { markExploited } from '../../../server/src/features/flaw/flaw.service.ts';
import { storeScores } from '../../../server/src/features/source/epss/epss.queries.ts';
import { flaws } from '../../../server/test/audit-world.ts';
import type { TestServer } from '../../../server/test/server.ts';

/**
 * The exploitation of the vulnerabilities of `audit-world`: `medium` is exploited by ransomware, `high`
 * probably is.
 */
export function storeUrgency({ db }: TestServer): Promise<void> {
  return inTransaction(db, async (trx) => {
    await storeScores(trx, [[flaws.high, 0.923, 0.99]]);
    await runSql(
      trx,
      sql`insert into known_exploited (cve_id, added_on, due_on, ransomware)
        values (${flaws.medium}, '2026-02-01', '2026-02-22', true)`,
    );
    await markExploited(trx);
  });
}
