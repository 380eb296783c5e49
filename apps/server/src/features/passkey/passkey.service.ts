// Public to other features.
import type { Passkey, Passkeys } from '@waybill/api-contract';
import { type Database, inTransaction, type Transaction } from '../../db/database.ts';
import { AppError, notFound } from '../../http/errors.ts';
import { setSecondFactor } from '../access/user/second-factor.service.ts';
import type { UserRow } from '../access/user/user.service.ts';
import { endSessions } from '../access/user-session/user-session.service.ts';
import { type Actor, recordAudit } from '../audit-log/audit-log.service.ts';
import {
  deletePasskey,
  deletePasskeys,
  listPasskeys,
  lockSecondFactor,
  updatePasskeyName,
} from './passkey.queries.ts';
import { viewPasskey } from './passkey.view.ts';
import { countRecoveryCodes, deleteRecoveryCodes, insertRecoveryCodes } from './recovery-code.queries.ts';
import { newRecoveryCodes, recoveryCodeDigest } from './recovery-code.ts';
import { findRelyingParty, type ReachedBy } from './relying-party.ts';

/** @throws AppError 409: a directory or provider has a second factor of its own, and service accounts have keys */
export function requireManaged(user: UserRow): void {
  if (user.kind === 'managed') return;
  throw new AppError('passkey.not_managed', {
    status: 409,
    title: 'Passkeys are for managed users',
    detail: 'The directory or provider of this account handles its second factor.',
  });
}

export async function describePasskeys(
  db: Database,
  { user_id: userId }: UserRow,
  reachedBy: ReachedBy,
): Promise<Passkeys> {
  return {
    passkeys: (await listPasskeys(db, userId)).map(viewPasskey),
    recoveryCodesLeft: await countRecoveryCodes(db, userId),
    canAdd: (await findRelyingParty(db, reachedBy)) !== undefined,
  };
}

/** @throws AppError 404 */
export async function renamePasskey(
  db: Database,
  actor: Actor,
  user: UserRow,
  change: { uuid: string; name: string },
): Promise<Passkey> {
  return inTransaction(db, async (trx) => {
    const row = await updatePasskeyName(trx, user.user_id, change.uuid, change.name);
    if (!row) throw notFound('passkey');
    await recordAudit(trx, actor, 'user.passkey_renamed', user.username, { name: row.name });
    return viewPasskey(row);
  });
}

/** With the last one the second factor is off, and recovery codes go. @throws AppError 404 */
export async function removePasskey(db: Database, actor: Actor, user: UserRow, uuid: string): Promise<void> {
  await inTransaction(db, async (trx) => {
    await lockSecondFactor(trx, user.user_id);
    const name = await deletePasskey(trx, user.user_id, uuid);
    if (name === undefined) throw notFound('passkey');
    const left = (await listPasskeys(trx, user.user_id)).length;
    if (left === 0) await turnOff(trx, user.user_id);
    await recordAudit(trx, actor, 'user.passkey_removed', user.username, { name, left });
  });
}

/** For somebody who has lost their device: the password alone is enough again. Sessions end, as the device may have some. */
export async function removeAllPasskeys(db: Database, actor: Actor, user: UserRow): Promise<void> {
  await inTransaction(db, async (trx) => {
    await lockSecondFactor(trx, user.user_id);
    const count = await deletePasskeys(trx, user.user_id);
    if (count === 0) return;
    await turnOff(trx, user.user_id);
    await endSessions(trx, user.user_id);
    await recordAudit(trx, actor, 'user.passkeys_removed', user.username, { count });
  });
}

async function turnOff(trx: Transaction, userId: number): Promise<void> {
  await setSecondFactor(trx, userId, false);
  await deleteRecoveryCodes(trx, userId);
}

/** @throws AppError 409 without passkeys */
export async function renewRecoveryCodes(db: Database, actor: Actor, user: UserRow): Promise<string[]> {
  return inTransaction(db, async (trx) => {
    const factor = await lockSecondFactor(trx, user.user_id);
    if (!factor?.isOn) {
      throw new AppError('passkey.none', {
        status: 409,
        title: 'There is no passkey',
        detail: 'Recovery codes replace a passkey. Add a passkey first.',
      });
    }
    const codes = await replaceCodes(trx, user.user_id);
    await recordAudit(trx, actor, 'user.recovery_codes_renewed', user.username);
    return codes;
  });
}

/** New codes in place of all others. @returns them; only digests are kept */
export async function replaceCodes(trx: Transaction, userId: number): Promise<string[]> {
  const codes = newRecoveryCodes();
  await deleteRecoveryCodes(trx, userId);
  await insertRecoveryCodes(trx, userId, codes.map(recoveryCodeDigest));
  return codes;
}
