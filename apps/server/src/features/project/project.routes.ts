import type { ProjectView } from '@waybill/api-contract';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { Context } from '../../feature.ts';
import { notFound, ValidationError, violation } from '../../http/errors.ts';
import { isUuid, requireUuid, uuidParams } from '../../http/ids.ts';
import { type App, callerOf } from '../../http/server.ts';
import { trimmed } from '../../http/text.ts';
import {
  batchDeleteBody,
  createProjectBody,
  lookupQuery,
  patchProjectBody,
  updateProjectBody,
} from './project.schema.ts';
import { type FoundProject, getLatestProject, getProject, lookUpProject } from './project.service.ts';
import { viewProject } from './project.view.ts';
import { addProject, patchProject, replaceProject } from './project-change.service.ts';
import { removeProject, removeProjects } from './project-delete.service.ts';
import { readProject } from './project-input.ts';
import { describeParent, describeProject } from './project-list.service.ts';

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
      const project = await lookUpProject(db, name.trim(), trimmed(version) ?? null, callerOf(request).scope);
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
      return describe(request, await getProject(db, uuid, callerOf(request).scope));
    },
  );
}

export function projectWriteRoutes(app: App, { db }: Context): void {
  app.put(
    '/api/v1/project',
    { config: manage, schema: { body: createProjectBody, tags } },
    async (request, reply) => {
      const project = await addProject(db, readProject(request.body), callerOf(request));
      return reply.code(201).send({ ...viewProject(project), children: [], properties: [] });
    },
  );

  app.post(
    '/api/v1/project',
    { config: manage, schema: { body: updateProjectBody, tags } },
    async (request) => {
      const { uuid } = request.body;
      if (!uuid || !isUuid(uuid))
        throw new ValidationError([violation('uuid', 'Invalid UUID', uuid ?? null)]);
      return viewProject(await replaceProject(db, uuid, readProject(request.body), callerOf(request)));
    },
  );

  app.patch(
    '/api/v1/project/:uuid',
    { config: manage, schema: { params: uuidParams, body: patchProjectBody, tags } },
    async (request, reply) => {
      const caller = callerOf(request);
      const uuid = requireUuid(request.params.uuid, 'patchProject.uuid');
      const project = await patchProject(db, uuid, readProject(request.body), caller);
      if (!project) return reply.code(304).send();
      return { ...viewProject(project), ...(await describeParent(db, project, caller.scope)) };
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
      if (wrong.length > 0) {
        throw new ValidationError(
          wrong.map((uuid) => violation('deleteProjects.uuids', 'Invalid UUID', uuid)),
        );
      }
      await removeProjects(db, request.body, callerOf(request));
      return reply.code(204).send();
    },
  );
}
