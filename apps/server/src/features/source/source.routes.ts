import { Type } from 'typebox';
import type { Context } from '../../feature.ts';
import type { App } from '../../http/server.ts';
import { listEcosystems } from './osv/osv-ecosystems.ts';
import { listSources, startMirror } from './source.service.ts';
import { readEcosystems } from './source.settings.ts';

const sourceParams = Type.Object({ source: Type.String() });

export function sourceRoutes(app: App, { db, now }: Context): void {
  app.get(
    '/api/waybill/v1/sources',
    { config: { access: ['SYSTEM_CONFIGURATION', 'VIEW_PORTFOLIO'] }, schema: { tags: ['source'] } },
    async () => listSources(db),
  );

  app.post(
    '/api/waybill/v1/sources/:source/mirror',
    { config: { access: 'SYSTEM_CONFIGURATION' }, schema: { params: sourceParams, tags: ['source'] } },
    async (request, reply) => {
      const token = await startMirror(db, request.params.source);
      return reply.code(202).send({ token });
    },
  );

  app.get(
    '/api/v1/integration/osv/ecosystem',
    { config: { access: 'SYSTEM_CONFIGURATION' }, schema: { tags: ['integration'] } },
    async () => listEcosystems(db, now),
  );

  app.get(
    '/api/v1/integration/osv/ecosystem/inactive',
    { config: { access: 'SYSTEM_CONFIGURATION' }, schema: { tags: ['integration'] } },
    async () => {
      const active = new Set(await readEcosystems(db));
      return (await listEcosystems(db, now)).filter((name) => !active.has(name));
    },
  );
}
