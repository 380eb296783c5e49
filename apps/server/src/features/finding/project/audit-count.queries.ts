import { type RawBuilder, sql } from 'kysely';
import { type Database, findRow } from '../../../db/database.ts';
import type { FindingFilter } from '../finding-filter.ts';
import { leadsFlaw } from '../folded.queries.ts';
import {
  auditTables,
  eachKind,
  rankedCondition,
  scanCondition,
  vulnCondition,
  vulnsMeant,
} from './audit-condition.queries.ts';
import { type AuditScope, findScope } from './audit-scope.queries.ts';
import { otherFindings, plainFindings } from './plain-findings.queries.ts';

/** The number of findings of a project, and the number of rows in its unfiltered list. */
export async function countFindings(
  db: Database,
  projectId: number,
  { withSuppressed, isFolded }: FindingFilter,
): Promise<{ findings: number; rows: number }> {
  const row = await findRow(
    db,
    sql<{ findings: number; flaws: number; suppressed: number }>`select findings, suppressed,
        c4 + c3 + c2 + c1 + c0 as flaws from project_count where project_id = ${projectId}`,
  );
  if (!row) return { findings: 0, rows: 0 };
  const hidden = withSuppressed ? row.suppressed : 0;
  const findings = row.findings + hidden;
  if (!isFolded) return { findings, rows: findings };
  return { findings, rows: row.flaws + (hidden > 0 ? await countSuppressed(db, projectId) : 0) };
}

/** Suppressed findings that lead their flaws, by the decisions: counters have all of them. */
async function countSuppressed(db: Database, projectId: number): Promise<number> {
  const leads = leadsFlaw({
    project: sql`a.project_id`,
    component: sql`a.component_id`,
    identity: sql`c.identity_id`,
    vuln: sql`a.vuln_id`,
    special: sql`c.special`,
    twin: sql`coalesce(m.twin, true)`,
    areSuppressed: true,
  });
  const row = await findRow(
    db,
    sql<{ n: number }>`select count(*)::int as n
      from analysis a join component c on c.project_id = a.project_id and c.component_id = a.component_id
      left join identity_match m on m.identity_id = c.identity_id and m.vuln_id = a.vuln_id
      left join component_match o on o.project_id = a.project_id and o.component_id = a.component_id
        and o.vuln_id = a.vuln_id
      where a.project_id = ${projectId} and a.suppressed and (m.vuln_id is not null or o.vuln_id is not null)
        and ${leads}`,
  );
  return row?.n ?? 0;
}

/**
 * The number of findings of a project after a filter.
 * @param least see `findScope`
 */
export async function countFiltered(
  db: Database,
  projectId: number,
  filter: FindingFilter,
  least: number,
): Promise<number> {
  const scope = await findScope(db, projectId, filter, undefined, least);
  const row = await findRow(
    db,
    sql<{ n: number }>`select coalesce(sum(n), 0)::int as n from (${countsOf(scope, filter)}) part`,
  );
  return row?.n ?? 0;
}

/** Counts of parts of the findings, which have none in common. */
function countsOf(scope: AuditScope, filter: FindingFilter): RawBuilder<unknown> {
  const { projectId } = scope;
  const count = (tables: RawBuilder<unknown>, where: RawBuilder<unknown>) =>
    sql`select count(*) as n from ${tables} where ${where}`;
  const plain = plainFindings(scope, filter, vulnsMeant(filter));
  if (!plain) return eachKind(scope, (tables) => count(tables, scanCondition(projectId, filter)));
  const others = auditTables(projectId, otherFindings(projectId, plain, true));
  return sql`with ${plain.tables} ${count(plain.from, plain.where)}
    union all ${count(others, sql`${rankedCondition(projectId, filter)} and ${vulnCondition(filter)}`)}`;
}
