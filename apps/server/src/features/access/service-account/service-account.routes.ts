import type { Context } from '../../../feature.ts';
import { endpoints } from '../../../http/endpoint.ts';
import type { App } from '../../../http/server.ts';
import { actorOf } from '../../audit-log/audit-log.service.ts';
import { listApiKeysOfUser } from '../api-key/api-key.queries.ts';
import { describeKeys, issueRuledKey } from '../api-key/key-rules.service.ts';
import {
  changeAccountTeam,
  changeServiceAccount,
  createServiceAccount,
  deleteServiceAccount,
  describeServiceAccount,
  describeServiceAccounts,
  getServiceAccount,
} from './service-account.service.ts';

export function serviceAccountRoutes(app: App, { db, now }: Context): void {
  endpoints(app, {
    'GET /api/waybill/v1/service-account': () => describeServiceAccounts(db),
    'GET /api/waybill/v1/service-account/{name}': ({ path }) => describeServiceAccount(db, path.name),
    'PUT /api/waybill/v1/service-account': ({ body, caller }) =>
      createServiceAccount(db, actorOf(caller, now()), {
        // Its form lets spaces around a name through, as the contract's forms do.
        name: body.name.trim(),
        description: body.description ?? null,
      }),
    'POST /api/waybill/v1/service-account/{name}': ({ path, body, caller }) =>
      changeServiceAccount(db, actorOf(caller, now()), path.name, {
        description: body.description ?? null,
        suspended: body.suspended ?? false,
      }),
    'DELETE /api/waybill/v1/service-account/{name}': ({ path, caller }) =>
      deleteServiceAccount(db, actorOf(caller, now()), path.name),

    'PUT /api/waybill/v1/service-account/{name}/team/{uuid}': ({ path, caller }) =>
      changeAccountTeam(db, actorOf(caller, now()), path.name, path.uuid, true),
    'DELETE /api/waybill/v1/service-account/{name}/team/{uuid}': ({ path, caller }) =>
      changeAccountTeam(db, actorOf(caller, now()), path.name, path.uuid, false),

    'GET /api/waybill/v1/service-account/{name}/api-key': async ({ path }) => {
      const account = await getServiceAccount(db, path.name);
      return describeKeys(db, await listApiKeysOfUser(db, account.user_id));
    },
    'PUT /api/waybill/v1/service-account/{name}/api-key': async ({ path, body, caller }) => {
      const { user_id: userId, username } = await getServiceAccount(db, path.name);
      return issueRuledKey(db, actorOf(caller, now()), { userId }, { account: username }, body);
    },
  });
}
