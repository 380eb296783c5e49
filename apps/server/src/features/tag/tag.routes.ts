import { Type } from 'typebox';
import type { Context } from '../../feature.ts';
import { ValidationError, violation } from '../../http/errors.ts';
import { isUuid } from '../../http/ids.ts';
import { pagingQuery, parsePage } from '../../http/paging.ts';
import { present } from '../../http/present.ts';
import { type App, callerOf } from '../../http/server.ts';
import { listTaggedProjects, listTags, type TaggedProjectRow } from './tag.queries.ts';
import { changeTaggedProjects, createTags, removeTags } from './tag.service.ts';

const view = { access: 'VIEW_PORTFOLIO' } as const;
const manage = { access: 'TAG_MANAGEMENT' } as const;
const tags = ['tag'];
const querystring = Type.Object(pagingQuery);
const nameParams = Type.Object({ name: Type.String() });
const nameList = Type.Array(Type.String({ pattern: '\\S', maxLength: 255 }), { minItems: 1, maxItems: 100 });
const uuidList = Type.Array(Type.String(), { minItems: 1, maxItems: 100 });

export function tagRoutes(app: App, { db }: Context): void {
  app.get('/api/v1/tag', { config: view, schema: { querystring, tags } }, async (request, reply) => {
    const { scope, permissions } = callerOf(request);
    const withUnused = scope.all || permissions.has('TAG_MANAGEMENT');
    const rows = await listTags(db, parsePage(request.query), scope, withUnused);
    return reply.header('x-total-count', rows[0]?.total ?? 0).send(
      rows.map((row) => ({
        name: row.name,
        projectCount: row.projects,
        // Neither policies nor notification rules are built in yet, so no tag is used by one.
        policyCount: 0,
        notificationRuleCount: 0,
        collectionProjectCount: row.collection_projects,
      })),
    );
  });

  app.put('/api/v1/tag', { config: manage, schema: { body: nameList, tags } }, async (request, reply) => {
    await createTags(db, request.body);
    return reply.code(201).send();
  });

  app.delete('/api/v1/tag', { config: manage, schema: { body: nameList, tags } }, async (request, reply) => {
    await removeTags(db, request.body, callerOf(request));
    return reply.code(204).send();
  });

  app.get(
    '/api/v1/tag/:name/project',
    { config: view, schema: { params: nameParams, querystring, tags } },
    async (request, reply) => {
      const { name } = request.params;
      const page = parsePage(request.query);
      const rows = await listTaggedProjects(db, name, 'tagged', page, callerOf(request).scope);
      return reply.header('x-total-count', rows[0]?.total ?? 0).send(rows.map(viewTagged));
    },
  );

  app.get(
    '/api/v1/tag/:name/collectionProject',
    { config: view, schema: { params: nameParams, querystring, tags } },
    async (request, reply) => {
      const { name } = request.params;
      const page = parsePage(request.query);
      const rows = await listTaggedProjects(db, name, 'collection', page, callerOf(request).scope);
      return reply.header('x-total-count', rows[0]?.total ?? 0).send(rows.map(viewTagged));
    },
  );

  for (const [method, how] of [
    ['POST', 'add'],
    ['DELETE', 'remove'],
  ] as const) {
    app.route({
      method,
      url: '/api/v1/tag/:name/project',
      config: { access: 'PORTFOLIO_MANAGEMENT' },
      schema: { params: nameParams, body: uuidList, tags },
      async handler(request, reply) {
        const { name } = request.params;
        await changeTaggedProjects(db, name, requireUuids(request.body), how, callerOf(request));
        return reply.code(204).send();
      },
    });
  }
}

function requireUuids(texts: readonly string[]): readonly string[] {
  const wrong = texts.filter((text) => !isUuid(text));
  if (wrong.length === 0) return texts;
  throw new ValidationError(wrong.map((text) => violation('uuids', 'Invalid UUID', text)));
}

function viewTagged(row: TaggedProjectRow) {
  return { uuid: row.uuid, name: row.name, ...present('version', row.version) };
}
