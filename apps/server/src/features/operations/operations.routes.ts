import type { Context } from '../../feature.ts';
import { endpoints } from '../../http/endpoint.ts';
import type { App } from '../../http/server.ts';
import { describeOperations } from './operations.service.ts';

export function operationsRoutes(app: App, context: Context): void {
  endpoints(app, { 'GET /api/waybill/v1/operations': () => describeOperations(context) });
}
