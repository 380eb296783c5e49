import { inTransaction } from '../../db/database.ts';
import { isUuid } from '../../db/uuid.ts';
import type { Context } from '../../feature.ts';
import { endpoint, endpoints } from '../../http/endpoint.ts';
import { notFound, ValidationError, violation } from '../../http/errors.ts';
import { ownerOf } from '../../http/principal.ts';
import type { App } from '../../http/server.ts';
import { trimmed } from '../../http/text.ts';
import { enqueue } from '../../jobs/task.ts';
import { startBulk } from '../bulk/bulk.service.ts';
import { readSelection } from '../bulk/bulk-selection.ts';
import { requireProject } from '../project-reference/project-reference.service.ts';
import { addComponent, removeComponent, replaceComponent } from './change/component-change.service.ts';
import { componentDeletion } from './change/component-deletion.bulk.ts';
import {
  describeComponent,
  describeNewComponent,
  getComponent,
  listDependents,
  listProjectComponents,
  listShownComponents,
} from './component.service.ts';
import { readComponentFilter } from './component-filter.ts';
import { describeIdentification } from './internal/identification.service.ts';
import { identifyInternal } from './internal/identify-internal.jobs.ts';
import { findByHash, findByIdentity } from './search/component-search.service.ts';
import { criteriaOf } from './search/identity-criteria.ts';
import { listComponentsOfLicense } from './search/license/license-component.service.ts';
import { findByQuery, findGroupsByQuery } from './search/query/component-query.service.ts';
import { previewFoundDeletion, startFoundDeletion } from './search/query/found-deletion.bulk.ts';

export function componentReadRoutes(app: App, { db, now }: Context): void {
  endpoints(app, {
    'GET /api/v1/component/project/{uuid}': ({ path, query, page, caller }) =>
      listProjectComponents(
        db,
        path.uuid,
        readComponentFilter(query),
        page,
        caller.scope,
        now(),
        query.coverage,
      ),

    'GET /api/waybill/v1/project/{uuid}/components': ({ path, query, page, caller }) =>
      listShownComponents(db, path.uuid, readComponentFilter(query), page, caller.scope, now()),

    'GET /api/v1/component/identity': async ({ query, page, caller, reply }) => {
      const { project, excludeInactiveProjects, onlyLatestProjectVersions } = query;
      const projectId =
        project === undefined ? undefined : (await requireProject(db, project, caller.scope)).project_id;
      const criteria = criteriaOf(query);
      if (!criteria) return reply.header('x-total-count', 0).send();
      const asked = { ...criteria, projectId, excludeInactiveProjects, onlyLatestProjectVersions };
      return findByIdentity(db, asked, page, caller.scope, now());
    },

    'GET /api/waybill/v1/components/search': ({ query, page, caller }) =>
      findByQuery(db, query, page, caller.scope),

    'GET /api/waybill/v1/components/search/groups': ({ query, page, caller }) =>
      findGroupsByQuery(db, query, page, caller.scope),

    'GET /api/waybill/v1/licenses/{licenseId}/components': ({ path, query, page, caller }) => {
      const { excludeInactiveProjects, onlyLatestProjectVersions } = query;
      const filter = { ...readComponentFilter(query), excludeInactiveProjects, onlyLatestProjectVersions };
      return listComponentsOfLicense(db, path.licenseId, filter, page, caller.scope);
    },

    'GET /api/waybill/v1/component/{uuid}/dependents': ({ path, query, page, caller }) =>
      listDependents(db, path.uuid, readComponentFilter(query), page, caller.scope, now()),

    'GET /api/v1/component/hash/{hash}': ({ path, page, caller }) =>
      findByHash(db, path.hash.trim().toLowerCase(), page, caller.scope, now()),

    'GET /api/v1/component/{uuid}': async ({ path, query, caller }) => {
      const component = await getComponent(db, path.uuid, caller.scope);
      const { includeRepositoryMetaData: repositoryMeta, coverage } = query;
      return describeComponent(db, component, now(), { repositoryMeta, coverage });
    },
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

    'GET /api/v1/component/internal/identify': ({ caller }) =>
      inTransaction(db, async (trx) => {
        await enqueue(trx, { ...identifyInternal, owner: ownerOf(caller) });
      }),
    'GET /api/waybill/v1/component/internal/identification': () => describeIdentification(db),
  });
}

/** Enough for the ids of a hundred thousand components. */
const roomForIds = { bodyLimit: 8 * 1024 * 1024 };
const componentRefs = { isRef: isUuid, rule: 'must be the uuid of a component' };

export function componentDeletionRoutes(app: App, { db }: Context): void {
  endpoint(
    app,
    'POST /api/waybill/v1/project/{uuid}/components/deletion',
    async ({ path, query, body, caller }) => {
      const { project_id: projectId } = await requireProject(db, path.uuid, caller.scope);
      const selection = readSelection(body.selection, componentRefs, 'VIEW_PORTFOLIO', caller);
      const filter = { projectId, filter: readComponentFilter(query), search: trimmed(query.searchText) };
      return startBulk(
        db,
        componentDeletion,
        { selection, filter, parameters: { projectId }, projectId },
        caller,
      );
    },
    roomForIds,
  );

  endpoint(
    app,
    'POST /api/waybill/v1/components/deletion',
    ({ query, body, caller }) => {
      const selection = readSelection(body.selection, componentRefs, 'VIEW_PORTFOLIO', caller);
      return startFoundDeletion(db, selection, { ...query, query: query.query ?? '' }, caller);
    },
    roomForIds,
  );

  endpoint(
    app,
    'POST /api/waybill/v1/components/deletion/preview',
    ({ query, body, caller }) => {
      const selection = readSelection(body.selection, componentRefs, 'VIEW_PORTFOLIO', caller);
      return previewFoundDeletion(db, selection, { ...query, query: query.query ?? '' }, caller.scope);
    },
    roomForIds,
  );
}
