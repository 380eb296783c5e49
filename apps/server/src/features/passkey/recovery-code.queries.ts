import { type Database, findRow, runSql, sql, type Transaction } from '../../db/database.ts';

export async function countRecoveryCodes(db: Database, userId: number): Promise<number> {
  const row = await findRow(
    db,
    sql<{ count: number }>`select count(*)::int as count from recovery_code where user_id = ${userId}`,
  );
  return row?.count ?? 0;
}

export async function insertRecoveryCodes(
  trx: Transaction,
  userId: number,
  digests: readonly Buffer[],
): Promise<void> {
  await runSql(
    trx,
    sql`insert into recovery_code (code_digest, user_id)
      select d, ${userId}::int from unnest(${[...digests]}::bytea[]) d`,
  );
}

export async function deleteRecoveryCodes(trx: Transaction, userId: number): Promise<void> {
  await runSql(trx, sql`delete from recovery_code where user_id = ${userId}`);
}

/** @returns false when it is none of the user's, or was used */
export async function deleteRecoveryCode(trx: Transaction, userId: number, digest: Buffer): Promise<boolean> {
  return (
    (await runSql(
      trx,
      sql`delete from recovery_code where user_id = ${userId} and code_digest = ${digest}`,
    )) > 0
  );
}
