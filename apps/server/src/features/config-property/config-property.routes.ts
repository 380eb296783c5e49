import type { Context } from '../../feature.ts';
import { type App, callerOf } from '../../http/server.ts';
import { configPropertyBody, configPropertyList, publicPropertyParams } from './config-property.schema.ts';
import {
  getPublicProperty,
  listProperties,
  updateProperties,
  updateProperty,
} from './config-property.service.ts';
import { toConfigProperty } from './config-property.view.ts';

const access = 'SYSTEM_CONFIGURATION';

export function configPropertyRoutes(app: App, context: Context): void {
  app.get('/api/v1/configProperty', { config: { access } }, async () =>
    (await listProperties(context.db)).map(toConfigProperty),
  );

  app.post(
    '/api/v1/configProperty',
    { config: { access }, schema: { body: configPropertyBody } },
    async (request) => toConfigProperty(await updateProperty(context, callerOf(request), request.body)),
  );

  app.post(
    '/api/v1/configProperty/aggregate',
    { config: { access }, schema: { body: configPropertyList } },
    async (request) => {
      const results = await updateProperties(context, callerOf(request), request.body);
      return results.map((result) =>
        typeof result === 'string' || result === null ? result : toConfigProperty(result),
      );
    },
  );

  app.get(
    '/api/v1/configProperty/public/:groupName/:propertyName',
    { config: { access: 'none' }, schema: { params: publicPropertyParams } },
    async ({ params }) =>
      toConfigProperty(await getPublicProperty(context, params.groupName, params.propertyName)),
  );
}
