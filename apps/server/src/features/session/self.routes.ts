import type { Context } from '../../feature.ts';
import { AppError } from '../../http/errors.ts';
import type { Principal } from '../../http/principal.ts';
import { type App, callerOf } from '../../http/server.ts';
import { managedUserBody, usernameParams } from '../access/access.schema.ts';
import { describeUser } from '../access/details.service.ts';
import { updateOwnAccount } from '../access/managed-user.service.ts';
import { getUser, getUserOfAnyKind, signOutEverywhere, type UserRow } from '../access/user.service.ts';
import { actorOf } from '../audit-log/audit-log.service.ts';

/** One's own account, and the end of sessions. */
export function selfRoutes(app: App, context: Context): void {
  const { db, now } = context;
  const config = { access: 'authenticated' } as const;

  app.get('/api/v1/user/self', { config }, async (request) =>
    describeUser(db, await ownUser(context, callerOf(request))),
  );

  app.post('/api/v1/user/self', { config, schema: { body: managedUserBody } }, async (request, reply) => {
    const caller = callerOf(request);
    const user = await ownUser(context, caller);
    if (user.kind !== 'managed') return reply.code(400).send(await describeUser(db, user));
    const changed = await updateOwnAccount(db, actorOf(caller, now()), user, request.body);
    return describeUser(db, changed);
  });

  app.post('/api/waybill/v1/session/sign-out-everywhere', { config }, async (request, reply) => {
    const caller = callerOf(request);
    await signOutEverywhere(db, actorOf(caller, now()), await ownUser(context, caller));
    return reply.code(204).send();
  });

  app.post(
    '/api/waybill/v1/user/:username/sign-out',
    { config: { access: 'ACCESS_MANAGEMENT' }, schema: { params: usernameParams } },
    async (request, reply) => {
      const user = await getUserOfAnyKind(db, request.params.username);
      await signOutEverywhere(db, actorOf(callerOf(request), now()), user);
      return reply.code(204).send();
    },
  );
}

/** An API key is no user: 401 (contract §2). */
async function ownUser({ db }: Context, caller: Principal): Promise<UserRow> {
  if (caller.userKind === undefined) {
    throw new AppError('session.not_a_user', { status: 401, title: 'The caller is not a user', as: 'empty' });
  }
  return getUser(db, caller.userKind, caller.name);
}
