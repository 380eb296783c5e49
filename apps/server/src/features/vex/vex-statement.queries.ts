import type { AnalysisState, VexOutcome, VexReason } from '@waybill/api-contract';
import { type Database, runSql, sql, type Transaction } from '../../db/database.ts';
import { ascending, neverNull, orderOf } from '../../db/list/order.ts';
import type { ListPage, Page } from '../../db/list/page.ts';
import { readList } from '../../db/list/read-list.ts';
import { containsPattern } from '../../db/list/search.ts';
import type { VexKey } from './vex.queries.ts';

/** The result of a statement. */
export interface VexStatementRow {
  position: number;
  path: string;
  vulnerability: string | null;
  subject: string | null;
  state: AnalysisState | null;
  outcome: VexOutcome;
  reason: VexReason | null;
  message: string | null;
  findings: number;
}

export async function insertVexStatements(
  trx: Transaction,
  { projectId, vexId }: VexKey,
  rows: readonly VexStatementRow[],
): Promise<void> {
  const column = <K extends keyof VexStatementRow>(key: K) => rows.map((row) => row[key]);
  await runSql(
    trx,
    sql`insert into vex_statement (project_id, vex_id, position, path, vulnerability, subject, state, outcome, reason,
        message, findings)
      select ${projectId}, ${vexId}, s.* from unnest(${column('position')}::int[], ${column('path')}::text[],
        ${column('vulnerability')}::text[], ${column('subject')}::text[], ${column('state')}::text[],
        ${column('outcome')}::text[], ${column('reason')}::text[], ${column('message')}::text[],
        ${column('findings')}::int[]) s`,
  );
}

/** Keeps the statements of the newest documents of a project alone: a pipeline may send the same ones every night. */
export async function forgetOlderStatements(
  trx: Transaction,
  projectId: number,
  kept: number,
): Promise<void> {
  await runSql(
    trx,
    sql`with old as (
        update vex_import set is_listed = false
        where project_id = ${projectId} and is_listed and processed_at is not null and vex_id in (
          select vex_id from vex_import where project_id = ${projectId} and processed_at is not null
          order by vex_id desc offset ${kept})
        returning vex_id)
      delete from vex_statement s using old where s.project_id = ${projectId} and s.vex_id = old.vex_id`,
  );
}

interface StatementFilter {
  outcomes: readonly VexOutcome[];
  reasons: readonly VexReason[];
}

const byPosition = ascending(neverNull(sql`s.position`));

export async function listVexStatements(
  db: Database,
  { projectId, vexId }: VexKey,
  { outcomes, reasons }: StatementFilter,
  page: Page,
): Promise<ListPage<VexStatementRow>> {
  const parts = [sql`s.project_id = ${projectId} and s.vex_id = ${vexId}`];
  if (outcomes.length > 0) parts.push(sql`s.outcome = any(${outcomes}::text[])`);
  if (reasons.length > 0) parts.push(sql`s.reason = any(${reasons}::text[])`);
  if (page.search !== undefined) {
    const pattern = containsPattern(page.search);
    parts.push(sql`(lower(s.vulnerability) like ${pattern} or lower(s.subject) like ${pattern})`);
  }
  return readList(db, page, {
    select: sql<VexStatementRow>`s.position, s.path, s.vulnerability, s.subject, s.state, s.outcome, s.reason,
      s.message, s.findings`,
    from: sql`vex_statement s`,
    where: sql.join(parts, sql` and `),
    order: orderOf(
      page,
      {
        position: neverNull(sql`s.position`),
        vulnerability: sql`s.vulnerability`,
        subject: sql`lower(s.subject)`,
        outcome: neverNull(sql`s.outcome`),
        findings: neverNull(sql`s.findings`),
      },
      [],
      [byPosition],
    ),
  });
}
