// Public to other features.
import { createHmac } from 'node:crypto';
import {
  type AddedPasskey,
  type AddPasskeyBody,
  type PasskeyCreation,
  passkeyTransports,
} from '@waybill/api-contract';
import { inTransaction } from '../../db/database.ts';
import { newUuid } from '../../db/uuid.ts';
import type { Context } from '../../feature.ts';
import { AppError } from '../../http/errors.ts';
import { setSecondFactor } from '../access/user/second-factor.service.ts';
import type { UserRow } from '../access/user/user.service.ts';
import { endSessions } from '../access/user-session/user-session.service.ts';
import { type Actor, recordAudit } from '../audit-log/audit-log.service.ts';
import { makeChallenge, readChallenge, takeChallenge } from './challenge.service.ts';
import { insertPasskey, listPasskeys, lockSecondFactor } from './passkey.queries.ts';
import { replaceCodes } from './passkey.service.ts';
import { viewPasskey, viewReference } from './passkey.view.ts';
import type { RelyingParty } from './relying-party.ts';
import { algorithms, checkAttestation } from './webauthn.ts';

/** More than anybody has devices. */
const maxPasskeys = 20;

/** For somebody who has just proved their password. @throws AppError 409 for too many */
export async function beginEnrollment(
  { db, now, secrets }: Context,
  user: UserRow,
  party: RelyingParty,
): Promise<PasskeyCreation> {
  const passkeys = await listPasskeys(db, user.user_id);
  if (passkeys.length >= maxPasskeys) throw tooMany();
  return {
    challenge: await makeChallenge(db, user, 'enrollment', now()),
    rpId: party.id,
    rpName: 'Waybill',
    // The same for all passkeys of a user, and says nothing about who it is.
    userHandle: createHmac('sha256', secrets.derive('passkey user'))
      .update(String(user.user_id))
      .digest('base64url'),
    username: user.username,
    displayName: user.fullname || user.username,
    algorithms,
    excluded: passkeys.map(viewReference),
  };
}

/** Why a new passkey was not taken, with what the audit log keeps of it. */
export class EnrollmentRefused extends AppError {
  readonly why: string;

  constructor(why: string) {
    super('passkey.refused', {
      status: 409,
      title: 'The passkey was refused',
      detail:
        'The answer of the passkey does not match the challenge, or the five minutes are over. Try again.',
    });
    this.why = why;
  }
}

/**
 * The first passkey turns the second factor on: it comes with recovery codes, and ends all other sessions, which had
 * to prove the password alone.
 * @throws EnrollmentRefused
 */
export async function finishEnrollment(
  { db, now }: Context,
  actor: Actor,
  user: UserRow & { sessionId: string | undefined },
  party: RelyingParty,
  made: AddPasskeyBody,
): Promise<AddedPasskey> {
  const { user_id: userId, username } = user;
  const begun = await readChallenge(db, made.challenge, 'enrollment', now());
  if (begun?.user_id !== userId) throw new EnrollmentRefused('unknown challenge');
  if (!(await takeChallenge(db, made.challenge))) throw new EnrollmentRefused('unknown challenge');
  const checked = await checkAttestation(party, made);
  if ('why' in checked) throw new EnrollmentRefused(checked.why);
  return inTransaction(db, async (trx) => {
    const factor = await lockSecondFactor(trx, userId);
    if (factor?.passwordFrom?.getTime() !== begun.password_from?.getTime()) {
      throw new EnrollmentRefused('the password was changed meanwhile');
    }
    if ((await listPasskeys(trx, userId)).length >= maxPasskeys) throw tooMany();
    const row = await insertPasskey(trx, {
      ...checked,
      uuid: newUuid(),
      userId,
      rpId: party.id,
      name: made.name.trim(),
      // Browsers refuse a list with a name that they do not know.
      transports: passkeyTransports.filter((name) => made.transports?.includes(name)),
      at: actor.at,
    });
    if (!row) throw new EnrollmentRefused('the passkey is already registered');
    await recordAudit(trx, actor, 'user.passkey_added', username, { name: row.name });
    if (factor?.isOn) return { passkey: viewPasskey(row) };
    await setSecondFactor(trx, userId, true);
    await endSessions(trx, userId, user.sessionId);
    return { passkey: viewPasskey(row), recoveryCodes: await replaceCodes(trx, userId) };
  });
}

const tooMany = () =>
  new AppError('passkey.too_many', {
    status: 409,
    title: 'Too many passkeys',
    detail: `A user has ${maxPasskeys} passkeys at most. Remove one first.`,
  });
