import type { Context } from '../../../feature.ts';
import { endpoints } from '../../../http/endpoint.ts';
import type { App } from '../../../http/server.ts';
import { actorOf } from '../../audit-log/audit-log.service.ts';
import { addToTeam, removeFromTeam } from './membership.service.ts';

export function membershipRoutes(app: App, { db, now }: Context): void {
  endpoints(app, {
    'POST /api/v1/user/{username}/membership': async ({ path, body, caller, reply }) => {
      const user = await addToTeam(db, actorOf(caller, now()), path.username, body.uuid);
      return user ?? reply.code(304).type('application/json').send();
    },
    'DELETE /api/v1/user/{username}/membership': async ({ path, body, caller, reply }) => {
      const user = await removeFromTeam(db, actorOf(caller, now()), path.username, body.uuid);
      return user ?? reply.code(304).type('application/json').send();
    },
  });
}
