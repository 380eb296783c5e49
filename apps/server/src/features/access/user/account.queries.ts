import { sql } from 'kysely';
import { runSql, type Transaction } from '../../../db/database.ts';

export interface ProfileChange {
  fullname: string;
  email: string;
}

export async function updateProfile(trx: Transaction, userId: number, change: ProfileChange): Promise<void> {
  await runSql(
    trx,
    sql`update app_user set fullname = ${change.fullname}, email = ${change.email} where user_id = ${userId}`,
  );
}

export interface AccountFlags {
  suspended: boolean;
  forcePasswordChange: boolean;
  nonExpiryPassword: boolean;
}

export async function updateFlags(trx: Transaction, userId: number, flags: AccountFlags): Promise<void> {
  await runSql(
    trx,
    sql`update app_user set suspended = ${flags.suspended}, force_password_change = ${flags.forcePasswordChange},
      non_expiry_password = ${flags.nonExpiryPassword} where user_id = ${userId}`,
  );
}

/** A new password. Sessions go on until {@link endSessions}, which must follow. */
export async function changePassword(
  trx: Transaction,
  userId: number,
  passwordHash: string,
  at: Date,
): Promise<void> {
  await runSql(
    trx,
    sql`update app_user set password_hash = ${passwordHash}, last_password_change = ${at}
      where user_id = ${userId}`,
  );
}

/** Another hash of the same password; sessions go on. */
export async function replacePasswordHash(
  trx: Transaction,
  userId: number,
  from: string,
  to: string,
): Promise<void> {
  await runSql(
    trx,
    sql`update app_user set password_hash = ${to} where user_id = ${userId} and password_hash = ${from}`,
  );
}

export async function clearForcedChange(trx: Transaction, userId: number): Promise<void> {
  await runSql(trx, sql`update app_user set force_password_change = false where user_id = ${userId}`);
}
