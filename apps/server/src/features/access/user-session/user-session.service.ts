// Public to other features.
import type { UserSession } from '@waybill/api-contract';
import type { CountedList } from '@waybill/api-contract/server';
import { type Database, inTransaction, type Transaction } from '../../../db/database.ts';
import type { Page } from '../../../db/list/page.ts';
import { newUuid } from '../../../db/uuid.ts';
import { notFound } from '../../../http/errors.ts';
import { present } from '../../../http/present.ts';
import { type Actor, recordAudit } from '../../audit-log/audit-log.service.ts';
import { readNumber } from '../../config-property/setting.service.ts';
import {
  deleteEndedSessions,
  deleteSession,
  deleteSurplusSessions,
  insertSession,
  listSessions,
  type NewSession,
  noteSessionUse,
  type SessionsGoodAt,
  type UserSessionRow,
} from './user-session.queries.ts';

export { deleteSessions as endSessions } from './user-session.queries.ts';

/** Scripts that sign in for every call must not fill the database. */
const maxSessionsPerUser = 1_000;
const maxUserAgentLength = 300;
const writeUseEveryMs = 30_000;
const weekSeconds = 604_800;
const minuteMs = 60_000;

/** The user whose password was checked. */
export interface CheckedUser {
  readonly user_id: number;
  readonly last_password_change: Date | null;
  /** True if the second factor was proved as well. A user with a second factor gets no session without it. */
  readonly hasSecondFactor?: boolean;
}

/** The client that signs in. */
export interface SignInClient {
  readonly address?: string | undefined;
  readonly userAgent?: string | undefined;
}

export interface NewSessionFacts {
  readonly sessionId: string;
  readonly lifetimeSeconds: number;
}

/** A session that a rule of token exchange begins. */
export interface ExchangedSession {
  readonly tokenRuleId: number;
  readonly lifetimeSeconds: number;
}

/**
 * @param exchanged absent for a sign-in, whose sessions last as the settings say
 * @returns undefined when the account was changed after its password was checked
 */
export async function beginSession(
  trx: Transaction,
  user: CheckedUser,
  client: SignInClient,
  at: Date,
  exchanged?: ExchangedSession,
): Promise<NewSessionFacts | undefined> {
  const lifetimeSeconds =
    exchanged?.lifetimeSeconds ?? (await readNumber(trx, 'session', 'token.lifetime.seconds')) ?? weekSeconds;
  const session: NewSession = {
    sessionId: newUuid(),
    userId: user.user_id,
    at,
    expiresAt: new Date(at.getTime() + lifetimeSeconds * 1000),
    address: client.address,
    userAgent: client.userAgent?.slice(0, maxUserAgentLength),
    passwordFrom: user.last_password_change,
    hasSecondFactor: user.hasSecondFactor ?? false,
    tokenRuleId: exchanged?.tokenRuleId,
  };
  if ((await insertSession(trx, session)) === 0) return undefined;
  await deleteSurplusSessions(trx, user.user_id, session.sessionId, maxSessionsPerUser);
  return { sessionId: session.sessionId, lifetimeSeconds };
}

/** Which sessions are good now, as the settings say. */
async function sessionsGoodAt(db: Database, now: Date): Promise<SessionsGoodAt> {
  return { now, idleSince: idleSince(await readNumber(db, 'session', 'idle.timeout.minutes'), now) };
}

/** Sessions not used since then have ended; undefined when inactivity ends none. */
export function idleSince(timeoutMinutes: number | undefined, now: Date): Date | undefined {
  if (!timeoutMinutes || timeoutMinutes < 0) return undefined;
  return new Date(now.getTime() - timeoutMinutes * minuteMs);
}

/** Keeps when a session was used last, at most twice a minute. */
export async function noteUse(
  db: Database,
  session: { sessionId: string; lastSeenAt: Date },
  now: Date,
): Promise<void> {
  const ifBefore = new Date(now.getTime() - writeUseEveryMs);
  if (session.lastSeenAt > ifBefore) return;
  await noteSessionUse(db, session.sessionId, now, ifBefore);
}

/** @param current marks the session of the caller */
export async function pageOfSessions(
  db: Database,
  userId: number,
  current: string | undefined,
  now: Date,
  page: Page,
): Promise<CountedList<UserSession>> {
  const { rows, ...others } = await listSessions(db, userId, await sessionsGoodAt(db, now), page);
  return { ...others, rows: rows.map((row) => viewSession(row, current)) };
}

/** @throws AppError 404 when the user has no such session */
export async function endOneSession(
  db: Database,
  actor: Actor,
  user: { user_id: number; username: string },
  sessionId: string,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const hasEnded = await endSession(trx, user.user_id, sessionId);
    if (!hasEnded) throw notFound('session');
    await recordAudit(trx, actor, 'session.ended', user.username);
  });
}

/** @returns false when the user has no such session */
export async function endSession(trx: Transaction, userId: number, sessionId: string): Promise<boolean> {
  return (await deleteSession(trx, userId, sessionId)) > 0;
}

/** Deletes what has ended by itself. @returns how many, at most `limit` */
export async function forgetEndedSessions(trx: Transaction, now: Date, limit: number): Promise<number> {
  return deleteEndedSessions(trx, await sessionsGoodAt(trx, now), limit);
}

function viewSession(row: UserSessionRow, current: string | undefined): UserSession {
  return {
    uuid: row.session_id,
    signedInAt: row.signed_in_at.getTime(),
    lastSeenAt: row.last_seen_at.getTime(),
    expiresAt: row.expires_at.getTime(),
    isCurrent: row.session_id === current,
    ...present('address', row.address),
    ...present('userAgent', row.user_agent),
  };
}
