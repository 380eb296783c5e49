import { type RawBuilder, sql } from 'kysely';
import { type Database, rowsOf, runSql, type Transaction } from '../../../db/database.ts';
import { descending, neverNull } from '../../../db/list/order.ts';
import type { ListPage, Page } from '../../../db/list/page.ts';
import { readList } from '../../../db/list/read-list.ts';

export interface UserSessionRow {
  session_id: string;
  signed_in_at: Date;
  last_seen_at: Date;
  expires_at: Date;
  address: string | null;
  user_agent: string | null;
}

export interface NewSession {
  readonly sessionId: string;
  readonly userId: number;
  readonly at: Date;
  readonly expiresAt: Date;
  readonly address: string | undefined;
  readonly userAgent: string | undefined;
  /** When the password that was checked had been set. */
  readonly passwordFrom: Date | null;
  readonly hasSecondFactor: boolean;
  /** The rule by which a token was exchanged. */
  readonly tokenRuleId: number | undefined;
}

/**
 * The row lock orders this against a change of the account, which deletes sessions after it has written the account.
 * @returns 0 when the account has changed since the password was checked, or has a second factor that was not
 */
export async function insertSession(trx: Transaction, session: NewSession): Promise<number> {
  return runSql(
    trx,
    sql`insert into user_session (session_id, user_id, signed_in_at, last_seen_at, expires_at, address, user_agent,
        token_rule_id)
      select ${session.sessionId}::uuid, u.user_id, ${session.at}::timestamptz, ${session.at}::timestamptz,
        ${session.expiresAt}::timestamptz, ${session.address ?? null}::text, ${session.userAgent ?? null}::text,
        ${session.tokenRuleId ?? null}::int
      from app_user u
      where u.user_id = ${session.userId} and not u.suspended and not u.force_password_change
        and (not u.second_factor or ${session.hasSecondFactor}::boolean)
        and date_trunc('milliseconds', u.last_password_change)
          is not distinct from date_trunc('milliseconds', ${session.passwordFrom}::timestamptz)
      for share`,
  );
}

/**
 * Ends sessions of a user until `kept` are left, but never `newest`. The client with the most sessions loses the one that it
 * used longest ago: a script that signs in for every run ends no session of a browser.
 */
export async function deleteSurplusSessions(
  trx: Transaction,
  userId: number,
  newest: string,
  kept: number,
): Promise<void> {
  await runSql(
    trx,
    sql`delete from user_session where session_id in (
      select session_id from user_session where user_id = ${userId} and session_id <> ${newest}::uuid
      order by count(*) over (partition by user_agent) desc, last_seen_at, session_id
      limit greatest(0, (select count(*) from user_session where user_id = ${userId}) - ${kept}))`,
  );
}

/** @param except goes on */
export async function deleteSessions(trx: Transaction, userId: number, except?: string): Promise<void> {
  await runSql(
    trx,
    sql`delete from user_session where user_id = ${userId} and session_id is distinct from ${except ?? null}::uuid`,
  );
}

/** @returns 0 when the user has no such session */
export async function deleteSession(trx: Transaction, userId: number, sessionId: string): Promise<number> {
  return runSql(
    trx,
    sql`delete from user_session where user_id = ${userId} and session_id = ${sessionId}::uuid`,
  );
}

/** Writes that a session was used, unless another request wrote so since `ifBefore`. */
export async function noteSessionUse(
  db: Database,
  sessionId: string,
  at: Date,
  ifBefore: Date,
): Promise<void> {
  await runSql(
    db,
    sql`update user_session set last_seen_at = ${at} where session_id = ${sessionId} and last_seen_at <= ${ifBefore}`,
  );
}

/** Sessions of a user that are still good, the one that was used last first. */
export async function listSessions(
  db: Database,
  userId: number,
  goodAt: SessionsGoodAt,
  page: Page,
): Promise<ListPage<UserSessionRow>> {
  return readList(db, page, {
    select: sql<UserSessionRow>`session_id, signed_in_at, last_seen_at, expires_at, address, user_agent`,
    from: sql`user_session`,
    where: sql`user_id = ${userId} and ${isGood(goodAt)}`,
    order: [descending(neverNull(sql`last_seen_at`)), descending(neverNull(sql`session_id`))],
  });
}

export interface SessionsGoodAt {
  readonly now: Date;
  /** Sessions that were used last before this have ended; undefined: they end with their lifetime only. */
  readonly idleSince: Date | undefined;
}

function isGood({ now, idleSince }: SessionsGoodAt): RawBuilder<unknown> {
  const notIdle = idleSince === undefined ? sql`true` : sql`last_seen_at > ${idleSince}`;
  return sql`expires_at > ${now} and ${notIdle}`;
}

/** Deletes sessions that have ended by themselves, at most `limit`. @returns how many */
export async function deleteEndedSessions(
  trx: Transaction,
  goodAt: SessionsGoodAt,
  limit: number,
): Promise<number> {
  const rows = await rowsOf(
    trx,
    sql`delete from user_session where session_id in (
      select session_id from user_session where not (${isGood(goodAt)}) limit ${limit}) returning session_id`,
  );
  return rows.length;
}
