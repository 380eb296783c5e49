import type { Context } from '../../../feature.ts';
import { endpoints } from '../../../http/endpoint.ts';
import { notFound } from '../../../http/errors.ts';
import { readUuid } from '../../../http/ids.ts';
import type { App } from '../../../http/server.ts';
import { describeChanged, describeReplaced } from '../project-description.service.ts';
import { patchProject, replaceProject } from './project-change.service.ts';
import { addProject } from './project-creation.service.ts';
import { readNamedProject, readNewProject, readPatch } from './project-input.ts';

export function projectChangeRoutes(app: App, { db }: Context): void {
  endpoints(app, {
    'PUT /api/v1/project': async ({ body, caller }) => {
      const project = await addProject(db, readNewProject(body), caller);
      return describeChanged(db, project, caller.scope, { parent: true, children: true });
    },

    'POST /api/v1/project': async ({ body, caller }) => {
      const input = readNamedProject(body);
      const uuid = readUuid(body.uuid, 'uuid');
      if (uuid === undefined) throw notFound('project');
      return describeReplaced(db, await replaceProject(db, uuid, input, caller), caller.scope);
    },

    'PATCH /api/v1/project/{uuid}': async ({ path, body, caller, reply }) => {
      const input = readPatch(body);
      const project = await patchProject(db, path.uuid, input, caller);
      if (!project) return reply.code(304).send();
      // The contract shows children where the change had to look at them, or at tags.
      const children = Boolean(input.tags?.length) || input.change.active !== undefined;
      return describeChanged(db, project, caller.scope, { parent: true, children });
    },
  });
}
