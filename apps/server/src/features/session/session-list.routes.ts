import type { Context } from '../../feature.ts';
import { endpoints } from '../../http/endpoint.ts';
import type { App } from '../../http/server.ts';
import { getUserOfAnyKind, signOutEverywhere } from '../access/user/user.service.ts';
import { endOneSession, pageOfSessions } from '../access/user-session/user-session.service.ts';
import { actorOf } from '../audit-log/audit-log.service.ts';
import { ownUser } from './own-user.ts';
import { signOut } from './session.service.ts';

/** Lists and ends sessions: the caller's own, and those of others for access managers. */
export function sessionListRoutes(app: App, context: Context): void {
  const { db, now } = context;
  endpoints(app, {
    'GET /api/waybill/v1/session': async ({ page, caller }) => {
      const { user_id: userId } = await ownUser(db, caller);
      return pageOfSessions(db, userId, caller.sessionId, now(), page);
    },

    'DELETE /api/waybill/v1/session/{uuid}': async ({ path, caller }) =>
      endOneSession(db, actorOf(caller, now()), await ownUser(db, caller), path.uuid),

    'POST /api/waybill/v1/session/sign-out': async ({ caller }) =>
      signOut(db, actorOf(caller, now()), await ownUser(db, caller), caller.sessionId),

    'POST /api/waybill/v1/session/sign-out-everywhere': async ({ caller }) =>
      signOutEverywhere(db, actorOf(caller, now()), await ownUser(db, caller)),

    'GET /api/waybill/v1/user/{username}/session': async ({ path, page, caller }) => {
      const { user_id: userId } = await getUserOfAnyKind(db, path.username);
      return pageOfSessions(db, userId, caller.sessionId, now(), page);
    },

    'DELETE /api/waybill/v1/user/{username}/session/{uuid}': async ({ path, caller }) =>
      endOneSession(db, actorOf(caller, now()), await getUserOfAnyKind(db, path.username), path.uuid),

    'POST /api/waybill/v1/user/{username}/sign-out': async ({ path, caller }) =>
      signOutEverywhere(db, actorOf(caller, now()), await getUserOfAnyKind(db, path.username)),
  });
}
