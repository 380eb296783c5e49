import type { JsonSchema } from '@waybill/api-contract/server';
import type { FastifyRequest } from 'fastify';

/**
 * Brings a body into the form in which it is checked: space around the texts that the contract trims is dropped, and
 * what is blank then counts as absent (contract §1.2). A form or text that was not sent is an empty one.
 */
export function tidyBody(schema: JsonSchema) {
  return async (request: FastifyRequest): Promise<void> => {
    if (request.body === undefined && schema.type === 'string') request.body = '';
    request.body = tidy(request.body, schema);
  };
}

function tidy(value: unknown, schema: JsonSchema): unknown {
  if (typeof value === 'string') return schema.trimmed ? trim(value, schema) : value;
  if (Array.isArray(value)) {
    const items = schema.items;
    return items ? value.map((item) => tidy(item, items)) : value;
  }
  if (typeof value !== 'object' || value === null || !schema.properties) return value;
  const { properties } = schema;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => {
      const rules = Object.hasOwn(properties, name) ? properties[name] : undefined;
      return [name, rules ? tidy(member, rules) : member];
    }),
  );
}

/** Blank texts that must be there stay, so that the check says what is wrong with them. */
function trim(text: string, { type }: JsonSchema): string | null {
  const trimmed = text.trim();
  return trimmed === '' && type?.includes('null') ? null : trimmed;
}
