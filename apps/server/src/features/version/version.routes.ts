import { statSync } from 'node:fs';
import type { DescriptionFormat } from '@waybill/api-contract';
import { describeApi, findEndpoint } from '@waybill/api-contract/server';
import { stringify } from 'yaml';
import { readInstallationId } from '../../db/installation.ts';
import type { Context } from '../../feature.ts';
import { contractApplication, contractFramework, contractLevel, product } from '../../http/about.ts';
import { endpoints } from '../../http/endpoint.ts';
import { notFound } from '../../http/errors.ts';
import type { App } from '../../http/server.ts';
import { readSetting } from '../config-property/setting.service.ts';

/** The running version, and the description of the API. */
export function versionRoutes(app: App, { config, db }: Context): void {
  const installedAt = statSync(new URL('../../../package.json', import.meta.url)).mtime.toISOString();

  // Made once: the routes are complete as soon as there are requests.
  const texts = new Map<string, string>();
  endpoints(app, {
    'GET /api/version': async () => {
      const uuid = (await readInstallationId(db)) ?? '';
      return {
        application: contractApplication,
        version: contractLevel,
        timestamp: installedAt,
        uuid,
        systemUuid: uuid,
        framework: { ...contractFramework, timestamp: installedAt, uuid },
        product,
      };
    },

    'GET /api/openapi.{type}': async ({ path, reply }) => {
      if ((await readSetting(db, 'openapi', 'enabled')) === 'false') throw notFound('API description');
      const text = texts.get(path.type) ?? write(path.type, describeRoutes(app, config.basePath));
      texts.set(path.type, text);
      return reply.type(`application/${path.type}`).send(text);
    },
  });
}

function write(format: DescriptionFormat, document: unknown): string {
  return format === 'json' ? JSON.stringify(document) : stringify(document, { aliasDuplicateObjects: false });
}

/** The API as far as it is built: the endpoints of the contract that routes exist for. */
function describeRoutes(app: App, basePath: string): unknown {
  const keys = app.declaredRoutes.flatMap(({ method, url }) => {
    return findEndpoint(method, url.slice(basePath.length)) ?? [];
  });
  return describeApi(new Set(keys), {
    title: 'Waybill',
    description: 'Software supply chain of a company: components, vulnerabilities, decisions.',
    version: contractLevel,
    basePath,
  });
}
