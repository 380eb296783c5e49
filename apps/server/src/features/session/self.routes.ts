import type { UpdateSelfBody } from '@waybill/api-contract';
import type { FastifyReply } from 'fastify';
import type { Context } from '../../feature.ts';
import { endpoints } from '../../http/endpoint.ts';
import { ValidationError, violation } from '../../http/errors.ts';
import type { App } from '../../http/server.ts';
import { readOwnChange, updateOwnAccount } from '../access/user/managed-user.service.ts';
import type { UserRow } from '../access/user/user.service.ts';
import { describeUser, viewUser } from '../access/user/user-details.service.ts';
import { actorOf } from '../audit-log/audit-log.service.ts';
import { ownUser } from './own-user.ts';
import { checkOwnPassword } from './session.service.ts';
import type { InTurn } from './sign-in-turn.ts';

/** One's own account. */
export function selfRoutes(app: App, context: Context, inTurn: InTurn): void {
  const { db, now } = context;

  /**
   * Somebody at an unlocked screen, or with a stolen token, must not take the account over. They get no more guesses here
   * than at the sign-in.
   */
  async function requireCurrentPassword(
    reply: FastifyReply,
    user: UserRow,
    { currentPassword }: UpdateSelfBody,
  ): Promise<void> {
    if (!currentPassword) throw wrongPassword('The current password is required to set a new one.');
    const { username } = user;
    const credentials = { username, password: currentPassword };
    const { error } = await inTurn(reply, credentials, () => checkOwnPassword(user, currentPassword));
    if (error !== undefined) throw wrongPassword('The current password is wrong.');
  }

  endpoints(app, {
    'GET /api/v1/user/self': async ({ caller }) => describeUser(db, await ownUser(db, caller), viewUser),

    'POST /api/v1/user/self': async ({ body, caller, reply }) => {
      const user = await ownUser(db, caller);
      if (user.kind !== 'managed') return reply.code(400).send(await describeUser(db, user, viewUser));
      const change = readOwnChange(body);
      const movesMail = change.profile.email !== user.email && Boolean(body.currentPassword);
      const isProven = change.newPassword !== undefined || movesMail;
      if (isProven) await requireCurrentPassword(reply, user, body);
      const { sessionId } = caller;
      const changed = await updateOwnAccount(db, actorOf(caller, now()), user, {
        ...change,
        sessionId,
        isProven,
      });
      return describeUser(db, changed, viewUser);
    },
  });
}

const wrongPassword = (sentence: string) =>
  new ValidationError([violation('currentPassword', sentence, null)]);
