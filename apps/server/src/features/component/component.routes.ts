import { Type } from 'typebox';
import { inTransaction } from '../../db/database.ts';
import type { Context } from '../../feature.ts';
import { notFound, ValidationError, violation } from '../../http/errors.ts';
import { isUuid, requireUuid, uuidParams } from '../../http/ids.ts';
import { sendListing } from '../../http/json-stream.ts';
import { pagingQuery, parsePage } from '../../http/paging.ts';
import { type App, callerOf } from '../../http/server.ts';
import { trimmed } from '../../http/text.ts';
import { enqueue } from '../../jobs/task.ts';
import { getProject } from '../project/project.service.ts';
import { addComponent, removeComponent, replaceComponent } from './change/component-change.service.ts';
import { checkComponent } from './change/component-input.ts';
import {
  componentListQuery,
  createComponentBody,
  identityQuery,
  updateComponentBody,
} from './component.schema.ts';
import {
  describeComponent,
  describeNewComponent,
  findComponents,
  getComponent,
  listProjectComponents,
} from './component.service.ts';
import { identifyInternalKind } from './internal/internal-settings.ts';
import { readIdentityQuery } from './search/identity-query.ts';

const view = { access: 'VIEW_PORTFOLIO' } as const;
const manage = { access: 'PORTFOLIO_MANAGEMENT' } as const;
const tags = ['component'];
const hashParams = Type.Object({ hash: Type.String() });

export function componentReadRoutes(app: App, { db, now }: Context): void {
  app.get(
    '/api/v1/component/project/:uuid',
    { config: view, schema: { params: uuidParams, querystring: componentListQuery, tags } },
    async (request, reply) => {
      const uuid = requireUuid(request.params.uuid, 'getAllComponents.uuid');
      const { onlyDirect, onlyOutdated } = request.query;
      const filter = { onlyDirect: isOn(onlyDirect), onlyOutdated: isOn(onlyOutdated) };
      const { scope } = callerOf(request);
      const page = parsePage(request.query);
      return sendListing(reply, await listProjectComponents(db, uuid, filter, page, scope, now()));
    },
  );

  app.get(
    '/api/v1/component/identity',
    { config: view, schema: { querystring: identityQuery, tags } },
    async (request, reply) => {
      const { scope } = callerOf(request);
      const { criteria, limits, projectUuid } = readIdentityQuery(request.query);
      const projectId = projectUuid && (await getProject(db, projectUuid, scope)).project_id;
      if (!criteria) return reply.header('x-total-count', 0).send();
      const query = { ...criteria, ...limits, projectId: projectId || undefined };
      const page = parsePage(request.query);
      return sendListing(reply, await findComponents(db, { by: 'identity', query }, page, scope, now()));
    },
  );

  app.get(
    '/api/v1/component/hash/:hash',
    { config: view, schema: { params: hashParams, querystring: Type.Object(pagingQuery), tags } },
    async (request, reply) => {
      const value = request.params.hash.trim().toLowerCase();
      const { scope } = callerOf(request);
      const page = parsePage(request.query);
      return sendListing(reply, await findComponents(db, { by: 'hash', value }, page, scope, now()));
    },
  );

  app.get(
    '/api/v1/component/:uuid',
    { config: view, schema: { params: uuidParams, tags } },
    async (request) => {
      const uuid = requireUuid(request.params.uuid, 'getComponentByUuid.uuid');
      return describeComponent(db, await getComponent(db, uuid, callerOf(request).scope), now());
    },
  );
}

export function componentWriteRoutes(app: App, { db, now }: Context): void {
  app.put(
    '/api/v1/component/project/:uuid',
    { config: manage, schema: { params: uuidParams, body: createComponentBody, tags } },
    async (request, reply) => {
      const uuid = requireUuid(request.params.uuid, 'createComponent.uuid');
      const row = await addComponent(db, uuid, request.body, callerOf(request), now());
      return reply.code(201).send(await describeNewComponent(db, row));
    },
  );

  app.post(
    '/api/v1/component',
    { config: manage, schema: { body: updateComponentBody, tags } },
    async (request) => {
      const { uuid, ...body } = request.body;
      checkComponent(body);
      if (!uuid) throw notFound('component');
      if (!isUuid(uuid)) throw new ValidationError([violation('uuid', 'Invalid UUID', uuid)]);
      const row = await replaceComponent(db, uuid, body, callerOf(request), now());
      return describeComponent(db, row, now());
    },
  );

  app.delete(
    '/api/v1/component/:uuid',
    { config: manage, schema: { params: uuidParams, tags } },
    async (request, reply) => {
      const uuid = requireUuid(request.params.uuid, 'deleteComponent.uuid');
      await removeComponent(db, uuid, callerOf(request), now());
      return reply.code(204).send();
    },
  );

  app.get(
    '/api/v1/component/internal/identify',
    { config: { access: 'SYSTEM_CONFIGURATION' }, schema: { tags } },
    async (_request, reply) => {
      const task = { kind: identifyInternalKind, input: {}, subject: 'all', priority: 20 };
      await inTransaction(db, (trx) => enqueue(trx, task));
      return reply.code(204).send();
    },
  );
}

function isOn(text: string | undefined): boolean {
  return trimmed(text)?.toLowerCase() === 'true';
}
