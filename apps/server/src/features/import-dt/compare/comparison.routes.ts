import type { Context } from '../../../feature.ts';
import { endpoints } from '../../../http/endpoint.ts';
import type { App } from '../../../http/server.ts';
import { viewTables } from '../run/import-run.view.ts';
import { readComparison, setUnderstood, sideOf, startComparison } from './comparison.service.ts';
import { viewComparison, viewDifference } from './comparison.view.ts';
import { listDifferences } from './difference-list.queries.ts';
import { findTables } from './other-installation.queries.ts';

export function comparisonRoutes(app: App, { db, now }: Context): void {
  endpoints(app, {
    'GET /api/waybill/v1/import/dt/comparison': async ({ caller }) =>
      viewComparison(await readComparison(db, caller.scope)),

    'POST /api/waybill/v1/import/dt/comparison': async ({ caller }) => ({
      token: await startComparison(db, caller),
    }),

    'GET /api/waybill/v1/import/dt/comparison/difference': async ({ query, page, caller }) => {
      const { side, cause, detail, project, open } = query;
      const filter = { side: side && sideOf(side), cause, detail, project, open };
      const { rows, ...others } = await listDifferences(db, filter, page, caller.scope);
      return { ...others, rows: rows.map(viewDifference) };
    },

    'GET /api/waybill/v1/import/dt/comparison/table': async () => viewTables(await findTables(db)),

    'PUT /api/waybill/v1/import/dt/comparison/cause': async ({ body, caller, reply }) => {
      const { side, cause, detail, understood } = body;
      await setUnderstood(db, caller, { side, cause, detail: detail ?? '', understood }, now());
      return reply.code(204).send();
    },
  });
}
