import type { LoginError } from '@waybill/api-contract';
import { inTransaction } from '../../db/database.ts';
import type { Context } from '../../feature.ts';
import { AppError } from '../../http/errors.ts';
import { checkPassword, hashPassword, pretendToCheckPassword } from '../access/password/password.ts';
import { findUserPrincipal } from '../access/principal/principal.service.ts';
import { setPassword } from '../access/user/managed-user.service.ts';
import { findManagedUser, storeRenewedHash, type UserRow } from '../access/user/user.service.ts';
import { readNumber } from '../config-property/config-property.service.ts';
import { signToken } from './token.ts';

export interface Credentials {
  username: string;
  password: string;
}

type Checked = { user: UserRow; error?: LoginError } | { user?: undefined; error: LoginError };

const weekSeconds = 604_800;

export type SignInResult = { token: string; error?: undefined } | { error: LoginError };

/** @returns a token, or why there is none */
export async function signIn(context: Context, credentials: Credentials): Promise<SignInResult> {
  const { user, error } = await checkCredentials(context, credentials);
  if (error !== undefined) return { error };
  const known = await findUserPrincipal(context.db, 'managed', user.username);
  if (!known) return { error: 'INVALID_CREDENTIALS' };
  const lifetime = await readNumber(context.db, 'session', 'token.lifetime.seconds');
  const token = await signToken(context.secrets.derive('jwt'), {
    username: user.username,
    kind: 'managed',
    permissions: known.principal.permissions,
    issuedAt: context.now(),
    lifetimeSeconds: lifetime ?? weekSeconds,
  });
  return { token };
}

export interface PasswordChange extends Credentials {
  newPassword: string;
  confirmPassword: string;
}

/**
 * Changes a password with the old one as proof; the duty to change it does not stand in the way.
 * @returns why the credentials were refused; nothing when the password was changed
 * @throws AppError 406 for a new password that cannot be taken (contract §2)
 */
export async function changeForcedPassword(
  context: Context,
  change: PasswordChange,
): Promise<{ error?: LoginError }> {
  const { user, error } = await checkCredentials(context, change);
  if (!user) return { error };
  if (error !== undefined && error !== 'FORCE_PASSWORD_CHANGE') return { error };
  if (change.newPassword.trim() === '' || change.newPassword !== change.confirmPassword) {
    throw notAcceptable('The new passwords are missing or do not match.');
  }
  if (change.newPassword === change.password) {
    throw notAcceptable('The new password is the same as the old one.');
  }
  const actor = { name: user.username, at: context.now() };
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

/** The password counts before suspension, suspension before the forced change (contract §2). */
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
  return user.force_password_change ? { user, error: 'FORCE_PASSWORD_CHANGE' } : { user };
}

/** The password of an imported user is at hand only now: keep it the way we keep passwords. */
async function renewHash(context: Context, user: UserRow, from: string, password: string): Promise<void> {
  const to = await hashPassword(password);
  await inTransaction(context.db, (trx) => storeRenewedHash(trx, user, from, to));
}
