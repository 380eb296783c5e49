import { sql } from 'kysely';
import { type Database, findRow, rowsOf, runSql, type Transaction } from '../../../db/database.ts';
import { type UserRow, userColumns } from './user.queries.ts';

/** Sign-ins of one user that come at once are worked on one after the other. */
export async function findUserForChange(
  trx: Transaction,
  kind: 'ldap' | 'oidc',
  username: string,
): Promise<UserRow | undefined> {
  return findRow(
    trx,
    sql<UserRow>`select ${userColumns} from app_user u
      where u.kind = ${kind} and u.username = ${username} for update`,
  );
}

export interface IdentityChange {
  email?: string | undefined;
  subject?: string | undefined;
  dn?: string | undefined;
}

/** Undefined members stay unchanged. @returns 0 if nothing changed */
export async function updateIdentity(
  trx: Transaction,
  userId: number,
  { email, subject, dn }: IdentityChange,
): Promise<number> {
  return runSql(
    trx,
    sql`update app_user set email = coalesce(${email ?? null}, email),
        subject_identifier = coalesce(${subject ?? null}, subject_identifier), dn = coalesce(${dn ?? null}, dn)
      where user_id = ${userId} and (email, subject_identifier, dn) is distinct from
        (coalesce(${email ?? null}, email), coalesce(${subject ?? null}, subject_identifier), coalesce(${dn ?? null}, dn))`,
  );
}

export async function updateSuspended(trx: Transaction, userId: number, suspended: boolean): Promise<void> {
  await runSql(trx, sql`update app_user set suspended = ${suspended} where user_id = ${userId}`);
}

/** @returns 0 when none was bound */
export async function clearSubject(trx: Transaction, userId: number): Promise<number> {
  return runSql(
    trx,
    sql`update app_user set subject_identifier = null where user_id = ${userId} and subject_identifier is not null`,
  );
}

/** The next users of a kind by their ids, from the one behind `after`. */
export async function listUsersBehind(
  db: Database,
  kind: 'ldap' | 'oidc',
  after: number,
  limit: number,
): Promise<UserRow[]> {
  return rowsOf(
    db,
    sql<UserRow>`select ${userColumns} from app_user u where u.kind = ${kind} and u.user_id > ${after}
      order by u.user_id limit ${limit}`,
  );
}
