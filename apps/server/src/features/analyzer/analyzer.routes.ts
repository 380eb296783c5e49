import type { Context } from '../../feature.ts';
import { endpoints } from '../../http/endpoint.ts';
import { ownerOf } from '../../http/principal.ts';
import type { App } from '../../http/server.ts';
import { listAnalyzers, startRun } from './analyzer.service.ts';
import { readInternalAnalyzer, startInternalRun } from './internal/internal.service.ts';

export function analyzerRoutes(app: App, { db, now }: Context): void {
  endpoints(app, {
    'GET /api/waybill/v1/analyzers': () => listAnalyzers(db, now()),
    'POST /api/waybill/v1/analyzers/{analyzer}/run': async ({ path, caller }) => ({
      token: await startRun(db, path.analyzer, ownerOf(caller)),
    }),
    'GET /api/waybill/v1/analyzers/internal': () => readInternalAnalyzer(db),
    'POST /api/waybill/v1/analyzers/internal/run': async ({ caller }) => ({
      token: await startInternalRun(db, ownerOf(caller)),
    }),
  });
}
