import type { Context } from '../../feature.ts';
import { endpoints } from '../../http/endpoint.ts';
import type { App } from '../../http/server.ts';
import { listTaggedProjects, listTags } from './tag.queries.ts';
import { createTags, removeTags, tagProjects, untagProjects } from './tag.service.ts';
import { viewTag, viewTaggedProject } from './tag.view.ts';

export function tagRoutes(app: App, { db }: Context): void {
  endpoints(app, {
    'GET /api/v1/tag': async ({ query, page, caller: { scope, permissions } }) => {
      const withUnused = scope.all || permissions.has('TAG_MANAGEMENT');
      const { rows, ...others } = await listTags(db, query.use, page, scope, withUnused);
      return { ...others, rows: rows.map(viewTag) };
    },
    'PUT /api/v1/tag': ({ body }) => createTags(db, body),
    'DELETE /api/v1/tag': ({ body, caller }) => removeTags(db, body, caller),

    'GET /api/v1/tag/{name}/project': async ({ path, query, page, caller }) => {
      const { rows, ...others } = await listTaggedProjects(
        db,
        path.name,
        'tagged',
        query,
        page,
        caller.scope,
      );
      return { ...others, rows: rows.map(viewTaggedProject) };
    },
    'GET /api/v1/tag/{name}/collectionProject': async ({ path, query, page, caller }) => {
      const { rows, ...others } = await listTaggedProjects(
        db,
        path.name,
        'collection',
        query,
        page,
        caller.scope,
      );
      return { ...others, rows: rows.map(viewTaggedProject) };
    },
    'POST /api/v1/tag/{name}/project': ({ path, body, caller }) =>
      tagProjects(db, path.name, body, caller.scope),
    'DELETE /api/v1/tag/{name}/project': ({ path, body, caller }) =>
      untagProjects(db, path.name, body, caller.scope),
  });
}
