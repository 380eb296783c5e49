import { type Database, rowsOf, runSql, sql, type Transaction } from '../../db/database.ts';

interface VersionRow {
  version: number;
  issued_at: Date;
}

/** Exports of a project go one after the other here, so that each gets the version of what it says. */
export async function lockVersions(trx: Transaction, projectId: number): Promise<void> {
  await runSql(trx, sql`select pg_advisory_xact_lock(hashtext('document_version'), ${projectId}::int)`);
}

/** Adds a version unless the last one says the same. Needs {@link lockVersions}. */
export async function addVersion(
  trx: Transaction,
  projectId: number,
  { kind, digest, at }: { kind: string; digest: Buffer; at: Date },
): Promise<void> {
  await runSql(
    trx,
    sql`insert into document_version (project_id, kind, version, digest, issued_at)
      select p.project_id, ${kind}::text, coalesce(l.version, 0) + 1, ${digest}::bytea, ${at}::timestamptz
      from project p left join lateral (
        select d.version, d.digest from document_version d
        where d.project_id = p.project_id and d.kind = ${kind} order by d.version desc limit 1) l on true
      where p.project_id = ${projectId} and l.digest is distinct from ${digest}::bytea`,
  );
}

export async function listVersions(db: Database, projectId: number, kind: string): Promise<VersionRow[]> {
  return rowsOf(
    db,
    sql<VersionRow>`select version, issued_at from document_version
      where project_id = ${projectId} and kind = ${kind} order by version`,
  );
}
