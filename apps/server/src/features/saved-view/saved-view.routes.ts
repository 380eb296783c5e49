import type { Context } from '../../feature.ts';
import { endpoints } from '../../http/endpoint.ts';
import { AppError } from '../../http/errors.ts';
import type { Principal } from '../../http/principal.ts';
import type { App } from '../../http/server.ts';
import { actorOf } from '../audit-log/audit-log.service.ts';
import { createView, listViews, removeView, shareView, updateView } from './saved-view.service.ts';

export function savedViewRoutes(app: App, { db, now }: Context): void {
  endpoints(app, {
    'GET /api/waybill/v1/views': ({ caller }) => listViews(db, userOf(caller), caller.teams),
    'PUT /api/waybill/v1/views': ({ body, caller }) => createView(db, userOf(caller), body),
    'POST /api/waybill/v1/views/{uuid}': ({ path, body, caller }) =>
      updateView(db, userOf(caller), path.uuid, body),
    'PUT /api/waybill/v1/views/{uuid}/team': ({ path, body, caller }) =>
      shareView(db, userOf(caller), caller.teams, path.uuid, body.team),
    'DELETE /api/waybill/v1/views/{uuid}/team': ({ path, caller }) =>
      shareView(db, userOf(caller), caller.teams, path.uuid, undefined),
    'DELETE /api/waybill/v1/views/{uuid}': ({ path, caller }) =>
      removeView(db, actorOf(caller, now()), userOf(caller), path.uuid),
  });
}

/** Programs have no views: an API key is no user. */
function userOf({ userId }: Principal): number {
  if (userId === undefined) {
    throw new AppError('saved_view.not_a_user', {
      status: 401,
      title: 'The caller is not a user',
      as: 'empty',
    });
  }
  return userId;
}
