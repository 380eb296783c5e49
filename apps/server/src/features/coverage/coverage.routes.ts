import type { Context } from '../../feature.ts';
import { requireUuid, uuidParams } from '../../http/ids.ts';
import { type App, callerOf } from '../../http/server.ts';
import { projectCoverage } from './coverage.service.ts';

export function coverageRoutes(app: App, { db }: Context): void {
  app.get(
    '/api/waybill/v1/project/:uuid/coverage',
    { config: { access: 'VIEW_PORTFOLIO' }, schema: { params: uuidParams, tags: ['coverage'] } },
    async (request) => projectCoverage(db, requireUuid(request.params.uuid, 'uuid'), callerOf(request).scope),
  );
}
