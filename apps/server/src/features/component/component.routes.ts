import { inTransaction } from '../../db/database.ts';
import { isUuid } from '../../db/uuid.ts';
import type { Context } from '../../feature.ts';
import { endpoints } from '../../http/endpoint.ts';
import { notFound, ValidationError, violation } from '../../http/errors.ts';
import type { App } from '../../http/server.ts';
import { enqueue } from '../../jobs/task.ts';
import { requireProject } from '../project-reference/project-reference.service.ts';
import { addComponent, removeComponent, replaceComponent } from './change/component-change.service.ts';
import {
  describeComponent,
  describeNewComponent,
  getComponent,
  listProjectComponents,
} from './component.service.ts';
import { identifyInternalKind } from './internal/internal-settings.ts';
import { findByHash, findByIdentity, findNames } from './search/component-search.service.ts';
import { criteriaOf } from './search/identity-criteria.ts';

export function componentReadRoutes(app: App, { db, now }: Context): void {
  endpoints(app, {
    'GET /api/v1/component/project/{uuid}': ({ path, query, page, caller }) =>
      listProjectComponents(db, path.uuid, query, page, caller.scope, now()),

    'GET /api/v1/component/identity': async ({ query, page, caller, reply }) => {
      const { project, excludeInactiveProjects, onlyLatestProjectVersions } = query;
      const projectId =
        project === undefined ? undefined : (await requireProject(db, project, caller.scope)).project_id;
      const criteria = criteriaOf(query);
      if (!criteria) return reply.header('x-total-count', 0).send();
      const asked = { ...criteria, projectId, excludeInactiveProjects, onlyLatestProjectVersions };
      return findByIdentity(db, asked, page, caller.scope, now());
    },

    'GET /api/waybill/v1/components/names': ({ query, caller }) =>
      findNames(db, query.searchText, caller.scope),

    'GET /api/v1/component/hash/{hash}': ({ path, page, caller }) =>
      findByHash(db, path.hash.trim().toLowerCase(), page, caller.scope, now()),

    'GET /api/v1/component/{uuid}': async ({ path, caller }) =>
      describeComponent(db, await getComponent(db, path.uuid, caller.scope), now()),
  });
}

export function componentWriteRoutes(app: App, { db, now }: Context): void {
  endpoints(app, {
    'PUT /api/v1/component/project/{uuid}': async ({ path, body, caller }) =>
      describeNewComponent(db, await addComponent(db, path.uuid, body, caller, now())),

    'POST /api/v1/component': async ({ body, caller }) => {
      const { uuid } = body;
      if (!uuid) throw notFound('component');
      if (!isUuid(uuid)) throw new ValidationError([violation('uuid', 'Invalid UUID', uuid)]);
      return describeComponent(db, await replaceComponent(db, uuid, body, caller, now()), now());
    },

    'DELETE /api/v1/component/{uuid}': ({ path, caller }) => removeComponent(db, path.uuid, caller, now()),

    'GET /api/v1/component/internal/identify': () =>
      inTransaction(db, async (trx) => {
        await enqueue(trx, { kind: identifyInternalKind, input: {}, subject: 'all', priority: 20 });
      }),
  });
}
