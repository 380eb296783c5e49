import { isUuid } from '../../db/uuid.ts';
import type { Context } from '../../feature.ts';
import { endpoints } from '../../http/endpoint.ts';
import { illegalArgument } from '../../http/errors.ts';
import type { App } from '../../http/server.ts';
import {
  componentDependencies,
  pathsToComponents,
  projectDependencies,
  projectGraph,
} from './dependency-graph.service.ts';

export function dependencyGraphRoutes(app: App, { db }: Context): void {
  endpoints(app, {
    'GET /api/v1/dependencyGraph/project/{uuid}/directDependencies': ({ path, caller }) =>
      projectDependencies(db, path.uuid, caller.scope),

    'GET /api/v1/dependencyGraph/component/{uuid}/directDependencies': ({ path, caller }) =>
      componentDependencies(db, path.uuid, caller.scope),

    'GET /api/v1/component/project/{projectUuid}/dependencyGraph/{componentUuids}': async ({
      path,
      caller,
    }) => pathsToComponents(db, path.projectUuid, readUuids(path.componentUuids), caller.scope),

    'GET /api/waybill/v1/project/{uuid}/graph': ({ path, caller }) =>
      projectGraph(db, path.uuid, caller.scope),
  });
}

/** Several UUIDs in one part of the path, in their loose form (contract §5.6). */
function readUuids(text: string): string[] {
  const uuids = text.split('|');
  const wrong = uuids.find((uuid) => !isUuid(uuid));
  if (wrong !== undefined) throw illegalArgument(`"${wrong}" is not a UUID`);
  return uuids;
}
