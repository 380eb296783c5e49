import type { Context } from '../../feature.ts';
import { endpoints } from '../../http/endpoint.ts';
import type { App } from '../../http/server.ts';
import { cancelBulk, getBulkReport, undoBulk } from './bulk.service.ts';
import { viewBulkReport } from './bulk.view.ts';

/** The shared endpoints of all kinds. Each feature has its own endpoint to start one. */
export function bulkRoutes(app: App, { db, bulkKinds }: Context): void {
  endpoints(app, {
    'GET /api/waybill/v1/bulk/{token}': async ({ path, caller }) => {
      const { bulk, skipped } = await getBulkReport(db, path.token, caller);
      return viewBulkReport(bulk, skipped);
    },
    'POST /api/waybill/v1/bulk/{token}/undo': ({ path, caller }) =>
      undoBulk(db, bulkKinds, path.token, caller),
    'POST /api/waybill/v1/bulk/{token}/cancel': async ({ path, caller }) =>
      cancelBulk(db, path.token, caller),
  });
}
