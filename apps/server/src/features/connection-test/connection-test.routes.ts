import type { Context } from '../../feature.ts';
import { endpoints } from '../../http/endpoint.ts';
import type { App } from '../../http/server.ts';
import { testAnalyzer, testIntegration, testRepository, testSource } from './connection-test.service.ts';

export function connectionTestRoutes(app: App, context: Context): void {
  endpoints(app, {
    'POST /api/waybill/v1/sources/{source}/test': ({ path, body }) =>
      testSource(context, path.source, body.settings),
    'POST /api/waybill/v1/analyzers/{analyzer}/test': ({ path, body }) =>
      testAnalyzer(context, path.analyzer, body.settings),
    'POST /api/waybill/v1/integrations/{integration}/test': ({ path, body }) =>
      testIntegration(context, path.integration, body.settings),
    'POST /api/waybill/v1/repositories/test': ({ body }) => testRepository(context, body),
  });
}
