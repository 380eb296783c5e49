import { sql } from 'kysely';
import { type Database, findRow, rowsOf, runSql, type Transaction } from '../../../db/database.ts';
import type { UserKind } from '../principal/principal.service.ts';

export interface UserRow {
  user_id: number;
  kind: UserKind;
  username: string;
  fullname: string | null;
  email: string | null;
  password_hash: string | null;
  force_password_change: boolean;
  non_expiry_password: boolean;
  suspended: boolean;
  /** True if there are passkeys. */
  second_factor: boolean;
  last_password_change: Date | null;
  dn: string | null;
  subject_identifier: string | null;
}

/** Columns of {@link UserRow}, of `app_user u`. */
export const userColumns = sql`u.user_id, u.kind, u.username, u.fullname, u.email, u.password_hash, u.force_password_change,
  u.non_expiry_password, u.suspended, u.second_factor, u.last_password_change, u.dn, u.subject_identifier`;

export async function findUser(db: Database, kind: UserKind, username: string): Promise<UserRow | undefined> {
  return findRow(
    db,
    sql<UserRow>`select ${userColumns} from app_user u where u.kind = ${kind} and u.username = ${username}`,
  );
}

/**
 * Names are unique per kind only: managed comes first, then LDAP, then OpenID Connect (contract §2). Service accounts are no
 * users of the contract.
 */
export async function findUserOfAnyKind(db: Database, username: string): Promise<UserRow | undefined> {
  return findRow(
    db,
    sql<UserRow>`select ${userColumns} from app_user u where u.username = ${username} and u.kind <> 'service'
      order by array_position(array['managed', 'ldap', 'oidc'], u.kind::text) limit 1`,
  );
}

export async function listUsers(db: Database, kind: UserKind): Promise<UserRow[]> {
  return rowsOf(
    db,
    sql<UserRow>`select ${userColumns} from app_user u where u.kind = ${kind} order by u.username`,
  );
}

export interface NewUser {
  kind: UserKind;
  username: string;
  fullname?: string;
  email?: string;
  passwordHash?: string;
  forcePasswordChange?: boolean;
  nonExpiryPassword?: boolean;
  suspended?: boolean;
  lastPasswordChange?: Date;
  dn?: string;
  subjectIdentifier?: string;
  createdAt: Date;
}

/** @returns the new user's id, or undefined when the name is taken */
export async function insertUser(trx: Transaction, user: NewUser): Promise<number | undefined> {
  const row = await findRow(
    trx,
    sql<{ user_id: number }>`insert into app_user (kind, username, fullname, email, password_hash,
        force_password_change, non_expiry_password, suspended, last_password_change, dn, subject_identifier, created_at)
      values (${user.kind}, ${user.username}, ${user.fullname ?? null}, ${user.email ?? null},
        ${user.passwordHash ?? null}, ${user.forcePasswordChange ?? false}, ${user.nonExpiryPassword ?? false},
        ${user.suspended ?? false}, ${user.lastPasswordChange ?? null}, ${user.dn ?? null},
        ${user.subjectIdentifier ?? null}, ${user.createdAt})
      on conflict (kind, username) do nothing returning user_id`,
  );
  return row?.user_id;
}

/** Memberships and permissions go with it. */
export async function deleteUser(trx: Transaction, userId: number): Promise<void> {
  await runSql(trx, sql`delete from app_user where user_id = ${userId}`);
}
