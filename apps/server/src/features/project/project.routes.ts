import type { Context } from '../../feature.ts';
import { endpoints } from '../../http/endpoint.ts';
import { notFound } from '../../http/errors.ts';
import type { App } from '../../http/server.ts';
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
  });
}
