// Public to other features.
import type { PasskeyAssertionInput, SecondFactor } from '@waybill/api-contract';
import { type Database, inTransaction } from '../../db/database.ts';
import type { UserRow } from '../access/user/user.service.ts';
import { type Actor, recordAudit } from '../audit-log/audit-log.service.ts';
import { makeChallenge, readChallenge, takeChallenge } from './challenge.service.ts';
import { findPasskeyByCredential, listPasskeys, notePasskeyUse } from './passkey.queries.ts';
import { viewReference } from './passkey.view.ts';
import { countRecoveryCodes, deleteRecoveryCode } from './recovery-code.queries.ts';
import { recoveryCodeDigest } from './recovery-code.ts';
import type { RelyingParty } from './relying-party.ts';
import { checkAssertion } from './webauthn.ts';

export { takeChallenge };

/**
 * The second factors that a user may use after the right password.
 * @param party undefined if no passkey can be used; recovery codes always can
 */
export async function askForSecondFactor(
  db: Database,
  user: UserRow,
  party: RelyingParty | undefined,
  at: Date,
): Promise<SecondFactor> {
  const passkeys = await listPasskeys(db, user.user_id);
  return {
    challenge: await makeChallenge(db, user, 'sign-in', at),
    ...(party ? { rpId: party.id } : {}),
    passkeys: passkeys.filter(({ rp_id: id }) => id === party?.id).map(viewReference),
    mustChangePassword: user.force_password_change,
  };
}

/** The user of a sign-in that waits for its second factor. */
export async function findWaitingSignIn(
  db: Database,
  challenge: string,
  at: Date,
): Promise<{ username: string; passwordFrom: Date | null } | undefined> {
  const row = await readChallenge(db, challenge, 'sign-in', at);
  return row && { username: row.username, passwordFrom: row.password_from };
}

interface SecondFactorProof {
  /** Taken before, so that nobody else answers it. */
  readonly challenge: string;
  readonly passkey?: PasskeyAssertionInput | undefined;
  readonly recoveryCode?: string | undefined;
}

/** @returns why it proves nothing; undefined when it does, and then it does so never again */
export async function checkSecondFactor(
  db: Database,
  actor: Actor,
  user: UserRow,
  party: RelyingParty | undefined,
  { challenge, passkey, recoveryCode }: SecondFactorProof,
): Promise<string | undefined> {
  if (passkey) return checkPasskey(db, actor, user, party, { challenge, passkey });
  return recoveryCode === undefined
    ? 'neither a passkey nor a recovery code'
    : spendRecoveryCode(db, actor, user, recoveryCode);
}

async function checkPasskey(
  db: Database,
  actor: Actor,
  user: UserRow,
  party: RelyingParty | undefined,
  { challenge, passkey }: { challenge: string; passkey: PasskeyAssertionInput },
): Promise<string | undefined> {
  if (!party) return 'an address that does not support passkeys';
  const credentialId = Buffer.from(passkey.credentialId, 'base64url');
  const known = await findPasskeyByCredential(db, user.user_id, credentialId);
  if (!known) return 'a passkey that is not of this user';
  const checked = await checkAssertion(party, challenge, passkey, {
    publicKey: known.public_key,
    counter: known.counter,
  });
  if ('why' in checked) return checked.why;
  const noted = await inTransaction(db, (trx) => notePasskeyUse(trx, known, { ...checked, at: actor.at }));
  return noted === 0 ? 'the passkey was used or removed meanwhile' : undefined;
}

async function spendRecoveryCode(
  db: Database,
  actor: Actor,
  user: UserRow,
  recoveryCode: string,
): Promise<string | undefined> {
  return inTransaction(db, async (trx) => {
    const wasGood = await deleteRecoveryCode(trx, user.user_id, recoveryCodeDigest(recoveryCode));
    if (!wasGood) return 'a wrong recovery code';
    const left = await countRecoveryCodes(trx, user.user_id);
    await recordAudit(trx, actor, 'user.recovery_code_used', user.username, { left });
    return undefined;
  });
}
