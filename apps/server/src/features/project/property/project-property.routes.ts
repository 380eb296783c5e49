import type { CreateProjectPropertyBody } from '@waybill/api-contract';
import type { Context } from '../../../feature.ts';
import { endpoints } from '../../../http/endpoint.ts';
import type { App } from '../../../http/server.ts';
import { trimmed } from '../../../http/text.ts';
import { viewProperty } from '../../party/contract-shapes.ts';
import {
  addProperty,
  changeProperty,
  type PropertyInput,
  projectProperties,
  removeProperty,
} from './project-property.service.ts';

export function projectPropertyRoutes(app: App, { db, secrets, now }: Context): void {
  endpoints(app, {
    'GET /api/v1/project/{uuid}/property': async ({ path, caller }) =>
      (await projectProperties(db, path.uuid, caller.scope)).map(viewProperty),

    'PUT /api/v1/project/{uuid}/property': async ({ path, body, caller }) =>
      viewProperty(await addProperty(db, secrets, path.uuid, readProperty(body), caller.scope)),

    'POST /api/v1/project/{uuid}/property': async ({ path, body, caller, reply }) => {
      const row = await changeProperty(db, secrets, path.uuid, readProperty(body), caller.scope);
      return row ? viewProperty(row) : reply.code(304).send();
    },

    'DELETE /api/v1/project/{uuid}/property': ({ path, body, caller }) =>
      removeProperty(db, path.uuid, readProperty(body), caller, now()),
  });
}

function readProperty(body: CreateProjectPropertyBody): PropertyInput {
  return {
    group: body.groupName,
    name: body.propertyName,
    value: trimmed(body.propertyValue) ?? null,
    type: body.propertyType ?? 'STRING',
    description: trimmed(body.description) ?? null,
  };
}
