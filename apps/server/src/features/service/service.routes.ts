import { Type } from 'typebox';
import type { Context } from '../../feature.ts';
import { notFound, ValidationError, violation } from '../../http/errors.ts';
import { isUuid, requireUuid, uuidParams } from '../../http/ids.ts';
import { pagingQuery, parsePage } from '../../http/paging.ts';
import { type App, callerOf } from '../../http/server.ts';
import { createServiceBody, updateServiceBody } from './service.schema.ts';
import {
  addService,
  describeNewService,
  describeService,
  getService,
  pageOfServices,
  removeService,
  replaceService,
} from './service.service.ts';
import { readService } from './service-input.ts';

const view = { access: 'VIEW_PORTFOLIO' } as const;
const manage = { access: 'PORTFOLIO_MANAGEMENT' } as const;
const tags = ['service'];

export function serviceRoutes(app: App, { db, now }: Context): void {
  app.get(
    '/api/v1/service/project/:uuid',
    { config: view, schema: { params: uuidParams, querystring: Type.Object(pagingQuery), tags } },
    async (request, reply) => {
      const uuid = requireUuid(request.params.uuid, 'getAllServices.uuid');
      const { scope } = callerOf(request);
      const { services, total } = await pageOfServices(db, uuid, parsePage(request.query), scope);
      return reply.header('x-total-count', total).send(services);
    },
  );

  app.get(
    '/api/v1/service/:uuid',
    { config: view, schema: { params: uuidParams, tags } },
    async (request) => {
      const uuid = requireUuid(request.params.uuid, 'getServiceByUuid.uuid');
      return describeService(db, await getService(db, uuid, callerOf(request).scope));
    },
  );

  app.put(
    '/api/v1/service/project/:uuid',
    { config: manage, schema: { params: uuidParams, body: createServiceBody, tags } },
    async (request, reply) => {
      const uuid = requireUuid(request.params.uuid, 'createService.uuid');
      const row = await addService(db, uuid, request.body, callerOf(request).scope, now());
      return reply.code(201).send(await describeNewService(db, row));
    },
  );

  app.post(
    '/api/v1/service',
    { config: manage, schema: { body: updateServiceBody, tags } },
    async (request) => {
      const { uuid, ...body } = request.body;
      readService(body);
      if (!uuid) throw notFound('service');
      if (!isUuid(uuid)) throw new ValidationError([violation('uuid', 'Invalid UUID', uuid)]);
      return describeService(db, await replaceService(db, uuid, body, callerOf(request).scope));
    },
  );

  app.delete(
    '/api/v1/service/:uuid',
    { config: manage, schema: { params: uuidParams, tags } },
    async (request, reply) => {
      await removeService(
        db,
        requireUuid(request.params.uuid, 'deleteService.uuid'),
        callerOf(request).scope,
      );
      return reply.code(204).send();
    },
  );
}
