import { type CopyValue, copyRows, findRow, runSql, sql, type Transaction } from '../../db/database.ts';
import { makeTemporary } from '../../db/temporary-tables.ts';

export async function hasEdges(trx: Transaction, projectId: number): Promise<boolean> {
  const row = await findRow(
    trx,
    sql<{ some: boolean }>`select exists (select 1 from dependency where project_id = ${projectId}) as some`,
  );
  return row?.some ?? false;
}

/** Loads the edges of a project that has none. */
export async function copyEdges(
  trx: Transaction,
  projectId: number,
  edges: Int32Array,
  ids: readonly number[],
): Promise<void> {
  await copyRows(trx, 'dependency (project_id, from_id, to_id)', edgeRows(projectId, edges, ids));
}

/** Writes only what differs between the stored edges of a project and the wanted ones. */
export async function replaceEdges(
  trx: Transaction,
  projectId: number,
  edges: Int32Array,
  ids: readonly number[],
): Promise<void> {
  await makeTemporary(trx, 'stage_edge');
  await copyRows(trx, 'stage_edge', edgeRows(projectId, edges, ids));
  await sql`analyze stage_edge`.execute(trx);
  const same = sql`d.project_id = ${projectId} and d.from_id = s.from_id and d.to_id = s.to_id`;
  await runSql(
    trx,
    sql`delete from dependency d where d.project_id = ${projectId}
      and not exists (select 1 from stage_edge s where ${same})`,
  );
  await runSql(
    trx,
    sql`insert into dependency (project_id, from_id, to_id) select s.project_id, s.from_id, s.to_id
      from stage_edge s left join dependency d on ${same} where d.from_id is null`,
  );
}

function* edgeRows(projectId: number, edges: Int32Array, ids: readonly number[]): Generator<CopyValue[]> {
  for (let i = 0; i < edges.length; i += 2) {
    yield [projectId, ids[edges[i] ?? 0], ids[edges[i + 1] ?? 0]];
  }
}
