import type { RawBuilder } from 'kysely';
import { runSql, sql, type Transaction } from '../../../db/database.ts';
import { keepComponents } from '../../component-past/component-past.service.ts';

/** Tables with rows of a component that no foreign key deletes; see the migration that makes them. */
const dependents = [
  'component_detail',
  'component_property',
  'component_count',
  'analysis_comment',
  'analysis',
  'moved_finding',
] as const;

/**
 * Removes components from projects, with everything that belongs to them. Their dates are kept, and so are
 * decisions about them. The caller removes the edges and recounts the projects in the same transaction.
 *
 * The components go first. This waits for anyone who holds one to decide about it, so later statements see
 * the decision. Their violations end when the projects are counted.
 */
export async function endComponents(
  trx: Transaction,
  projectIds: readonly number[],
  componentIds: readonly number[],
  at: Date,
): Promise<void> {
  const these = sql`project_id = any(${projectIds}::int[]) and component_id = any(${componentIds}::bigint[])`;
  await keepComponents(trx, projectIds, componentIds, at);
  await runSql(trx, sql`delete from component where ${these}`);
  await keepDecisions(trx, these, at);
  for (const table of dependents) await runSql(trx, sql`delete from ${sql.table(table)} where ${these}`);
}

async function keepDecisions(trx: Transaction, these: RawBuilder<unknown>, at: Date): Promise<void> {
  await runSql(
    trx,
    sql`insert into analysis_past (project_id, component_id, vuln_id, state, justification, response, details,
        suppressed, updated_at, decided_at, decided_by, decided_severity, decided_exploited, decided_epss,
        decided_fix, carried, ended_at, comments)
      select project_id, component_id, vuln_id, state, justification, response, details, suppressed,
        updated_at, decided_at, decided_by, decided_severity, decided_exploited, decided_epss, decided_fix, carried, ${at},
        (select coalesce(
          jsonb_agg(jsonb_build_object('at', c.at, 'commenter', c.commenter, 'comment', c.comment)
            order by c.comment_id), '[]') from analysis_comment c
            where c.project_id = a.project_id and c.component_id = a.component_id and c.vuln_id = a.vuln_id)
      from analysis a where ${these}`,
  );
}

/** Removes the edges to and from components. */
export async function removeEdges(
  trx: Transaction,
  projectIds: readonly number[],
  componentIds: readonly number[],
): Promise<void> {
  const ids = sql`any(${componentIds}::bigint[])`;
  await runSql(
    trx,
    sql`delete from dependency where project_id = any(${projectIds}::int[]) and (from_id = ${ids} or to_id = ${ids})`,
  );
}
