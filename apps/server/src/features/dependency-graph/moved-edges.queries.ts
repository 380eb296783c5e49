import type { RawBuilder } from 'kysely';
import { copyRows, runSql, sql, type Transaction } from '../../db/database.ts';
import type { MovedEdge } from './moved-edges.service.ts';

export async function copyMovedEdges(trx: Transaction, edges: readonly MovedEdge[]): Promise<void> {
  await copyRows(
    trx,
    'moved_edge (project_id, from_old_id, to_uuid)',
    edges.map(({ projectId, fromOldId, toUuid }) => [projectId, fromOldId, toUuid]),
  );
}

export async function insertMovedEdges(
  trx: Transaction,
  elements: RawBuilder<unknown>,
  newProjects: readonly number[],
  followed: readonly number[],
): Promise<void> {
  await sql`analyze moved_edge`.execute(trx);
  if (followed.length > 0) {
    await runSql(trx, sql`delete from dependency where project_id = any(${followed}::int[])`);
  }
  await runSql(
    trx,
    sql`with element as materialized (${elements})
      insert into dependency (project_id, from_id, to_id)
      select e.project_id, coalesce(f.id, 0), t.id
      from moved_edge e join element t on t.project_id = e.project_id and t.uuid = e.to_uuid
      left join element f on f.old_id = e.from_old_id and f.project_id = e.project_id
      where t.id is not null and (e.from_old_id is null or f.id is not null)
        and (e.project_id = any(${[...newProjects, ...followed]}::int[]) or f.is_new)
      on conflict do nothing`,
  );
}
