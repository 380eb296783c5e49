import type { Context } from '../../../feature.ts';
import { endpoints } from '../../../http/endpoint.ts';
import type { App } from '../../../http/server.ts';
import { removeProject, removeProjects } from './project-delete.service.ts';

export function projectDeleteRoutes(app: App, { db, now }: Context): void {
  endpoints(app, {
    'DELETE /api/v1/project/{uuid}': ({ path, caller }) => removeProject(db, path.uuid, caller, now()),
    'POST /api/v1/project/batchDelete': ({ body, caller }) => removeProjects(db, body, caller, now()),
  });
}
