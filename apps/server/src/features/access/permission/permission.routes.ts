import type { Context } from '../../../feature.ts';
import { endpoints } from '../../../http/endpoint.ts';
import type { App } from '../../../http/server.ts';
import { listPermissions } from './permission.service.ts';
import { viewPermission } from './permission.view.ts';

export function permissionRoutes(app: App, { db }: Context): void {
  endpoints(app, {
    'GET /api/v1/permission': async () => (await listPermissions(db)).map(viewPermission),
  });
}
