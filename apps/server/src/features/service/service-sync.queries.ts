import { bytea } from '../../db/bytea.ts';
import { type CopyValue, copyRows, rowsOf, runSql, sql, type Transaction } from '../../db/database.ts';
import { makeTemporary } from '../../db/temporary-tables.ts';
import type { StorableService } from './service-facts.ts';

export interface StoredService {
  service_id: number;
  group: string | null;
  name: string;
  version: string | null;
  detail_hash: string;
  parent_id: number | null;
}

export async function listStored(trx: Transaction, projectId: number): Promise<StoredService[]> {
  return rowsOf(
    trx,
    sql<StoredService>`select service_id, group_name as "group", name, version,
      encode(detail_hash, 'hex') as detail_hash, parent_id
      from service where project_id = ${projectId} order by service_id`,
  );
}

/** Draws numbers for new services. */
export async function drawIds(trx: Transaction, count: number): Promise<number[]> {
  const rows = await rowsOf(
    trx,
    sql<{ id: number }>`select nextval('element_id') as id from generate_series(1, ${count})`,
  );
  return rows.map((row) => row.id);
}

export async function removeServices(
  trx: Transaction,
  projectId: number,
  ids: readonly number[],
): Promise<void> {
  await runSql(
    trx,
    sql`delete from service where project_id = ${projectId} and service_id = any(${ids}::bigint[])`,
  );
}

/** A service to write, with its number and its parent's. */
export interface ServiceRow {
  id: number;
  parentId: number | null;
  service: StorableService;
}

/** Writes new and changed services; a changed one keeps its UUID and the day it came. */
export async function writeServices(
  trx: Transaction,
  projectId: number,
  rows: readonly ServiceRow[],
  at: Date,
): Promise<void> {
  await makeTemporary(trx, 'stage_service');
  await copyRows(trx, 'stage_service', serviceRows(rows));
  await sql`insert into service (project_id, service_id, uuid, parent_id, bom_ref, group_name, name, version,
      detail_hash, detail, added_at)
    select ${projectId}, service_id, gen_random_uuid(), parent_id, bom_ref, group_name, name, version, detail_hash,
      detail, ${at} from stage_service
    on conflict (project_id, service_id) do update set parent_id = excluded.parent_id, bom_ref = excluded.bom_ref,
      detail_hash = excluded.detail_hash, detail = excluded.detail`.execute(trx);
}

function* serviceRows(rows: readonly ServiceRow[]): Generator<CopyValue[]> {
  for (const { id, parentId, service } of rows) {
    const { bomRef, group, name, version, detailHash, detailText } = service;
    yield [id, parentId, bomRef, group, name, version, bytea(detailHash), detailText];
  }
}
