// Public to other features.
import type { CreateManagedUserBody, UpdateManagedUserBody, UpdateSelfBody } from '@waybill/api-contract';
import { type Database, inTransaction } from '../../../db/database.ts';
import { type AppError, textError, ValidationError, violation } from '../../../http/errors.ts';
import { trimmed } from '../../../http/text.ts';
import { type Actor, recordAudit } from '../../audit-log/audit-log.service.ts';
import { keepingAdministrator } from '../administrator/administrator.service.ts';
import { findPasswordFault } from '../password/new-password.ts';
import { hashPassword } from '../password/password.ts';
import { endSessions } from '../user-session/user-session.service.ts';
import {
  changeCheckedPassword,
  changePassword,
  clearForcedChange,
  updateFlags,
  updateProfile,
} from './account.queries.ts';
import type { UserRow } from './user.queries.ts';
import { addUser, getUser } from './user.service.ts';

const missing = (what: string): AppError => textError('user.incomplete', 400, `The ${what} is missing.`);
const different = (): AppError => textError('user.passwords_differ', 400, 'The passwords do not match.');

/** @throws AppError 400 for what is missing, 409 when the name is taken */
export async function createManagedUser(
  db: Database,
  actor: Actor,
  body: CreateManagedUserBody,
): Promise<UserRow> {
  const { username } = body;
  if (!trimmed(username) || !username) throw missing('user name');
  const profile = requireProfile(body);
  if (!trimmed(body.newPassword) || !trimmed(body.confirmPassword)) throw missing('password');
  const password = newPasswordOf(body);
  if (password === undefined) throw different();
  const passwordHash = await hashNewPassword(db, password, username);
  return inTransaction(db, (trx) =>
    addUser(trx, actor, {
      kind: 'managed',
      username,
      ...profile,
      passwordHash,
      forcePasswordChange: body.forcePasswordChange ?? false,
      nonExpiryPassword: body.nonExpiryPassword ?? false,
      suspended: body.suspended ?? false,
      lastPasswordChange: actor.at,
    }),
  );
}

/**
 * The password changes only when both new values are there and equal, otherwise it is kept (contract §2). A user who is
 * suspended or must change the password is signed out.
 * @throws AppError 400, 404, 409 for the suspension of the last administrator
 */
export async function updateManagedUser(
  db: Database,
  actor: Actor,
  body: UpdateManagedUserBody,
): Promise<UserRow> {
  const known = await getUser(db, 'managed', body.username ?? '');
  const profile = requireProfile(body);
  const password = newPasswordOf(body);
  const passwordHash =
    password === undefined ? undefined : await hashNewPassword(db, password, known.username);
  const flags = {
    suspended: body.suspended ?? false,
    forcePasswordChange: body.forcePasswordChange ?? false,
    nonExpiryPassword: body.nonExpiryPassword ?? false,
  };
  return inTransaction(db, async (trx) => {
    const user = await getUser(trx, 'managed', known.username);
    const isSuspended = flags.suspended && !user.suspended;
    const mustChange = flags.forcePasswordChange && !user.force_password_change;
    const setFlags = () => updateFlags(trx, user.user_id, flags);
    await (isSuspended ? keepingAdministrator(trx, setFlags) : setFlags());
    await updateProfile(trx, user.user_id, profile, true);
    if (passwordHash !== undefined) await changePassword(trx, user.user_id, passwordHash, actor.at);
    if (isSuspended || mustChange || passwordHash !== undefined) await endSessions(trx, user.user_id);
    await recordAudit(trx, actor, 'user.changed', user.username, {
      ...flags,
      password: passwordHash !== undefined,
    });
    return getUser(trx, 'managed', user.username);
  });
}

/** A change of the caller's own account, with a password that has already been checked. */
export interface OwnChange {
  readonly profile: Profile;
  readonly newPassword: string | undefined;
  /** Goes on when the password changes; all others end. */
  readonly sessionId: string | undefined;
  /** True if the current password came with it, and was right. */
  readonly isProven: boolean;
}

/**
 * The parts of an account that its user may change.
 * @returns undefined for `newPassword` if the password stays
 * @throws AppError 400
 */
export function readOwnChange(body: UpdateSelfBody): Omit<OwnChange, 'sessionId' | 'isProven'> {
  const profile = requireProfile(body);
  const wantsPassword = Boolean(trimmed(body.newPassword) || trimmed(body.confirmPassword));
  const newPassword = newPasswordOf(body);
  if (wantsPassword && newPassword === undefined) throw different();
  return { profile, newPassword };
}

/** @throws ValidationError for a new password that cannot be taken */
export async function updateOwnAccount(
  db: Database,
  actor: Actor,
  user: UserRow,
  { profile, newPassword, sessionId, isProven }: OwnChange,
): Promise<UserRow> {
  const passwordHash =
    newPassword === undefined ? undefined : await hashNewPassword(db, newPassword, user.username);
  return inTransaction(db, async (trx) => {
    await updateProfile(trx, user.user_id, profile, isProven);
    if (passwordHash !== undefined) {
      const isCurrent = await changeCheckedPassword(trx, user, passwordHash, actor.at);
      if (!isCurrent) throw passwordChangedMeanwhile();
      await endSessions(trx, user.user_id, sessionId);
      await recordAudit(trx, actor, 'user.password_changed', user.username);
    }
    return getUser(trx, 'managed', user.username);
  });
}

const passwordChangedMeanwhile = () =>
  new ValidationError([
    violation('currentPassword', 'The password was changed by another request just now.', null),
  ]);

/** Sets a password that was checked before, and lifts the duty to change it. */
export async function setPassword(
  db: Database,
  actor: Actor,
  user: UserRow,
  password: string,
): Promise<void> {
  const passwordHash = await hashPassword(password);
  await inTransaction(db, async (trx) => {
    await changePassword(trx, user.user_id, passwordHash, actor.at);
    await clearForcedChange(trx, user.user_id);
    await endSessions(trx, user.user_id);
    await recordAudit(trx, actor, 'user.password_changed', user.username);
  });
}

/** @throws ValidationError for a password that cannot be taken */
async function hashNewPassword(db: Database, password: string, username: string): Promise<string> {
  const fault = await findPasswordFault(db, password, username);
  if (fault !== undefined) throw new ValidationError([violation('newPassword', fault, null)]);
  return hashPassword(password);
}

interface Profile {
  fullname: string;
  email: string;
}

function requireProfile(body: UpdateSelfBody): Profile {
  const fullname = trimmed(body.fullname);
  if (fullname === undefined) throw missing('full name');
  const email = trimmed(body.email);
  if (email === undefined) throw missing('e-mail address');
  return { fullname, email };
}

function newPasswordOf({ newPassword, confirmPassword }: UpdateSelfBody): string | undefined {
  if (typeof newPassword !== 'string' || newPassword.trim() === '') return undefined;
  return newPassword === confirmPassword ? newPassword : undefined;
}
