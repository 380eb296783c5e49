import type { Context } from '../../../feature.ts';
import { endpoints } from '../../../http/endpoint.ts';
import type { App } from '../../../http/server.ts';
import { trimmed } from '../../../http/text.ts';
import { actorOf } from '../../audit-log/audit-log.service.ts';
import { commentApiKey, renewApiKey, revokeApiKey } from './api-key.service.ts';
import { viewApiKey } from './api-key.view.ts';

export function apiKeyRoutes(app: App, { db, now }: Context): void {
  endpoints(app, {
    'POST /api/v1/team/key/{publicIdOrKey}': async ({ path, caller }) => {
      const renewed = await renewApiKey(db, actorOf(caller, now()), path.publicIdOrKey);
      return viewApiKey(renewed.row, renewed.key);
    },

    // An empty text takes the comment away.
    'POST /api/v1/team/key/{publicIdOrKey}/comment': async ({ path, body, caller }) =>
      viewApiKey(await commentApiKey(db, actorOf(caller, now()), path.publicIdOrKey, trimmed(body) ?? null)),

    'DELETE /api/v1/team/key/{publicIdOrKey}': ({ path, caller }) =>
      revokeApiKey(db, actorOf(caller, now()), path.publicIdOrKey),
  });
}
