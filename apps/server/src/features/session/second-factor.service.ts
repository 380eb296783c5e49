import type { FinishSignInBody, LoginError, SecondFactor } from '@waybill/api-contract';
import type { Context } from '../../feature.ts';
import { ValidationError, violation } from '../../http/errors.ts';
import { findPasswordFault } from '../access/password/new-password.ts';
import { setPassword } from '../access/user/managed-user.service.ts';
import { findManagedUser, type UserRow } from '../access/user/user.service.ts';
import type { SignInClient } from '../access/user-session/user-session.service.ts';
import type { RelyingParty } from '../passkey/relying-party.ts';
import {
  askForSecondFactor,
  checkSecondFactor,
  findWaitingSignIn,
  takeChallenge,
} from '../passkey/second-factor.service.ts';
import { type Credentials, checkAnywhere, enter, type SignInResult } from './session.service.ts';

type SignInStepResult = SignInResult | { secondFactor: SecondFactor; token?: undefined; error?: undefined };

/** Begins a session, or asks for the second factor of somebody whose password is right. */
export async function beginSignIn(
  context: Context,
  credentials: Credentials,
  client: SignInClient,
  party: RelyingParty | undefined,
): Promise<SignInStepResult> {
  const { user, error } = await checkAnywhere(context, credentials, client.address);
  if (user?.second_factor && error === 'FORCE_PASSWORD_CHANGE') {
    return { secondFactor: await askForSecondFactor(context.db, user, party, context.now()) };
  }
  return error === undefined ? enter(context, user, client) : { error };
}

/** A sign-in that waits for its second factor. */
interface WaitingSignIn {
  readonly user: UserRow;
  readonly answer: FinishSignInBody;
}

/** @returns undefined for an unknown, expired, or used challenge */
export async function findSignIn(
  { db, now }: Context,
  answer: FinishSignInBody,
): Promise<WaitingSignIn | undefined> {
  const waiting = await findWaitingSignIn(db, answer.challenge, now());
  const user = waiting && (await findManagedUser(db, waiting.username));
  // The session begins only if the password is still the one that was checked.
  return user && { user: { ...user, last_password_change: waiting.passwordFrom }, answer };
}

/** Before the challenge is taken, so that another password can be tried. @throws ValidationError */
export async function checkOwedPassword({ db }: Context, { user, answer }: WaitingSignIn): Promise<void> {
  if (!user.force_password_change) return;
  const newPassword = answer.newPassword ?? '';
  const fault = newPassword.trim()
    ? await findPasswordFault(db, newPassword, user.username)
    : 'A new password is required.';
  if (fault !== undefined) throw new ValidationError([violation('newPassword', fault, null)]);
}

type Refused = { error: LoginError; why: string };

/** Takes the challenge, checks the answer, sets the new password where one is owed, and begins the session. */
export async function finishSignIn(
  context: Context,
  { user, answer }: WaitingSignIn,
  client: SignInClient,
  party: RelyingParty | undefined,
): Promise<SignInResult | Refused> {
  const { db, now } = context;
  if (!(await takeChallenge(db, answer.challenge))) return refused('a used challenge');
  if (user.suspended) return { error: 'SUSPENDED' };
  const actor = { name: user.username, address: client.address, at: now() };
  const why = await checkSecondFactor(db, actor, user, party, {
    challenge: answer.challenge,
    passkey: answer.passkey ?? undefined,
    recoveryCode: answer.recoveryCode ?? undefined,
  });
  if (why !== undefined) return refused(why);
  if (!user.force_password_change) return enter(context, user, client, true);
  const current = await findManagedUser(db, user.username);
  const isSame = current?.last_password_change?.getTime() === user.last_password_change?.getTime();
  if (!current || !isSame) return refused('the account was changed meanwhile');
  await setPassword(db, actor, current, answer.newPassword ?? '');
  return enter(context, { ...current, last_password_change: actor.at }, client, true);
}

const refused = (why: string): Refused => ({ error: 'INVALID_CREDENTIALS', why });
