import { sql } from 'kysely';
import { findRow, runSql, type Transaction } from '../../../db/database.ts';
import type { UserRow } from './user.queries.ts';

export interface ProfileChange {
  fullname: string;
  email: string;
}

/** @param isProven whether the change was made with the password, or by an administrator */
export async function updateProfile(
  trx: Transaction,
  userId: number,
  change: ProfileChange,
  isProven: boolean,
): Promise<void> {
  await runSql(
    trx,
    sql`update app_user set fullname = ${change.fullname}, email = ${change.email},
        email_unproven = case when ${isProven} then false else email_unproven or email is distinct from ${change.email} end
      where user_id = ${userId}`,
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

/**
 * The same, as long as the password is still the one that was checked.
 * @returns whether it was
 */
export async function changeCheckedPassword(
  trx: Transaction,
  user: Pick<UserRow, 'user_id' | 'password_hash'>,
  passwordHash: string,
  at: Date,
): Promise<boolean> {
  const changed = await findRow(
    trx,
    sql`update app_user set password_hash = ${passwordHash}, last_password_change = ${at}
      where user_id = ${user.user_id} and password_hash is not distinct from ${user.password_hash} returning user_id`,
  );
  return changed !== undefined;
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
