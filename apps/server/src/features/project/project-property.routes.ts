import type { Context } from '../../feature.ts';
import { ValidationError, violation } from '../../http/errors.ts';
import { requireUuid, uuidParams } from '../../http/ids.ts';
import { type App, callerOf } from '../../http/server.ts';
import { trimmed } from '../../http/text.ts';
import { viewProperty } from './contract-shapes.ts';
import { type PropertyBody, propertyBody } from './project-property.schema.ts';
import {
  addProperty,
  changeProperty,
  type PropertyInput,
  projectProperties,
  removeProperty,
} from './project-property.service.ts';

const path = '/api/v1/project/:uuid/property';
const config = { access: 'PORTFOLIO_MANAGEMENT' } as const;
const tags = ['project property'];

export function projectPropertyRoutes(app: App, { db, secrets }: Context): void {
  app.get(path, { config, schema: { params: uuidParams, tags } }, async (request) => {
    const uuid = requireUuid(request.params.uuid, 'getProperties.uuid');
    return (await projectProperties(db, uuid, callerOf(request).scope)).map(viewProperty);
  });

  app.put(
    path,
    { config, schema: { params: uuidParams, body: propertyBody, tags } },
    async (request, reply) => {
      const uuid = requireUuid(request.params.uuid, 'createProperty.uuid');
      const input = readInput(request.body);
      const row = await addProperty(db, secrets, uuid, input, callerOf(request).scope);
      return reply.code(201).send(viewProperty(row));
    },
  );

  app.post(
    path,
    { config, schema: { params: uuidParams, body: propertyBody, tags } },
    async (request, reply) => {
      const uuid = requireUuid(request.params.uuid, 'updateProperty.uuid');
      const input = readInput(request.body);
      const row = await changeProperty(db, secrets, uuid, input, callerOf(request).scope);
      return row ? viewProperty(row) : reply.code(304).send();
    },
  );

  app.delete(
    path,
    { config, schema: { params: uuidParams, body: propertyBody, tags } },
    async (request, reply) => {
      const uuid = requireUuid(request.params.uuid, 'deleteProperty.uuid');
      await removeProperty(db, uuid, readInput(request.body), callerOf(request).scope);
      return reply.code(204).send();
    },
  );
}

function readInput(body: PropertyBody): PropertyInput {
  return {
    group: requireText(body.groupName, 'groupName'),
    name: requireText(body.propertyName, 'propertyName'),
    value: trimmed(body.propertyValue) ?? null,
    type: body.propertyType ?? 'STRING',
    description: trimmed(body.description) ?? null,
  };
}

function requireText(text: string, path: string): string {
  const value = trimmed(text);
  if (value === undefined) throw new ValidationError([violation(path, 'must not be blank', text)]);
  return value;
}
