import { statSync } from 'node:fs';
import type { About } from '@waybill/api-contract';
import { readInstallationId } from '../../db/installation.ts';
import type { Context } from '../../feature.ts';
import { contractLevel, productVersion } from '../../http/about.ts';
import type { App } from '../../http/server.ts';

const config = { access: 'none' } as const;

/** What is running, and the description of the API. */
export function versionRoutes(app: App, { db }: Context): void {
  const installedAt = statSync(new URL('../../../package.json', import.meta.url)).mtime.toISOString();

  app.get('/api/version', { config }, async (): Promise<About> => {
    const uuid = (await readInstallationId(db)) ?? '';
    return {
      application: 'Waybill',
      version: contractLevel,
      timestamp: installedAt,
      uuid,
      systemUuid: uuid,
      framework: { name: 'Waybill', version: productVersion, timestamp: installedAt, uuid },
      waybillVersion: productVersion,
    };
  });

  // Made once: the routes are complete as soon as there are requests.
  let json: string | undefined;
  let yaml: string | undefined;
  app.get('/api/openapi.json', { config }, (_request, reply) => {
    json ??= JSON.stringify(app.swagger());
    return reply.type('application/json').send(json);
  });
  app.get('/api/openapi.yaml', { config }, (_request, reply) => {
    yaml ??= app.swagger({ yaml: true });
    return reply.type('application/yaml').send(yaml);
  });
}
