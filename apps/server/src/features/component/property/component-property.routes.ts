import { Type } from 'typebox';
import type { Context } from '../../../feature.ts';
import { requireUuid, uuidParams } from '../../../http/ids.ts';
import { type App, callerOf } from '../../../http/server.ts';
import { viewProperty } from '../../project/contract-shapes.ts';
import { componentPropertyBody } from '../component.schema.ts';
import type { ComponentPropertyRow } from './component-property.queries.ts';
import { addProperty, componentProperties, removeProperty } from './component-property.service.ts';

const path = '/api/v1/component/:uuid/property';
const tags = ['component property'];
const propertyParams = Type.Object({ uuid: Type.String(), propertyUuid: Type.String() });

export function componentPropertyRoutes(app: App, { db }: Context): void {
  app.get(
    path,
    { config: { access: 'VIEW_PORTFOLIO' }, schema: { params: uuidParams, tags } },
    async (request) => {
      const uuid = requireUuid(request.params.uuid, 'getProperties.uuid');
      return (await componentProperties(db, uuid, callerOf(request).scope)).map(view);
    },
  );

  app.put(
    path,
    {
      config: { access: 'PORTFOLIO_MANAGEMENT' },
      schema: { params: uuidParams, body: componentPropertyBody, tags },
    },
    async (request, reply) => {
      const uuid = requireUuid(request.params.uuid, 'createProperty.uuid');
      const row = await addProperty(db, uuid, request.body, callerOf(request).scope);
      return reply.code(201).send(view(row));
    },
  );

  app.delete(
    `${path}/:propertyUuid`,
    { config: { access: 'PORTFOLIO_MANAGEMENT' }, schema: { params: propertyParams, tags } },
    async (request, reply) => {
      const uuid = requireUuid(request.params.uuid, 'deleteProperty.uuid');
      const propertyUuid = requireUuid(request.params.propertyUuid, 'deleteProperty.propertyUuid');
      await removeProperty(db, uuid, propertyUuid, callerOf(request).scope);
      return reply.code(204).send();
    },
  );
}

const view = (row: ComponentPropertyRow) => ({ ...viewProperty(row), uuid: row.uuid });
