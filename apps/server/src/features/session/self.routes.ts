import type { Context } from '../../feature.ts';
import { endpoints } from '../../http/endpoint.ts';
import { AppError } from '../../http/errors.ts';
import type { Principal } from '../../http/principal.ts';
import type { App } from '../../http/server.ts';
import { updateOwnAccount } from '../access/user/managed-user.service.ts';
import { getUser, getUserOfAnyKind, signOutEverywhere, type UserRow } from '../access/user/user.service.ts';
import { describeUser, viewUser } from '../access/user/user-details.service.ts';
import { actorOf } from '../audit-log/audit-log.service.ts';

/** One's own account, and the end of sessions. */
export function selfRoutes(app: App, context: Context): void {
  const { db, now } = context;
  endpoints(app, {
    'GET /api/v1/user/self': async ({ caller }) => describeUser(db, await ownUser(context, caller), viewUser),

    'POST /api/v1/user/self': async ({ body, caller, reply }) => {
      const user = await ownUser(context, caller);
      if (user.kind !== 'managed') return reply.code(400).send(await describeUser(db, user, viewUser));
      const changed = await updateOwnAccount(db, actorOf(caller, now()), user, body);
      return describeUser(db, changed, viewUser);
    },

    'POST /api/waybill/v1/session/sign-out-everywhere': async ({ caller }) =>
      signOutEverywhere(db, actorOf(caller, now()), await ownUser(context, caller)),

    'POST /api/waybill/v1/user/{username}/sign-out': async ({ path, caller }) =>
      signOutEverywhere(db, actorOf(caller, now()), await getUserOfAnyKind(db, path.username)),
  });
}

/** An API key is no user: 401 (contract §2). */
async function ownUser({ db }: Context, caller: Principal): Promise<UserRow> {
  if (caller.userKind === undefined) {
    throw new AppError('session.not_a_user', { status: 401, title: 'The caller is not a user', as: 'empty' });
  }
  return getUser(db, caller.userKind, caller.name);
}
