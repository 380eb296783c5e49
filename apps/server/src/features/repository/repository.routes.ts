import type { Context } from '../../feature.ts';
import { endpoints } from '../../http/endpoint.ts';
import type { App } from '../../http/server.ts';
import { actorOf } from '../audit-log/audit-log.service.ts';
import { latestOf } from './latest/latest.service.ts';
import { describeComponentRelease } from './release/component-release.service.ts';
import { listRepositories, listRepositoriesOfType } from './repository.queries.ts';
import {
  createRepository,
  orderRepositories,
  removeRepository,
  updateRepository,
} from './repository.service.ts';
import { viewRepository } from './repository.view.ts';
import { readRepositoryStates, startRefresh, startRefreshes } from './repository-state.service.ts';

export function repositoryRoutes(app: App, context: Context): void {
  const { db, now } = context;
  endpoints(app, {
    'GET /api/v1/repository': async ({ page }) => {
      const { rows, ...others } = await listRepositories(db, page);
      return { ...others, rows: rows.map(viewRepository) };
    },
    'GET /api/v1/repository/{type}': async ({ path, page }) => {
      const { rows, ...others } = await listRepositoriesOfType(db, path.type, page);
      return { ...others, rows: rows.map(viewRepository) };
    },
    'PUT /api/v1/repository': ({ body, caller }) => createRepository(context, actorOf(caller, now()), body),
    'POST /api/v1/repository': ({ body, caller }) => updateRepository(context, actorOf(caller, now()), body),
    'DELETE /api/v1/repository/{uuid}': ({ path, caller }) =>
      removeRepository(context, actorOf(caller, now()), path.uuid),

    'GET /api/v1/repository/latest': async ({ query, reply }) =>
      (await latestOf(db, query.purl)) ?? reply.code(204).send(),

    'GET /api/waybill/v1/repositories': () => readRepositoryStates(db, now()),
    'POST /api/waybill/v1/repositories/look': async () => ({ token: await startRefreshes(db) }),
    'POST /api/waybill/v1/repositories/{type}/look': async ({ path }) => ({
      token: await startRefresh(db, path.type),
    }),
    'POST /api/waybill/v1/repositories/{type}/order': ({ path, body, caller }) =>
      orderRepositories(context, actorOf(caller, now()), path.type, body.uuids),
    'GET /api/waybill/v1/component/{uuid}/release': ({ path, caller }) =>
      describeComponentRelease(db, path.uuid, caller.scope, now()),
  });
}
