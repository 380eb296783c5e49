import { type Database, findRow, rowsOf, runSql, sql, type Transaction } from '../../db/database.ts';
import { type ProjectScope, visible } from '../../db/project-scope.ts';

export interface ShareLinkRow {
  share_link_id: number;
  uuid: string;
  label: string;
  has_sbom: boolean;
  has_vex: boolean;
  created_by: string;
  created_at: Date;
  expires_at: Date;
  revoked_at: Date | null;
  last_used_at: Date | null;
  uses: number;
}

/** A link with the version that it shows. */
export interface SharedRow extends ShareLinkRow {
  project_uuid: string;
  name: string;
  version: string | null;
}

const columns = sql`l.share_link_id, l.uuid, l.label, l.has_sbom, l.has_vex, l.created_by, l.created_at, l.expires_at,
  l.revoked_at, l.last_used_at, l.uses`;

/** The newest first. */
export async function listLinks(db: Database, projectId: number): Promise<ShareLinkRow[]> {
  return rowsOf(
    db,
    sql<ShareLinkRow>`select ${columns} from share_link l where l.project_id = ${projectId}
      order by l.created_at desc, l.share_link_id desc`,
  );
}

interface NewLink {
  uuid: string;
  projectId: number;
  tokenHash: Buffer;
  label: string;
  hasSbom: boolean;
  hasVex: boolean;
  by: string;
  at: Date;
  expiresAt: Date;
}

export async function insertLink(trx: Transaction, link: NewLink): Promise<ShareLinkRow> {
  const [row] = await rowsOf(
    trx,
    sql<ShareLinkRow>`insert into share_link as l
        (uuid, project_id, token_hash, label, has_sbom, has_vex, created_by, created_at, expires_at)
      values (${link.uuid}, ${link.projectId}, ${link.tokenHash}, ${link.label}, ${link.hasSbom}, ${link.hasVex},
        ${link.by}, ${link.at}, ${link.expiresAt})
      returning ${columns}`,
  );
  if (!row) throw new Error('The inserted link was not returned');
  return row;
}

/** Undefined also where its project is hidden from the caller. */
export async function findLinkForChange(
  trx: Transaction,
  uuid: string,
  scope: ProjectScope,
): Promise<ShareLinkRow | undefined> {
  return findRow(
    trx,
    sql<ShareLinkRow>`select ${columns} from share_link l
      where l.uuid = ${uuid} and ${visible(scope, sql.ref('l.project_id'))} for update of l`,
  );
}

export async function markRevoked(trx: Transaction, id: number, at: Date): Promise<void> {
  await runSql(trx, sql`update share_link set revoked_at = ${at} where share_link_id = ${id}`);
}

/** Only one that counts at that time. */
export async function findByDigest(db: Database, digest: Buffer, at: Date): Promise<SharedRow | undefined> {
  return findRow(
    db,
    sql<SharedRow>`select ${columns}, p.uuid as project_uuid, p.name, p.version
      from share_link l join project p on p.project_id = l.project_id
      where l.token_hash = ${digest} and l.revoked_at is null and l.expires_at > ${at}`,
  );
}

export async function countUse(trx: Transaction, id: number, at: Date): Promise<void> {
  await runSql(
    trx,
    sql`update share_link set uses = uses + 1, last_used_at = ${at} where share_link_id = ${id}`,
  );
}
