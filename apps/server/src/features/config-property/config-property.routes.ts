import type { Context } from '../../feature.ts';
import { endpoints } from '../../http/endpoint.ts';
import type { App } from '../../http/server.ts';
import {
  getPublicProperty,
  listProperties,
  updateProperties,
  updateProperty,
} from './config-property.service.ts';
import { viewConfigProperty } from './config-property.view.ts';
import { changeSettings, listSettings } from './setting-catalog.service.ts';

export function configPropertyRoutes(app: App, context: Context): void {
  endpoints(app, {
    'GET /api/v1/configProperty': async () => (await listProperties(context.db)).map(viewConfigProperty),

    'POST /api/v1/configProperty': async ({ body, caller }) =>
      viewConfigProperty(await updateProperty(context, caller, body)),

    'POST /api/v1/configProperty/aggregate': async ({ body, caller }) => {
      const results = await updateProperties(context, caller, body);
      return results.map((result) =>
        typeof result === 'string' || result === null ? result : viewConfigProperty(result),
      );
    },

    'GET /api/v1/configProperty/public/{groupName}/{propertyName}': async ({ path }) =>
      viewConfigProperty(await getPublicProperty(context, path.groupName, path.propertyName)),

    'GET /api/waybill/v1/settings': () => listSettings(context),

    'PATCH /api/waybill/v1/settings': async ({ body, caller }) => {
      await changeSettings(context, caller, body);
      return listSettings(context);
    },
  });
}
