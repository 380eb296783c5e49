import { runSql, sql, type Transaction } from '../../db/database.ts';

/** What hangs on a component without a foreign key, see the migration that makes the tables. */
const dependents = ['component_detail', 'component_hash', 'component_property'] as const;

/** Ends components of a project with all that hangs on them; their interval is kept. Edges are left to the caller. */
export async function endComponents(
  trx: Transaction,
  projectId: number,
  componentIds: readonly number[],
  at: Date,
): Promise<void> {
  const these = sql`project_id = ${projectId} and component_id = any(${componentIds}::bigint[])`;
  for (const table of dependents) await runSql(trx, sql`delete from ${sql.table(table)} where ${these}`);
  await runSql(
    trx,
    sql`with gone as (
        delete from component where ${these} returning component_id, identity_id, uuid, added_at)
      insert into component_past (project_id, component_id, identity_id, uuid, added_at, removed_at)
      select ${projectId}::int, component_id, identity_id, uuid, added_at, ${at} from gone`,
  );
}

/** Removes the edges to and from components. */
export async function removeEdges(
  trx: Transaction,
  projectId: number,
  componentIds: readonly number[],
): Promise<void> {
  const ids = sql`any(${componentIds}::bigint[])`;
  await runSql(
    trx,
    sql`delete from dependency where project_id = ${projectId} and (from_id = ${ids} or to_id = ${ids})`,
  );
}
