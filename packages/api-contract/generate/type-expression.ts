import { forms } from '../src/forms.ts';
import type { JsonSchema } from '../src/json-schema.ts';

/** A type of the data, taken apart: its base, and what is around it from the inside to the outside. */
export interface ParsedType {
  base: string;
  around: readonly ('list' | 'map')[];
}

/** Takes `License[]{}` apart. @throws when it is not of that form */
export function parseType(expression: string): ParsedType {
  const match = /^(\w+)((?:\[\]|\{\})*)$/.exec(expression);
  if (!match?.[1]) throw new Error(`"${expression}" is not a type`);
  const around = (match[2] ?? '').match(/\[\]|\{\}/g) ?? [];
  return { base: match[1], around: around.map((part) => (part === '[]' ? 'list' : 'map')) };
}

interface Scalar {
  /** As TypeScript has it. */
  type: string;
  schema: JsonSchema;
}

const text: Scalar = { type: 'string', schema: { type: 'string' } };

export const scalars: Readonly<Record<string, Scalar>> = {
  string: text,
  purl: text,
  uuid: { type: 'string', schema: { type: 'string', format: 'uuid', pattern: forms.uuid.pattern } },
  integer: { type: 'number', schema: { type: 'integer' } },
  number: { type: 'number', schema: { type: 'number' } },
  boolean: { type: 'boolean', schema: { type: 'boolean' } },
  timestamp: { type: 'number', schema: { type: 'integer', description: 'Epoch milliseconds.' } },
  iso8601: { type: 'string', schema: { type: 'string', format: 'date-time' } },
  date: { type: 'string', schema: { type: 'string', format: 'date' } },
  compactDate: {
    type: 'string',
    schema: { type: 'string', pattern: '^\\d{8}$', description: 'yyyyMMdd' },
  },
  any: { type: 'unknown', schema: {} },
  null: { type: 'null', schema: { type: 'null' } },
};

/** A type as TypeScript has it; `nameOf` says how a model is called here. */
export function typeScriptOf(expression: string, nameOf: (model: string) => string): string {
  const { base, around } = parseType(expression);
  const inner = scalars[base]?.type ?? nameOf(base);
  return around.reduce((type, part) => (part === 'list' ? listOf(type) : `Record<string, ${type}>`), inner);
}

export const listOf = (type: string): string => (/^[\w.]+$/.test(type) ? `${type}[]` : `(${type})[]`);

/** A type as JSON Schema; `schemaOf` answers for what is no scalar, `ranges` bound scalars. */
export function jsonSchemaOf(
  expression: string,
  schemaOf: (name: string) => JsonSchema,
  ranges: Readonly<Record<string, JsonSchema>> = {},
): JsonSchema {
  const { base, around } = parseType(expression);
  const inner = { ...(scalars[base]?.schema ?? schemaOf(base)), ...ranges[base] };
  return around.reduce<JsonSchema>(
    (schema, part) =>
      part === 'list' ? { type: 'array', items: schema } : { type: 'object', additionalProperties: schema },
    inner,
  );
}
