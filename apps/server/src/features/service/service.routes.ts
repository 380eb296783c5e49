import type { EndpointInputs } from '@waybill/api-contract/server';
import type { Context } from '../../feature.ts';
import { endpoint, endpoints } from '../../http/endpoint.ts';
import { notFound } from '../../http/errors.ts';
import { readUuid } from '../../http/ids.ts';
import type { App } from '../../http/server.ts';
import { trimmed } from '../../http/text.ts';
import { actorOf } from '../audit-log/audit-log.service.ts';
import { startBulk } from '../bulk/bulk.service.ts';
import { readSelection } from '../bulk/bulk-selection.ts';
import { requireProject } from '../project-reference/project-reference.service.ts';
import type { ServiceFilter } from './service.queries.ts';
import {
  addService,
  describeNewService,
  describeService,
  getService,
  pageOfServices,
  removeService,
  replaceService,
} from './service.service.ts';
import { serviceDeletion } from './service-deletion.bulk.ts';
import { roomForIds, serviceRefs } from './service-refs.ts';

type ServiceQuery = EndpointInputs['GET /api/v1/service/project/{uuid}']['query'];

const serviceFilter = (
  { authentication, trustBoundary }: ServiceQuery,
  search: string | undefined,
): ServiceFilter => ({ search, authentication, trustBoundary });

export function serviceRoutes(app: App, { db, now }: Context): void {
  endpoints(app, {
    'GET /api/v1/service/project/{uuid}': ({ path, query, page, caller }) =>
      pageOfServices(db, path.uuid, serviceFilter(query, page.search), page, caller.scope),
    'GET /api/v1/service/{uuid}': async ({ path, caller }) =>
      describeService(db, await getService(db, path.uuid, caller.scope)),
    'PUT /api/v1/service/project/{uuid}': async ({ path, body, caller }) =>
      describeNewService(db, await addService(db, path.uuid, body, caller.scope, now())),
    'POST /api/v1/service': async ({ body, caller }) => {
      const uuid = readUuid(body.uuid, 'uuid');
      if (uuid === undefined) throw notFound('service');
      return describeService(db, await replaceService(db, uuid, body, caller.scope));
    },
    'DELETE /api/v1/service/{uuid}': ({ path, caller }) =>
      removeService(db, path.uuid, caller.scope, actorOf(caller, now())),
  });
  endpoint(
    app,
    'POST /api/waybill/v1/project/{uuid}/services/deletion',
    async ({ path, query, body, caller }) => {
      const { project_id: projectId } = await requireProject(db, path.uuid, caller.scope);
      const selection = readSelection(body.selection, serviceRefs, 'VIEW_PORTFOLIO', caller);
      const filter = { projectId, ...serviceFilter(query, trimmed(query.searchText)) };
      return startBulk(
        db,
        serviceDeletion,
        { selection, filter, parameters: { projectId }, projectId },
        caller,
      );
    },
    roomForIds,
  );
}
