import type { ProjectView } from '@waybill/api-contract';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { Context } from '../../feature.ts';
import { notFound, unreadable, ValidationError, violation } from '../../http/errors.ts';
import { isUuid, requireUuid, uuidParams } from '../../http/ids.ts';
import { type App, callerOf } from '../../http/server.ts';
import {
  batchDeleteBody,
  createProjectBody,
  lookupQuery,
  patchProjectBody,
  updateProjectBody,
} from './project.schema.ts';
import { type FoundProject, getLatestProject, getProject, lookUpProject } from './project.service.ts';
import { addProject, patchProject, replaceProject } from './project-change.service.ts';
import { removeProject, removeProjects } from './project-delete.service.ts';
import { readPatch, readProject, requireName } from './project-input.ts';
import {
  describeChanged,
  describeProject,
  describeReplaced,
  describeWholeProject,
} from './project-list.service.ts';

const view = { access: 'VIEW_PORTFOLIO' } as const;
const manage = { access: 'PORTFOLIO_MANAGEMENT' } as const;
const tags = ['project'];
const nameParams = Type.Object({ name: Type.String() });

export function projectReadRoutes(app: App, { db, now }: Context): void {
  const describe = (request: FastifyRequest, project: FoundProject): Promise<ProjectView> =>
    describeProject(db, project, callerOf(request).scope, now());

  app.get(
    '/api/v1/project/lookup',
    { config: view, schema: { querystring: lookupQuery, tags } },
    async (request) => {
      const { name, version } = request.query;
      if (name === undefined) throw notFound('project');
      const project = await lookUpProject(db, name.trim(), version?.trim() ?? null, callerOf(request).scope);
      return describe(request, project);
    },
  );

  app.get(
    '/api/v1/project/latest/:name',
    { config: view, schema: { params: nameParams, tags } },
    async (request) =>
      describe(request, await getLatestProject(db, request.params.name, callerOf(request).scope)),
  );

  app.get(
    '/api/v1/project/:uuid',
    { config: view, schema: { params: uuidParams, tags } },
    async (request) => {
      const uuid = requireUuid(request.params.uuid, 'getProject.uuid');
      const { scope } = callerOf(request);
      return describeWholeProject(db, await getProject(db, uuid, scope), scope, now());
    },
  );
}

export function projectWriteRoutes(app: App, { db }: Context): void {
  app.put(
    '/api/v1/project',
    { config: manage, schema: { body: createProjectBody, tags } },
    async (request, reply) => {
      const caller = callerOf(request);
      const project = await addProject(db, readProject(request.body), caller);
      const view = await describeChanged(db, project, caller.scope, { parent: true, children: true });
      return reply.code(201).send(view);
    },
  );

  app.post(
    '/api/v1/project',
    { config: manage, schema: { body: updateProjectBody, tags } },
    async (request) => {
      const { uuid } = request.body;
      const input = readProject(request.body);
      requireName(input);
      if (!uuid) throw notFound('project');
      if (!isUuid(uuid)) throw new ValidationError([violation('uuid', 'Invalid UUID', uuid)]);
      const caller = callerOf(request);
      return describeReplaced(db, await replaceProject(db, uuid, input, caller), caller.scope);
    },
  );

  app.patch(
    '/api/v1/project/:uuid',
    { config: manage, schema: { params: uuidParams, body: patchProjectBody, tags } },
    async (request, reply) => {
      const caller = callerOf(request);
      const uuid = requireUuid(request.params.uuid, 'patchProject.uuid');
      const input = readPatch(request.body);
      const project = await patchProject(db, uuid, input, caller);
      if (!project) return reply.code(304).send();
      // The contract shows children where the change had to look at them, or at tags.
      const children = Boolean(input.tags?.length) || input.change.active !== undefined;
      return describeChanged(db, project, caller.scope, { parent: true, children });
    },
  );

  app.delete(
    '/api/v1/project/:uuid',
    { config: manage, schema: { params: uuidParams, tags } },
    async (request, reply) => {
      await removeProject(db, requireUuid(request.params.uuid, 'deleteProject.uuid'), callerOf(request));
      return reply.code(204).send();
    },
  );

  app.post(
    '/api/v1/project/batchDelete',
    { config: manage, schema: { body: batchDeleteBody, tags } },
    async (request, reply) => {
      const wrong = request.body.filter((uuid) => !isUuid(uuid));
      if (wrong.length > 0) throw unreadable(`These are no UUIDs: ${wrong.join(', ')}`);
      await removeProjects(db, request.body, callerOf(request));
      return reply.code(204).send();
    },
  );
}
