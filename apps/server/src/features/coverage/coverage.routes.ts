import type { Context } from '../../feature.ts';
import { endpoints } from '../../http/endpoint.ts';
import type { App } from '../../http/server.ts';
import { projectCoverage } from './coverage.service.ts';
import { portfolioCoverage } from './portfolio-coverage.service.ts';
import { pageOfUncovered } from './uncovered-component.service.ts';

export function coverageRoutes(app: App, { db }: Context): void {
  endpoints(app, {
    'GET /api/waybill/v1/coverage': ({ caller }) => portfolioCoverage(db, caller.scope),

    'GET /api/waybill/v1/coverage/components': ({ page, query, caller }) =>
      pageOfUncovered(db, page, query, caller.scope),

    'GET /api/waybill/v1/project/{uuid}/coverage': ({ path, caller }) =>
      projectCoverage(db, path.uuid, caller.scope),
  });
}
