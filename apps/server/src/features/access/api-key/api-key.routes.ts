import type { Context } from '../../../feature.ts';
import { endpoints } from '../../../http/endpoint.ts';
import type { App } from '../../../http/server.ts';
import { trimmed } from '../../../http/text.ts';
import { actorOf } from '../../audit-log/audit-log.service.ts';
import { getTeam } from '../team/team.service.ts';
import { listApiKeys } from './api-key.queries.ts';
import { commentApiKey, renewApiKey, revokeApiKey } from './api-key.service.ts';
import { viewApiKey } from './api-key.view.ts';
import { changeKeyRules, describeKeys, issueRuledKey } from './key-rules.service.ts';

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

    // The limits of each key.
    'GET /api/waybill/v1/team/{uuid}/api-key': async ({ path }) => {
      const team = await getTeam(db, path.uuid);
      return describeKeys(db, await listApiKeys(db, [team.team_id]));
    },
    'PUT /api/waybill/v1/team/{uuid}/api-key': async ({ path, body, caller }) => {
      const { team_id: teamId, uuid } = await getTeam(db, path.uuid);
      return issueRuledKey(db, actorOf(caller, now()), { teamId }, { team: uuid }, body);
    },
    'POST /api/waybill/v1/api-key/{publicIdOrKey}': ({ path, body, caller }) =>
      changeKeyRules(db, actorOf(caller, now()), path.publicIdOrKey, body),
  });
}
