import type { Context } from '../../feature.ts';
import { endpoints } from '../../http/endpoint.ts';
import { notFound } from '../../http/errors.ts';
import type { App } from '../../http/server.ts';
import { permissionsFor } from '../project-reference/project-permission.service.ts';
import { requireProject } from '../project-reference/project-reference.service.ts';
import { getLatestProject, getProject, lookUpProject } from './project.service.ts';
import { describeProject, describeWholeProject } from './project-description.service.ts';

export function projectReadRoutes(app: App, { db, now }: Context): void {
  endpoints(app, {
    'GET /api/v1/project/lookup': async ({ query: { name, version }, caller: { scope } }) => {
      if (name === undefined) throw notFound('project');
      const project = await lookUpProject(db, name.trim(), version?.trim() ?? null, scope);
      return describeProject(db, project, scope, now());
    },

    'GET /api/v1/project/latest/{name}': async ({ path, caller: { scope } }) =>
      describeProject(db, await getLatestProject(db, path.name, scope), scope, now()),

    'GET /api/v1/project/{uuid}': async ({ path, caller: { scope } }) =>
      describeWholeProject(db, await getProject(db, path.uuid, scope), scope, now()),

    'GET /api/waybill/v1/project/{uuid}/permission': async ({ path, caller }) => {
      const { project_id } = await requireProject(db, path.uuid, caller.scope);
      return permissionsFor(db, caller, project_id);
    },
  });
}
