import { sql } from 'kysely';
import { type Database, findRow, runSql, type Transaction } from './database.ts';
import { newUuid } from './uuid.ts';

/**
 * Marks a new database as ours, or checks that the secret key is the one it was made with: values encrypted with
 * another key could not be read.
 */
export async function claimInstallation(db: Database, fingerprint: Buffer): Promise<void> {
  await runSql(
    db,
    sql`insert into installation (installation_id, secret_fingerprint) values (${newUuid()}, ${fingerprint})
      on conflict do nothing`,
  );
  if (!(await hasFingerprint(db, fingerprint))) {
    throw new Error(
      'The secret key is not the one this database was set up with. Set WAYBILL_SECRET_KEY (or _FILE) to that key.',
    );
  }
}

/** True if the database was set up with this secret key. */
export async function hasFingerprint(db: Database, fingerprint: Buffer): Promise<boolean> {
  const row = await findRow(
    db,
    sql<{ same: boolean }>`select secret_fingerprint = ${fingerprint} as same from installation`,
  );
  return row?.same ?? false;
}

/** The public id of this installation. */
export async function readInstallationId(db: Database): Promise<string | undefined> {
  const row = await findRow(db, sql<{ id: string }>`select installation_id as id from installation`);
  return row?.id;
}

/** The last peer that named a client without being a trusted proxy. */
export async function storeIgnoredProxy(trx: Transaction, address: string, at: Date): Promise<void> {
  await runSql(trx, sql`update installation set ignored_proxy = ${address}, ignored_proxy_at = ${at}`);
}
