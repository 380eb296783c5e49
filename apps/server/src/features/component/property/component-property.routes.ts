import type { Context } from '../../../feature.ts';
import { endpoints } from '../../../http/endpoint.ts';
import type { App } from '../../../http/server.ts';
import { addProperty, componentProperties, removeProperty } from './component-property.service.ts';
import { viewComponentProperty } from './component-property.view.ts';

export function componentPropertyRoutes(app: App, { db, now }: Context): void {
  endpoints(app, {
    'GET /api/v1/component/{uuid}/property': async ({ path, caller }) =>
      (await componentProperties(db, path.uuid, caller.scope)).map(viewComponentProperty),

    'PUT /api/v1/component/{uuid}/property': async ({ path, body, caller }) =>
      viewComponentProperty(await addProperty(db, path.uuid, body, caller.scope)),

    'DELETE /api/v1/component/{uuid}/property/{propertyUuid}': ({ path, caller }) =>
      removeProperty(db, path.uuid, path.propertyUuid, caller, now()),
  });
}
