import type { Context } from '../../feature.ts';
import { endpoints } from '../../http/endpoint.ts';
import { ownerOf } from '../../http/principal.ts';
import type { App } from '../../http/server.ts';
import {
  integrationsOfProject,
  listIntegrations,
  pageOfUploads,
  startUpload,
} from './integration.service.ts';
import { viewUpload } from './integration.view.ts';

export function integrationRoutes(app: App, { db, now }: Context): void {
  endpoints(app, {
    'GET /api/waybill/v1/integrations': ({ caller }) => listIntegrations(db, caller.scope, now()),
    'POST /api/waybill/v1/integrations/{integration}/run': async ({ path, caller }) => ({
      token: await startUpload(db, path.integration, ownerOf(caller)),
    }),
    'GET /api/waybill/v1/integrations/{integration}/uploads': async ({ path, query, page, caller }) => {
      const { rows, ...others } = await pageOfUploads(
        db,
        path.integration,
        query.outcome,
        page,
        caller.scope,
      );
      return { ...others, rows: rows.map(viewUpload) };
    },
    'GET /api/waybill/v1/project/{uuid}/integrations': ({ path, caller }) =>
      integrationsOfProject(db, path.uuid, caller.scope),
  });
}
