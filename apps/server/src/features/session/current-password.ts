import type { FastifyReply } from 'fastify';
import { ValidationError, violation } from '../../http/errors.ts';
import type { UserRow } from '../access/user/user.service.ts';
import { checkOwnPassword } from './session.service.ts';
import type { InTurn } from './sign-in-turn.ts';

/** Asks for the current password of the caller. @throws ValidationError when it is missing or wrong, AppError 429 */
type PasswordProof = (
  reply: FastifyReply,
  user: UserRow,
  currentPassword: string | null | undefined,
) => Promise<void>;

/**
 * Somebody at an unlocked screen, or with a stolen token, must not take the account over. They get no more guesses here
 * than at the sign-in.
 */
export function createPasswordProof(inTurn: InTurn): PasswordProof {
  return async (reply, user, currentPassword) => {
    if (!currentPassword) throw wrongPassword('The current password is required.');
    const { username } = user;
    const credentials = { username, password: currentPassword };
    const { error } = await inTurn(reply, credentials, () => checkOwnPassword(user, currentPassword));
    if (error !== undefined) throw wrongPassword('The current password is wrong.');
  };
}

const wrongPassword = (sentence: string) =>
  new ValidationError([violation('currentPassword', sentence, null)]);
