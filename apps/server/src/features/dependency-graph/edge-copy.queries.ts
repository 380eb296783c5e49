import type { ElementCopy } from '../../db/copied-elements.ts';
import { findRow, runSql, sql, type Transaction } from '../../db/database.ts';

/** Edges between elements that are both copied. @returns whether the project itself depends on one */
export async function copyEdges(
  trx: Transaction,
  { sourceId, targetId, map }: ElementCopy,
): Promise<boolean> {
  await runSql(
    trx,
    sql`insert into dependency (project_id, from_id, to_id)
      select ${targetId}::int, f.new_id, t.new_id
      from dependency d join ${map} f on f.old_id = d.from_id join ${map} t on t.old_id = d.to_id
      where d.project_id = ${sourceId}`,
  );
  const root = await findRow(
    trx,
    sql`select 1 from dependency where project_id = ${targetId} and from_id = 0 limit 1`,
  );
  return root !== undefined;
}
