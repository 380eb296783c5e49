import { bytea } from '../../db/bytea.ts';
import { copyRows, findRow, runSql, sql, type Transaction } from '../../db/database.ts';
import type { MovedService } from './moved-services.service.ts';
import type { StorableService } from './service-facts.ts';

export async function copyMovedServices(
  trx: Transaction,
  services: readonly { readonly service: MovedService; readonly stored: StorableService }[],
): Promise<void> {
  await copyRows(
    trx,
    'moved_service (old_id, project_id, uuid, parent_old_id, group_name, name, version, detail_hash, detail)',
    services.map(({ service: { oldId, projectId, uuid, parentOldId }, stored }) => [
      oldId,
      projectId,
      uuid,
      parentOldId,
      stored.group,
      stored.name,
      stored.version,
      bytea(stored.detailHash),
      stored.detailText,
    ]),
  );
}

export async function insertMovedServices(
  trx: Transaction,
  newProjects: readonly number[],
  projectDays: ReadonlyMap<number, Date>,
  at: Date,
): Promise<{ written: number; present: number }> {
  await sql`analyze moved_service`.execute(trx);
  await runSql(
    trx,
    sql`update moved_service m set service_id = s.service_id, is_new = false
      from service s where s.project_id = m.project_id and s.uuid = m.uuid`,
  );
  // What is not there of a project that came before may have been removed here.
  await runSql(
    trx,
    sql`update moved_service m set service_id = null, is_new = false
      where m.is_new and m.project_id <> all(${newProjects}::int[])`,
  );
  const days = [...projectDays];
  const written = await runSql(
    trx,
    sql`insert into service (project_id, service_id, uuid, parent_id, group_name, name, version, detail_hash, detail, added_at)
      select m.project_id, m.service_id, m.uuid, parent.service_id, m.group_name, m.name, m.version, m.detail_hash, m.detail,
        least(coalesce(d.at, ${at}::timestamptz), ${at}::timestamptz)
      from moved_service m left join moved_service parent on parent.old_id = m.parent_old_id and parent.project_id = m.project_id
      left join unnest(${days.map(([id]) => id)}::int[], ${days.map(([, day]) => day)}::timestamptz[]) as d(project_id, at)
        on d.project_id = m.project_id
      where m.is_new`,
  );
  const row = await findRow(
    trx,
    sql<{ n: number }>`select count(*) as n from moved_service where not is_new`,
  );
  return { written, present: row?.n ?? 0 };
}
