import type { Context } from '../../feature.ts';
import { endpoints } from '../../http/endpoint.ts';
import { illegalArgument } from '../../http/errors.ts';
import type { App } from '../../http/server.ts';
import { explain } from './why.service.ts';

export function whyRoutes(app: App, { db }: Context): void {
  endpoints(app, {
    'GET /api/waybill/v1/why': async ({ query, caller }) =>
      explain(db, query.component, parseVulnerability(query.vulnerability), caller.scope),
  });
}

function parseVulnerability(text: string): { source: string; vulnId: string } {
  const slash = text.indexOf('/');
  if (slash <= 0 || slash === text.length - 1) {
    throw illegalArgument(
      `vulnerability: "${text}" is not of the form source/id, such as NVD/CVE-2021-44228`,
    );
  }
  return { source: text.slice(0, slash), vulnId: text.slice(slash + 1) };
}
