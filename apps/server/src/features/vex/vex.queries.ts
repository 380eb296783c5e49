import type { VexFormat, VexReason } from '@waybill/api-contract';
import type { RawBuilder } from 'kysely';
import { type Database, findRow, runSql, sql, type Transaction } from '../../db/database.ts';
import { descending, neverNull } from '../../db/list/order.ts';
import type { ListPage, Page } from '../../db/list/page.ts';
import { readList } from '../../db/list/read-list.ts';
import { type ProjectScope, visible } from '../../db/project-scope.ts';

/** Where a VEX document is stored. */
export interface VexKey {
  projectId: number;
  vexId: number;
}

interface NewVexImport {
  projectId: number;
  token: string;
  sha256: Buffer;
  byteSize: number;
  uploadedBy: string;
  at: Date;
}

export async function insertVexImport(trx: Transaction, row: NewVexImport): Promise<number> {
  const inserted = await findRow(
    trx,
    sql<{
      vex_id: number;
    }>`insert into vex_import (project_id, token, sha256, byte_size, uploaded_by, received_at)
      values (${row.projectId}, ${row.token}, ${row.sha256}, ${row.byteSize}, ${row.uploadedBy}, ${row.at})
      returning vex_id`,
  );
  if (!inserted) throw new Error('The import was not written');
  return inserted.vex_id;
}

/** The number of statements by result; null before they are applied. */
export interface VexSums {
  statements: number;
  applied: number;
  kept: number;
  unchanged: number;
  not_applied: number;
  findings: number;
}

export interface VexImportRow extends Partial<{ [K in keyof VexSums]: number | null }> {
  vex_id: number;
  project_id: number;
  project_uuid: string;
  project_name: string;
  project_version: string | null;
  token: string;
  sha256: Buffer;
  byte_size: number;
  uploaded_by: string | null;
  format: VexFormat | null;
  spec_version: string | null;
  reasons: { reason: VexReason; count: number }[];
  is_listed: boolean;
  received_at: Date;
  processed_at: Date | null;
}

const columns = sql<VexImportRow>`v.vex_id, v.project_id, p.uuid as project_uuid, p.name as project_name,
  p.version as project_version, v.token, v.sha256, v.byte_size, v.uploaded_by, v.format, v.spec_version, v.statements,
  v.applied, v.kept, v.unchanged, v.not_applied, v.findings, v.reasons, v.is_listed, v.received_at, v.processed_at`;
const tables: RawBuilder<unknown> = sql`vex_import v join project p on p.project_id = v.project_id`;

export async function findVexImport(db: Database, key: VexKey): Promise<VexImportRow | undefined> {
  return findRow(
    db,
    sql<VexImportRow>`select ${columns} from ${tables}
      where v.project_id = ${key.projectId} and v.vex_id = ${key.vexId}`,
  );
}

export async function findVexByToken(
  db: Database,
  token: string,
  scope: ProjectScope,
): Promise<(VexImportRow & { allowed: boolean }) | undefined> {
  return findRow(
    db,
    sql<
      VexImportRow & { allowed: boolean }
    >`select ${columns}, ${visible(scope, sql.ref('v.project_id'))} as allowed
      from ${tables} where v.token = ${token}`,
  );
}

export async function listVexImports(
  db: Database,
  projectId: number,
  page: Page,
): Promise<ListPage<VexImportRow>> {
  return readList(db, page, {
    select: columns,
    from: tables,
    where: sql`v.project_id = ${projectId}`,
    order: [descending(neverNull(sql`v.vex_id`))],
  });
}

interface FinishedVex extends VexSums {
  format: VexFormat;
  specVersion: string;
  reasons: readonly { reason: VexReason; count: number }[];
}

export async function finishVexImport(
  trx: Transaction,
  { projectId, vexId }: VexKey,
  done: FinishedVex,
  at: Date,
): Promise<void> {
  await runSql(
    trx,
    sql`update vex_import set format = ${done.format}, spec_version = ${done.specVersion},
        statements = ${done.statements}, applied = ${done.applied}, kept = ${done.kept},
        unchanged = ${done.unchanged}, not_applied = ${done.not_applied}, findings = ${done.findings},
        reasons = ${JSON.stringify(done.reasons)}::jsonb, processed_at = ${at}
      where project_id = ${projectId} and vex_id = ${vexId}`,
  );
}
