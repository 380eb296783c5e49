import type { ElementCopy } from '../../db/copied-elements.ts';
import { runSql, sql, type Transaction } from '../../db/database.ts';

/** Decisions with their trail. */
export async function copyAnalyses(
  trx: Transaction,
  { sourceId, targetId, map }: ElementCopy,
): Promise<void> {
  await runSql(
    trx,
    sql`insert into analysis (project_id, component_id, vuln_id, state, justification, response, details, suppressed, until,
        updated_at, decided_at, decided_by, decided_severity, decided_exploited, decided_epss,
        decided_fix, carried)
      select ${targetId}::int, m.new_id, a.vuln_id, a.state, a.justification, a.response, a.details, a.suppressed, a.until,
        a.updated_at, a.decided_at, a.decided_by, a.decided_severity, a.decided_exploited,
        a.decided_epss, a.decided_fix, a.carried
      from analysis a join ${map} m on m.old_id = a.component_id where a.project_id = ${sourceId}`,
  );
  await runSql(
    trx,
    sql`insert into analysis_comment (project_id, component_id, vuln_id, at, commenter, comment)
      select ${targetId}::int, m.new_id, c.vuln_id, c.at, c.commenter, c.comment
      from analysis_comment c join ${map} m on m.old_id = c.component_id
      where c.project_id = ${sourceId} order by c.comment_id`,
  );
}
