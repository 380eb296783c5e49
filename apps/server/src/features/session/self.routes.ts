import type { Context } from '../../feature.ts';
import { endpoints } from '../../http/endpoint.ts';
import type { App } from '../../http/server.ts';
import { readOwnChange, updateOwnAccount } from '../access/user/managed-user.service.ts';
import { describeUser, viewUser } from '../access/user/user-details.service.ts';
import { actorOf } from '../audit-log/audit-log.service.ts';
import { createPasswordProof } from './current-password.ts';
import { ownUser } from './own-user.ts';
import type { InTurn } from './sign-in-turn.ts';

/** One's own account. */
export function selfRoutes(app: App, context: Context, inTurn: InTurn): void {
  const { db, now } = context;
  const requireCurrentPassword = createPasswordProof(inTurn);

  endpoints(app, {
    'GET /api/v1/user/self': async ({ caller }) => describeUser(db, await ownUser(db, caller), viewUser),

    'POST /api/v1/user/self': async ({ body, caller, reply }) => {
      const user = await ownUser(db, caller);
      if (user.kind !== 'managed') return reply.code(400).send(await describeUser(db, user, viewUser));
      const change = readOwnChange(body);
      const movesMail = change.profile.email !== user.email && Boolean(body.currentPassword);
      const isProven = change.newPassword !== undefined || movesMail;
      if (isProven) await requireCurrentPassword(reply, user, body.currentPassword);
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
