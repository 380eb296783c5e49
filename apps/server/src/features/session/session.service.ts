import type { LoginError } from '@waybill/api-contract';
import { type Database, inTransaction } from '../../db/database.ts';
import type { Context } from '../../feature.ts';
import { AppError } from '../../http/errors.ts';
import { present } from '../../http/present.ts';
import { findPasswordFault } from '../access/password/new-password.ts';
import { checkPassword, hashPassword, pretendToCheckPassword } from '../access/password/password.ts';
import { findPrincipalOfUser } from '../access/principal/principal.service.ts';
import { setPassword } from '../access/user/managed-user.service.ts';
import { findManagedUser, storeRenewedHash, type UserRow } from '../access/user/user.service.ts';
import { beginSession, endSession, type SignInClient } from '../access/user-session/user-session.service.ts';
import { type Actor, recordAudit } from '../audit-log/audit-log.service.ts';
import { signInByDirectory } from '../ldap/ldap-sign-in.service.ts';
import { claimedBy, signToken } from './token.ts';

export interface Credentials {
  username: string;
  password: string;
}

/** `why` is for the audit log. */
type Checked = { why?: string } & (
  | { user: UserRow; error?: LoginError }
  | { user?: undefined; error: LoginError }
);

export type SignInResult = { token: string; error?: undefined } | { error: LoginError; why?: string };

/**
 * Begins a session by password alone, like API v1. Its clients know no second factor, so a user who has one
 * is refused like a user who must change the password.
 * @returns its token, or the reason for a refusal
 */
export async function signIn(
  context: Context,
  credentials: Credentials,
  client: SignInClient,
): Promise<SignInResult> {
  const { user, error, why } = await checkAnywhere(context, credentials, client.address);
  return error === undefined ? enter(context, user, client) : { error, ...present('why', why) };
}

/**
 * Begins a session of a user who has proved who they are.
 * @param hasSecondFactor whether that was by the second factor as well
 * @returns its token, or why there is none
 */
export async function enter(
  context: Context,
  user: UserRow,
  client: SignInClient,
  hasSecondFactor = false,
): Promise<SignInResult> {
  const at = context.now();
  const begun = await inTransaction(context.db, async (trx) => {
    const session = await beginSession(trx, { ...user, hasSecondFactor }, client, at);
    if (session)
      await recordAudit(
        trx,
        { name: user.username, address: client.address, at },
        'session.signed_in',
        user.username,
      );
    const principal = session && (await findPrincipalOfUser(trx, user.user_id));
    return principal && { ...session, ...claimedBy(principal) };
  });
  // The account was changed meanwhile.
  if (!begun) return { error: 'INVALID_CREDENTIALS' };
  const { username, kind } = user;
  const token = await signToken(context.secrets.derive('jwt'), { ...begun, username, kind, issuedAt: at });
  return { token };
}

/** Ends the session of the caller. */
export async function signOut(
  db: Database,
  actor: Actor,
  user: UserRow,
  sessionId: string | undefined,
): Promise<void> {
  // Another request may have ended it since the caller was let in.
  if (sessionId === undefined) return;
  await inTransaction(db, async (trx) => {
    if (!(await endSession(trx, user.user_id, sessionId))) return;
    await recordAudit(trx, actor, 'session.signed_out', user.username);
  });
}

/** True if a password is the one that a user has now. */
export async function checkOwnPassword(user: UserRow, password: string): Promise<{ error?: LoginError }> {
  const isRight = user.password_hash !== null && (await checkPassword(password, user.password_hash)).matches;
  return isRight ? {} : { error: 'INVALID_CREDENTIALS' };
}

export interface PasswordChange extends Credentials {
  newPassword: string;
  confirmPassword: string;
  /** The network address that asks for it. */
  address?: string;
}

/**
 * Changes a password with the old one as proof, even if the change is overdue.
 * @returns the reason why the credentials were refused; nothing after a change
 * @throws AppError 406 for an invalid new password (contract §2)
 */
export async function changeForcedPassword(
  context: Context,
  change: PasswordChange,
): Promise<{ error?: LoginError; why?: string }> {
  const { user, error, why } = await checkAnywhere(context, change, change.address);
  if (!user) return { error };
  if (user.kind !== 'managed') throw notAcceptable('The directory manages the password of this user.');
  if (error !== undefined && error !== 'FORCE_PASSWORD_CHANGE') return { error };
  // A password that somebody has found out must not become another one: the owner changes it once signed in.
  if (user.second_factor) return { error: 'FORCE_PASSWORD_CHANGE', ...present('why', why) };
  if (change.newPassword.trim() === '' || change.newPassword !== change.confirmPassword) {
    throw notAcceptable('The new passwords are missing or do not match.');
  }
  if (change.newPassword === change.password) {
    throw notAcceptable('The new password is the same as the old one.');
  }
  const fault = await findPasswordFault(context.db, change.newPassword, user.username);
  if (fault !== undefined) throw notAcceptable(fault);
  const actor = { name: user.username, address: change.address, at: context.now() };
  await setPassword(context.db, actor, user, change.newPassword);
  return {};
}

const notAcceptable = (sentence: string) =>
  new AppError('session.password_not_acceptable', {
    status: 406,
    title: sentence,
    as: 'text',
    headers: { 'content-type': 'text/plain' },
  });

/** Managed users go first; where one of the name has another password, or there is none, a directory is asked (contract §2). */
export async function checkAnywhere(
  context: Context,
  credentials: Credentials,
  address: string | undefined,
): Promise<Checked> {
  const own = await checkCredentials(context, credentials);
  if (own.error !== 'INVALID_CREDENTIALS') return own;
  return (await signInByDirectory(context, { ...credentials, address })) ?? own;
}

/** The password counts before suspension, suspension before the second factor and the forced change (contract §2). */
async function checkCredentials(context: Context, credentials: Credentials): Promise<Checked> {
  const user = await findManagedUser(context.db, credentials.username);
  if (!user?.password_hash) {
    await pretendToCheckPassword(credentials.password);
    return { error: 'INVALID_CREDENTIALS' };
  }
  const { matches, isOutdated } = await checkPassword(credentials.password, user.password_hash);
  if (!matches) return { error: 'INVALID_CREDENTIALS' };
  if (isOutdated) await renewHash(context, user, user.password_hash, credentials.password);
  if (user.suspended) return { user, error: 'SUSPENDED' };
  if (user.second_factor) return { user, error: 'FORCE_PASSWORD_CHANGE', why: 'a second factor is needed' };
  return user.force_password_change ? { user, error: 'FORCE_PASSWORD_CHANGE' } : { user };
}

/** The password of an imported user is at hand only now: keep it the way we keep passwords. Where too many wait, next time. */
async function renewHash(context: Context, user: UserRow, from: string, password: string): Promise<void> {
  const to = await hashPassword(password).catch((error: unknown) => {
    if (error instanceof AppError && error.status === 429) return undefined;
    throw error;
  });
  if (to === undefined) return;
  await inTransaction(context.db, (trx) => storeRenewedHash(trx, user, from, to));
}
