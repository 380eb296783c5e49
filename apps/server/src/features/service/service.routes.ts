import type { Context } from '../../feature.ts';
import { endpoints } from '../../http/endpoint.ts';
import { notFound } from '../../http/errors.ts';
import { readUuid } from '../../http/ids.ts';
import type { App } from '../../http/server.ts';
import {
  addService,
  describeNewService,
  describeService,
  getService,
  pageOfServices,
  removeService,
  replaceService,
} from './service.service.ts';

export function serviceRoutes(app: App, { db, now }: Context): void {
  endpoints(app, {
    'GET /api/v1/service/project/{uuid}': ({ path, page, caller }) =>
      pageOfServices(db, path.uuid, page, caller.scope),
    'GET /api/v1/service/{uuid}': async ({ path, caller }) =>
      describeService(db, await getService(db, path.uuid, caller.scope)),
    'PUT /api/v1/service/project/{uuid}': async ({ path, body, caller }) =>
      describeNewService(db, await addService(db, path.uuid, body, caller.scope, now())),
    'POST /api/v1/service': async ({ body, caller }) => {
      const uuid = readUuid(body.uuid, 'uuid');
      if (uuid === undefined) throw notFound('service');
      return describeService(db, await replaceService(db, uuid, body, caller.scope));
    },
    'DELETE /api/v1/service/{uuid}': ({ path, caller }) => removeService(db, path.uuid, caller.scope),
  });
}
