import type { Context } from '../../feature.ts';
import { endpoints } from '../../http/endpoint.ts';
import type { Principal } from '../../http/principal.ts';
import type { App } from '../../http/server.ts';
import { listTaggedProjects } from './tag.queries.ts';
import { createTags, removeTags, tagProjects, untagProjects } from './tag.service.ts';
import { viewTag, viewTagGroup, viewTaggedProject } from './tag.view.ts';
import { listTagGroups, listTags, type TagSight } from './tag-list.queries.ts';

export function tagRoutes(app: App, { db, now }: Context): void {
  endpoints(app, {
    'GET /api/v1/tag': async ({ query, page, caller }) => {
      const { rows, ...others } = await listTags(db, query, page, sightOf(caller));
      return { ...others, rows: rows.map(viewTag) };
    },
    'GET /api/waybill/v1/tags/groups': async ({ query, page, caller }) => {
      const { rows, ...others } = await listTagGroups(db, query, page, sightOf(caller));
      return { ...others, rows: rows.map(viewTagGroup) };
    },
    'PUT /api/v1/tag': ({ body }) => createTags(db, body),
    'DELETE /api/v1/tag': ({ body, caller }) => removeTags(db, body, caller, now()),

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

function sightOf({ scope, permissions }: Principal): TagSight {
  return { scope, withUnused: scope.all || permissions.has('TAG_MANAGEMENT') };
}
