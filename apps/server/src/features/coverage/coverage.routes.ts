import type { Context } from '../../feature.ts';
import { endpoints } from '../../http/endpoint.ts';
import { present } from '../../http/present.ts';
import type { App } from '../../http/server.ts';
import { dataAsOf } from '../source/data-age.service.ts';
import { projectCoverage } from './coverage.service.ts';
import { portfolioCoverage } from './portfolio-coverage.service.ts';
import { pageOfUncovered } from './uncovered-component.service.ts';

export function coverageRoutes(app: App, { db }: Context): void {
  const age = async () => present('dataAsOf', (await dataAsOf(db))?.getTime());
  endpoints(app, {
    'GET /api/waybill/v1/coverage': async ({ caller }) => ({
      ...(await portfolioCoverage(db, caller.scope)),
      ...(await age()),
    }),

    'GET /api/waybill/v1/coverage/components': ({ page, query, caller }) =>
      pageOfUncovered(db, page, query, caller.scope),

    'GET /api/waybill/v1/project/{uuid}/coverage': async ({ path, caller }) => ({
      ...(await projectCoverage(db, path.uuid, caller.scope)),
      ...(await age()),
    }),
  });
}
