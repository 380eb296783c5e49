import { bytea } from '../../db/bytea.ts';
import { type Database, findRow, runSql, sql, type Transaction } from '../../db/database.ts';
import { descending, neverNull } from '../../db/list/order.ts';
import type { ListPage, Page } from '../../db/list/page.ts';
import { readList } from '../../db/list/read-list.ts';
import { fence } from '../../db/planner.ts';
import { type ProjectScope, visible } from '../../db/project-scope.ts';

interface NewImport {
  uuid: string;
  projectId: number;
  token: string;
  sha256: Buffer;
  at: Date;
}

export async function insertImport(trx: Transaction, row: NewImport): Promise<number> {
  const inserted = await findRow(
    trx,
    sql<{ bom_id: number }>`insert into bom_import (uuid, project_id, token, sha256, received_at)
      values (${row.uuid}, ${row.projectId}, ${row.token}, ${row.sha256}, ${row.at}) returning bom_id`,
  );
  if (!inserted) throw new Error('The import was not written');
  return inserted.bom_id;
}

/** An import that is to be processed. */
export interface PendingImport {
  bom_id: number;
  project_id: number;
  sha256: Buffer;
  processed_at: Date | null;
  project_uuid: string;
  name: string;
  version: string | null;
}

/** Where an import is stored. */
export interface ImportKey {
  projectId: number;
  bomId: number;
}

export async function findImport(db: Database, key: ImportKey): Promise<PendingImport | undefined> {
  return findRow(
    db,
    sql<PendingImport>`select b.bom_id, b.project_id, b.sha256, b.processed_at, p.uuid as project_uuid, p.name,
      p.version
    from bom_import b join project p on p.project_id = b.project_id
    where b.project_id = ${key.projectId} and b.bom_id = ${key.bomId}`,
  );
}

/** The source and the result of a project's last processed import. Hashes are hexadecimal text. */
export interface LastImport {
  sha256: Buffer;
  content_hash: string | null;
  rules_hash: string | null;
  format: string;
  spec_version: string;
  serial_number: string | null;
  bom_version: number | null;
  components: number;
  services: number;
}

export async function findLastImport(db: Database, projectId: number): Promise<LastImport | undefined> {
  return findRow(
    db,
    sql<LastImport>`select sha256, encode(content_hash, 'hex') as content_hash,
      encode(rules_hash, 'hex') as rules_hash, format, spec_version, serial_number, bom_version, components, services
    from bom_import where project_id = ${projectId} and processed_at is not null order by bom_id desc limit 1`,
  );
}

/** True if a later upload of the project has been processed already. */
export async function isSuperseded(db: Database, { projectId, bomId }: ImportKey): Promise<boolean> {
  const row = await findRow(
    db,
    sql<{ found: boolean }>`select exists (select 1 from bom_import
      where project_id = ${projectId} and bom_id > ${bomId} and processed_at is not null) as found`,
  );
  return row?.found ?? false;
}

export interface FinishedImport {
  contentHash: string | null;
  rulesHash: string;
  format: string;
  specVersion: string;
  serialNumber: string | null;
  bomVersion: number | null;
  components: number;
  services: number;
}

export async function finishImport(
  trx: Transaction,
  { projectId, bomId }: ImportKey,
  done: FinishedImport,
  at: Date,
): Promise<void> {
  await runSql(
    trx,
    sql`update bom_import set content_hash = ${done.contentHash === null ? null : bytea(done.contentHash)},
      rules_hash = ${bytea(done.rulesHash)}, format = ${done.format}, spec_version = ${done.specVersion},
      serial_number = ${done.serialNumber}, bom_version = ${done.bomVersion}, components = ${done.components},
      services = ${done.services}, processed_at = ${at}
    where project_id = ${projectId} and bom_id = ${bomId}`,
  );
}

export interface ImportRow {
  uuid: string;
  token: string;
  /** Empty without a document. */
  sha256: string;
  media_type: string | null;
  byte_size: number | null;
  format: string | null;
  spec_version: string | null;
  serial_number: string | null;
  bom_version: number | null;
  components: number | null;
  services: number | null;
  received_at: Date;
  processed_at: Date | null;
}

/** Imports of a project, newest first. */
export async function listImports(db: Database, projectId: number, page: Page): Promise<ListPage<ImportRow>> {
  return readList(db, page, {
    select: sql<ImportRow>`b.uuid, b.token, encode(b.sha256, 'hex') as sha256, o.media_type, o.byte_size, b.format,
      b.spec_version, b.serial_number, b.bom_version, b.components, b.services, b.received_at, b.processed_at`,
    from: sql`(select * from bom_import where project_id = ${projectId} ${fence}) b
      left join original o on o.sha256 = b.sha256`,
    countFrom: sql`bom_import b`,
    where: sql`b.project_id = ${projectId}`,
    order: [descending(neverNull(sql`b.bom_id`))],
  });
}

interface ImportOriginal {
  sha256: Buffer;
  name: string;
  version: string | null;
  allowed: boolean;
}

export async function findImportOriginal(
  db: Database,
  uuid: string,
  scope: ProjectScope,
): Promise<ImportOriginal | undefined> {
  return findRow(
    db,
    sql<ImportOriginal>`select b.sha256, p.name, p.version, ${visible(scope, sql.ref('p.project_id'))} as allowed
    from bom_import b join project p on p.project_id = b.project_id where b.uuid = ${uuid}`,
  );
}
