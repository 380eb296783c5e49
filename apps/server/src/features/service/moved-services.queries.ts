import { bytea } from '../../db/bytea.ts';
import { copyRows, findRow, rowsOf, runSql, sql, type Transaction } from '../../db/database.ts';
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
  openProjects: readonly number[],
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
      where m.is_new and m.project_id <> all(${openProjects}::int[])`,
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

/** Makes the services of projects those that were staged. @returns the numbers of those that are gone there */
export async function followMovedServices(
  trx: Transaction,
  projectIds: readonly number[],
): Promise<number[]> {
  const these = sql`any(${projectIds}::int[])`;
  await runSql(
    trx,
    sql`update service s set group_name = m.group_name, name = m.name, version = m.version, detail_hash = m.detail_hash,
        detail = m.detail
      from moved_service m where m.project_id = ${these} and s.project_id = m.project_id and s.service_id = m.service_id
        and (s.detail_hash <> m.detail_hash or s.name <> m.name or s.group_name is distinct from m.group_name
          or s.version is distinct from m.version)`,
  );
  await runSql(
    trx,
    sql`update service s set parent_id = parent.service_id
      from moved_service m left join moved_service parent on parent.old_id = m.parent_old_id and parent.project_id = m.project_id
      where m.project_id = ${these} and s.project_id = m.project_id and s.service_id = m.service_id
        and s.parent_id is distinct from parent.service_id`,
  );
  const rows = await rowsOf(
    trx,
    sql<{ id: number }>`select s.service_id as id from service s
      left join moved_service m on m.project_id = s.project_id and m.uuid = s.uuid
      where s.project_id = ${these} and m.uuid is null`,
  );
  return rows.map((row) => row.id);
}
