import { runSql, sql, type Transaction } from '../../db/database.ts';

/** Removes the edges to and from components and services. */
export async function removeEdges(
  trx: Transaction,
  projectIds: readonly number[],
  elementIds: readonly number[],
): Promise<void> {
  const ids = sql`any(${elementIds}::bigint[])`;
  await runSql(
    trx,
    sql`delete from dependency where project_id = any(${projectIds}::int[]) and (from_id = ${ids} or to_id = ${ids})`,
  );
}
