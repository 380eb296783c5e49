import { type Database, findRow, rowsOf, runSql, sql, type Transaction } from '../../db/database.ts';

/** Somebody who may get a link. */
export interface ResetUser {
  user_id: number;
  username: string;
  email: string;
}

/** Managed users of a name or a mail address who may sign in and have no lack of links. */
export async function listResetUsers(
  db: Database,
  account: string,
  { since, maxLinks, limit }: { since: Date; maxLinks: number; limit: number },
): Promise<ResetUser[]> {
  return rowsOf(
    db,
    sql<ResetUser>`select u.user_id, u.username, u.email from app_user u
      where u.kind = 'managed' and not u.suspended and not u.email_unproven and btrim(u.email) <> ''
        and (u.username = ${account} or lower(u.email) = lower(${account}))
        and (select count(*) from password_reset r where r.user_id = u.user_id and r.created_at > ${since}) < ${maxLinks}
      order by u.username = ${account} desc, u.user_id limit ${limit}`,
  );
}

export async function insertReset(
  trx: Transaction,
  reset: { digest: Buffer; userId: number; createdAt: Date; expiresAt: Date },
): Promise<void> {
  await runSql(
    trx,
    sql`insert into password_reset (token_digest, user_id, created_at, expires_at)
      values (${reset.digest}, ${reset.userId}, ${reset.createdAt}, ${reset.expiresAt})`,
  );
}

export async function deleteExpired(trx: Transaction, at: Date): Promise<void> {
  await runSql(trx, sql`delete from password_reset where expires_at <= ${at}`);
}

/** A link is valid until the password changes, whoever changes it. */
const counts = (at: Date) => sql`r.expires_at > ${at} and u.kind = 'managed' and not u.suspended
  and (u.last_password_change is null or u.last_password_change <= r.created_at)`;

export async function findResetUsername(db: Database, digest: Buffer, at: Date): Promise<string | undefined> {
  const row = await findRow(
    db,
    sql<{ username: string }>`select u.username from password_reset r join app_user u on u.user_id = r.user_id
      where r.token_digest = ${digest} and ${counts(at)}`,
  );
  return row?.username;
}

/** Takes a link, and with it all others of the user. False when another request has taken it. */
export async function takeReset(trx: Transaction, digest: Buffer, at: Date): Promise<boolean> {
  const taken = await findRow(
    trx,
    sql<{ user_id: number }>`delete from password_reset r using app_user u
      where r.token_digest = ${digest} and u.user_id = r.user_id and ${counts(at)} returning r.user_id`,
  );
  if (!taken) return false;
  await runSql(trx, sql`delete from password_reset where user_id = ${taken.user_id}`);
  return true;
}
