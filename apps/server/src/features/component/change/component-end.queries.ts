import { runSql, sql, type Transaction } from '../../../db/database.ts';
import { keepComponents, keepDecisions } from '../../component-past/component-past.service.ts';

/** Tables with rows of a component that no foreign key deletes; `component` says why in db/schema.sql. */
const dependents = [
  'component_detail',
  'component_property',
  'component_count',
  'analysis_comment',
  'analysis',
  'moved_finding',
  'finding_difference',
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
  await keepDecisions(trx, projectIds, componentIds, at);
  for (const table of dependents) await runSql(trx, sql`delete from ${sql.table(table)} where ${these}`);
}
