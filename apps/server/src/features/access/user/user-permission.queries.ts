import { sql } from 'kysely';
import { runSql, type Transaction } from '../../../db/database.ts';

/** @returns how many were not granted before */
export async function grantToUser(
  trx: Transaction,
  userId: number,
  permissions: readonly string[],
): Promise<number> {
  return runSql(
    trx,
    sql`insert into user_permission (user_id, permission)
      select ${userId}::int, unnest(${permissions}::text[]) on conflict do nothing`,
  );
}

/** @returns 0 when the user did not hold it directly */
export async function withdrawFromUser(
  trx: Transaction,
  userId: number,
  permission: string,
): Promise<number> {
  return runSql(
    trx,
    sql`delete from user_permission where user_id = ${userId} and permission = ${permission}`,
  );
}
