import { createHash, randomBytes } from 'node:crypto';
import { type Database, inTransaction } from '../../db/database.ts';
import type { Context } from '../../feature.ts';
import { AppError, ValidationError, violation } from '../../http/errors.ts';
import { defineJob, type JobDefinition } from '../../jobs/job.ts';
import { enqueue } from '../../jobs/task.ts';
import { findPasswordFault } from '../access/password/new-password.ts';
import { setPassword } from '../access/user/managed-user.service.ts';
import { findManagedUser } from '../access/user/user.service.ts';
import { recordAudit } from '../audit-log/audit-log.service.ts';
import { readSetting } from '../config-property/setting.service.ts';
import { canSendMail, isMailAddress, sendPlainMail } from '../notification/delivery/plain-mail.service.ts';
import {
  deleteExpired,
  findResetUsername,
  insertReset,
  listResetUsers,
  type ResetUser,
  takeReset,
} from './password-reset.queries.ts';
import { resetMail } from './reset-mail.ts';

const kind = 'password.reset-mail';
const validMinutes = 30;
const validMs = validMinutes * 60_000;
/** The maximum number of valid links of a user. Further requests send no email. */
const maxLinks = 3;
/** Users who share a mail address. */
const maxUsers = 10;

/** True if a link can be sent: by mail, and to an address of the console that nobody can make up. */
export async function isResetAvailable(db: Database): Promise<boolean> {
  return (await canSendMail(db)) && (await readSetting(db, 'general', 'base.url')) !== undefined;
}

/**
 * Sends links by email to the users with a name or email address. The users are looked up in the background,
 * so neither the answer nor its timing reveals them.
 * @throws AppError 409 if no email can be sent
 */
export async function requestReset(
  { db, secrets }: Context,
  account: string,
  address: string,
): Promise<void> {
  if (!(await isResetAvailable(db))) {
    throw new AppError('password_reset.unavailable', {
      status: 409,
      title: 'Passwords cannot be reset',
      detail: 'Mail or the address of the console is not set up. Ask an administrator for a new password.',
    });
  }
  // Tasks are shown to administrators; what somebody typed here may be their password.
  const sealed = secrets.encrypt(account);
  const subject = createHash('sha256').update(account.toLowerCase()).digest('hex');
  await inTransaction(db, (trx) =>
    enqueue(trx, { kind, subject, input: { account: sealed, address }, maxAttempts: 3, priority: 0 }),
  );
}

/** Mails the links. */
export function resetMailJob(context: Context): JobDefinition {
  return defineJob<{ account: string; address: string }>({
    kind,
    async run({ account: sealed, address }, job) {
      const { db, now } = job;
      const account = context.secrets.decrypt(sealed);
      const at = now();
      await inTransaction(db, (trx) => deleteExpired(trx, at));
      const since = new Date(at.getTime() - validMs);
      const users = await listResetUsers(db, account, { since, maxLinks, limit: maxUsers });
      for (const user of users.filter(({ email }) => isMailAddress(email)))
        await mailLink({ ...context, db }, user, { at, address });
      return undefined;
    },
  });
}

async function mailLink(
  context: Context,
  { user_id: userId, username, email }: ResetUser,
  { at, address }: { at: Date; address: string },
): Promise<void> {
  const { db } = context;
  const baseUrl = await readSetting(db, 'general', 'base.url');
  if (baseUrl === undefined) return;
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(at.getTime() + validMs);
  await inTransaction(db, async (trx) => {
    await insertReset(trx, { digest: digestOf(token), userId, createdAt: at, expiresAt });
    await recordAudit(trx, { name: username, address, at }, 'user.password_reset_requested', username);
  });
  // Behind the hash sign it reaches no log of a server, and no other site.
  const link = `${baseUrl.replace(/\/+$/, '')}/reset-password#${token}`;
  const locale = await readSetting(db, 'general', 'default.locale');
  const mail = resetMail(locale, { username, link, minutes: validMinutes });
  await sendPlainMail(context, { to: email, key: digestOf(token).toString('hex').slice(0, 32), ...mail });
}

/** @throws AppError 404 for a token that does not count (any longer); ValidationError for a password that cannot be taken */
export async function confirmReset(
  { db, now }: Context,
  { token, newPassword }: { token: string; newPassword: string },
  address: string,
): Promise<void> {
  const digest = digestOf(token);
  const username = await findResetUsername(db, digest, now());
  const user = username === undefined ? undefined : await findManagedUser(db, username);
  if (!user) throw unknownToken();
  const fault = await findPasswordFault(db, newPassword, user.username);
  // The link is good for another try.
  if (fault !== undefined) throw new ValidationError([violation('newPassword', fault, null)]);
  if (!(await inTransaction(db, (trx) => takeReset(trx, digest, now())))) throw unknownToken();
  await setPassword(db, { name: user.username, address, at: now() }, user, newPassword);
}

const unknownToken = () =>
  new AppError('password_reset.unknown_token', {
    status: 404,
    title: 'Link is not valid',
    detail: 'The link has been used, is older than 30 minutes, or the password has changed since.',
  });

function digestOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
