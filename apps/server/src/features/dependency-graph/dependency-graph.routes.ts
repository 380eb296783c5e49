import { Type } from 'typebox';
import type { Context } from '../../feature.ts';
import { illegalArgument } from '../../http/errors.ts';
import { isUuid, requireUuid, uuidParams } from '../../http/ids.ts';
import { type App, callerOf } from '../../http/server.ts';
import {
  componentDependencies,
  pathsToComponents,
  projectDependencies,
  projectGraph,
} from './dependency-graph.service.ts';

const read = { access: 'VIEW_PORTFOLIO' } as const;
const tags = ['dependency graph'];
const pathParams = Type.Object({ projectUuid: Type.String(), componentUuids: Type.String() });

function requireComponentUuid(text: string): string {
  if (isUuid(text)) return text;
  throw illegalArgument(`"${text}" is not a UUID`);
}

export function dependencyGraphRoutes(app: App, { db }: Context): void {
  app.get(
    '/api/v1/dependencyGraph/project/:uuid/directDependencies',
    { config: read, schema: { params: uuidParams, tags } },
    async (request) =>
      projectDependencies(
        db,
        requireUuid(request.params.uuid, 'getComponentsAndServicesByProjectUuid.uuid'),
        callerOf(request).scope,
      ),
  );
  app.get(
    '/api/v1/dependencyGraph/component/:uuid/directDependencies',
    { config: read, schema: { params: uuidParams, tags } },
    async (request) =>
      componentDependencies(
        db,
        requireUuid(request.params.uuid, 'getComponentsAndServicesByComponentUuid.uuid'),
        callerOf(request).scope,
      ),
  );
  app.get(
    '/api/v1/component/project/:projectUuid/dependencyGraph/:componentUuids',
    { config: read, schema: { params: pathParams, tags } },
    async (request) => {
      const { projectUuid, componentUuids } = request.params;
      const path = 'getDependencyGraphForComponent';
      return pathsToComponents(
        db,
        requireUuid(projectUuid, `${path}.projectUuid`),
        componentUuids.split('|').map(requireComponentUuid),
        callerOf(request).scope,
      );
    },
  );
  app.get(
    '/api/waybill/v1/project/:uuid/graph',
    { config: read, schema: { params: uuidParams, tags } },
    async (request) => projectGraph(db, requireUuid(request.params.uuid, 'uuid'), callerOf(request).scope),
  );
}
