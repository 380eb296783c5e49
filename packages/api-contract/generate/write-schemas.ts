import type { BodyData } from '../data/format.ts';
import { forms } from '../src/forms.ts';
import type { JsonSchema } from '../src/json-schema.ts';
import { bodyOf } from './body-types.ts';
import type { Contract, Endpoint, Member, Model } from './contract.ts';
import { parametersOf } from './contract.ts';
import { jsonSchemaOf, parseType } from './type-expression.ts';

export type SchemaOf = (expression: string) => JsonSchema;

/** Schemas in which models are references into the API description. */
export function answerSchemas({ models, enums }: Contract): SchemaOf {
  return (expression) =>
    jsonSchemaOf(expression, (name) => {
      const words = enums.get(name)?.words;
      if (words) return { type: 'string', enum: words };
      if (!models.has(name)) throw new Error(`There is no model ${name}`);
      return { $ref: `#/components/schemas/${name}` };
    });
}

/** Every model as answers have it. */
export function modelSchemas(contract: Contract): Record<string, JsonSchema> {
  const schemaOf = answerSchemas(contract);
  return Object.fromEntries(
    [...contract.models.values()].map((model) => [model.name, modelSchema(model, schemaOf)]),
  );
}

function modelSchema(model: Model, schemaOf: SchemaOf): JsonSchema {
  const description = model.description ? { description: model.description } : {};
  if (model.anyOf) return { ...description, anyOf: model.anyOf.map(schemaOf) };
  if (model.tuple) {
    const prefixItems = model.tuple.map((item) => ({
      ...memberSchema(item, schemaOf),
      description: item.name,
    }));
    return { ...description, type: 'array', prefixItems, items: false, minItems: prefixItems.length };
  }
  const members = model.members.filter((member) => !member.writeOnly);
  const required = members.filter((member) => member.always).map((member) => member.name);
  return {
    ...description,
    type: 'object',
    properties: Object.fromEntries(members.map((member) => [member.name, memberSchema(member, schemaOf)])),
    ...(required.length > 0 ? { required } : {}),
  };
}

function memberSchema(member: Member, schemaOf: SchemaOf): JsonSchema {
  const schema = schemaOf(member.type);
  const sentences = [...(member.ours ? ["Waybill's own."] : []), member.description, schema.description];
  const description = sentences.filter((text) => text !== undefined).join(' ');
  const described = description === '' ? {} : { description };
  if (!member.nullable) return { ...schema, ...described };
  if (schema.type === undefined) return { anyOf: [schema, { type: 'null' }], ...described };
  const words = schema.enum ? { enum: [...schema.enum, null] } : {};
  return { ...schema, ...words, type: [schema.type, 'null'].flat(), ...described };
}

/**
 * The schema of each body, by operation. It has no references and no unions. A union reports a text that is
 * too long as "not null" as well, which reads like a wrong type.
 */
export function bodySchemas(contract: Contract): Record<string, JsonSchema> {
  const schemas = contract.endpoints.flatMap((endpoint): [string, JsonSchema][] => {
    const schema = schemaOfBody(endpoint, contract);
    return schema ? [[endpoint.operation, schema]] : [];
  });
  return Object.fromEntries(schemas);
}

function schemaOfBody(endpoint: Endpoint, contract: Contract): JsonSchema | undefined {
  if (endpoint.text) return { type: 'string', maxLength: endpoint.text.max, 'x-untrimmed': true };
  if (endpoint.form) return formSchema(endpoint);
  const body = bodyOf(endpoint);
  return body && listRules(body, inputSchema(body.type, contract, body.requires, []));
}

function listRules({ type, min, max, item }: BodyData, schema: JsonSchema): JsonSchema {
  return {
    ...schema,
    ...(item && schema.items
      ? { items: rulesOf({ name: 'item', type, trimmed: true, ...item }, schema.items, true) }
      : {}),
    ...(min === undefined ? {} : { minItems: min }),
    ...(max === undefined ? {} : { maxItems: max }),
  };
}

function formSchema({ form }: Endpoint): JsonSchema {
  const properties = parametersOf(form).map(({ name, max }) => [
    name,
    { type: ['string', 'null'], ...(max === undefined ? {} : { maxLength: max }), 'x-untrimmed': true },
  ]);
  return { type: 'object', properties: Object.fromEntries(properties) };
}

/** Limits of body values: the ranges of the columns, and years with four digits. */
const ranges: Readonly<Record<string, JsonSchema>> = {
  integer: { minimum: -(2 ** 31), maximum: 2 ** 31 - 1 },
  timestamp: { minimum: Date.parse('0001-01-01T00:00:00Z'), maximum: Date.parse('9999-12-31T23:59:59.999Z') },
};

function inputSchema(
  expression: string,
  contract: Contract,
  requires: readonly string[] | undefined,
  outer: readonly string[],
): JsonSchema {
  return jsonSchemaOf(
    expression,
    (name) => {
      const words = contract.enums.get(name)?.words;
      if (words) return { type: 'string', enum: words };
      const model = contract.models.get(name);
      if (!model || outer.includes(name))
        throw new Error(`${name} cannot stand in a body: ${outer.join(' > ')}`);
      return objectSchema(model, contract, requires, [...outer, name]);
    },
    ranges,
  );
}

function objectSchema(
  model: Model,
  contract: Contract,
  requires: readonly string[] | undefined,
  outer: readonly string[],
): JsonSchema {
  const isRequired = (member: Member) =>
    requires ? requires.includes(member.name) : outer.length > 1 && member.required === true;
  const required = model.members.filter(isRequired).map((member) => member.name);
  const properties = model.members.map((member) => [
    member.name,
    member.readOnly
      ? {}
      : rulesOf(
          member,
          inputSchema(member.bodyType ?? member.type, contract, undefined, outer),
          isRequired(member),
        ),
  ]);
  return {
    type: 'object',
    properties: Object.fromEntries(properties),
    ...(required.length > 0 ? { required } : {}),
    ...(model.lenient ? {} : { additionalProperties: false }),
    ...(model.textMember === undefined ? {} : { 'x-text-member': model.textMember }),
  };
}

function rulesOf(member: Member, plain: JsonSchema, isRequired: boolean): JsonSchema {
  const { format: _format, pattern: _pattern, ...schema } = plain;
  if (schema.type === undefined) return schema;
  const isUuid = parseType(member.bodyType ?? member.type).base === 'uuid' && schema.type === 'string';
  // A uuid that comes back from an answer names the thing itself: those who look for it say when there is none.
  const form = isUuid && (isRequired || member.name !== 'uuid') ? 'uuid' : member.form;
  const limits = limitsOf(member, schema.type === 'array', isRequired);
  return {
    ...schema,
    ...(isRequired ? {} : { type: [schema.type, 'null'].flat() }),
    ...(schema.enum && !isRequired ? { enum: [...schema.enum, null] } : {}),
    ...limits,
    ...(form && schema.type === 'string' ? { pattern: forms[form].pattern } : {}),
    ...(isRequired && member.notBlank ? { allOf: [{ pattern: forms.notBlank.pattern }] } : {}),
    ...(member.trimmed ? {} : untrimmed(schema)),
  };
}

/** For a list, each item is untrimmed. */
function untrimmed({ type, items, enum: words }: JsonSchema): JsonSchema {
  if (type === 'string' && !words) return { 'x-untrimmed': true };
  return items && items.type === 'string' ? { items: { ...items, 'x-untrimmed': true } } : {};
}

/** Where a member that may be required is not, an empty text or list says nothing, so it is as good as none. */
function limitsOf({ min, max, required }: Member, isList: boolean, isRequired: boolean): JsonSchema {
  const hasMin = min !== undefined && (!required || isRequired);
  return {
    ...(hasMin ? (isList ? { minItems: min } : { minLength: min }) : {}),
    ...(max === undefined ? {} : isList ? { maxItems: max } : { maxLength: max }),
  };
}
