import { Type } from 'typebox';
import type { Context } from '../../feature.ts';
import { requireUuid, uuidParams } from '../../http/ids.ts';
import { pagingQuery, parsePage } from '../../http/paging.ts';
import { type App, callerOf } from '../../http/server.ts';
import { actorOf } from '../audit-log/audit-log.service.ts';
import { aclMappingBody, aclMappingParams } from './access.schema.ts';
import { addMapping, pageOfMappings, removeMapping } from './acl.service.ts';

const config = { access: 'ACCESS_MANAGEMENT' } as const;

const teamProjectsQuery = Type.Object({
  ...pagingQuery,
  excludeInactive: Type.Optional(Type.Boolean()),
  onlyRoot: Type.Optional(Type.Boolean()),
});

export function aclRoutes(app: App, { db, now }: Context): void {
  app.get(
    '/api/v1/acl/team/:uuid',
    { config, schema: { params: uuidParams, querystring: teamProjectsQuery } },
    async ({ params, query }, reply) => {
      const team = requireUuid(params.uuid, 'retrieveProjects.uuid');
      const { excludeInactive = false, onlyRoot = false } = query;
      const { projects, total } = await pageOfMappings(
        db,
        team,
        { excludeInactive, onlyRoot },
        parsePage(query),
      );
      reply.header('x-total-count', total);
      return projects;
    },
  );

  app.put('/api/v1/acl/mapping', { config, schema: { body: aclMappingBody } }, async (request, reply) => {
    const { team, project } = request.body;
    await addMapping(db, actorOf(callerOf(request), now()), team, project);
    return reply.code(200).send();
  });

  app.delete(
    '/api/v1/acl/mapping/team/:teamUuid/project/:projectUuid',
    { config, schema: { params: aclMappingParams } },
    async (request, reply) => {
      const team = requireUuid(request.params.teamUuid, 'deleteMapping.teamUuid');
      const project = requireUuid(request.params.projectUuid, 'deleteMapping.projectUuid');
      await removeMapping(db, actorOf(callerOf(request), now()), team, project);
      return reply.code(200).send();
    },
  );
}
