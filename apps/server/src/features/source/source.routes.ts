import type { Context } from '../../feature.ts';
import { endpoints } from '../../http/endpoint.ts';
import type { App } from '../../http/server.ts';
import { listEcosystems } from './osv/osv-ecosystems.ts';
import { listSources, startMirror, testSource } from './source.service.ts';
import { readEcosystems } from './source.settings.ts';

export function sourceRoutes(app: App, { db, now }: Context): void {
  endpoints(app, {
    'GET /api/waybill/v1/sources': () => listSources(db),
    'POST /api/waybill/v1/sources/{source}/mirror': async ({ path }) => ({
      token: await startMirror(db, path.source),
    }),

    'POST /api/waybill/v1/sources/{source}/test': ({ path, body }) =>
      testSource(path.source, body.url, now()),

    'GET /api/v1/integration/osv/ecosystem': () => listEcosystems(db, now),
    'GET /api/v1/integration/osv/ecosystem/inactive': async () => {
      const active = new Set(await readEcosystems(db));
      return (await listEcosystems(db, now)).filter((name) => !active.has(name));
    },
  });
}
