import type { Context } from '../../feature.ts';
import { endpoint, endpoints } from '../../http/endpoint.ts';
import type { App } from '../../http/server.ts';
import { openFeedFile } from './nvd/nvd-feed-files.ts';
import { listEcosystems } from './osv/osv-ecosystems.ts';
import { listSources, startMirror } from './source.service.ts';
import { readEcosystems } from './source.settings.ts';

export function sourceRoutes(app: App, context: Context): void {
  const { config, db } = context;
  endpoints(app, {
    'GET /api/waybill/v1/sources': () => listSources(db, config.outgoing.offline),
    'POST /api/waybill/v1/sources/{source}/mirror': async ({ path }) => ({
      token: await startMirror(db, path.source, config.outgoing.offline),
    }),

    'GET /api/v1/integration/osv/ecosystem': () => listEcosystems(context),
    'GET /api/v1/integration/osv/ecosystem/inactive': async () => {
      const active = new Set(await readEcosystems(db));
      return (await listEcosystems(context)).filter((name) => !active.has(name));
    },
  });

  endpoint(
    app,
    'GET /mirror/nvd/{file}',
    async ({ path, reply }) => {
      const feed = await openFeedFile(config.dataDir, path.file);
      if (!feed) return reply.code(404).send();
      return reply
        .type('application/octet-stream')
        .header('content-length', feed.bytes)
        .header('last-modified', feed.modified.toUTCString())
        .send(feed.content);
    },
    // It is compressed as it is.
    { compress: false },
  );
}
