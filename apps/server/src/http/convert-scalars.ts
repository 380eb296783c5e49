import { TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox';
import type { FastifySchemaCompiler } from 'fastify';

/** The parts of a JSON schema that say how a value is read. */
export interface ValueSchema {
  type?: string | readonly string[];
  enum?: readonly unknown[];
  anyOf?: readonly ValueSchema[];
  properties?: Readonly<Record<string, ValueSchema>>;
  items?: ValueSchema;
  'x-untrimmed'?: boolean;
  'x-text-member'?: string;
}

/**
 * Checks requests as TypeBox does. Bodies of the contract are converted first: clients that were written against its
 * first implementation send `"autoCreate": "true"`, a number as version or a list of tag names (contract §1.2).
 * A schema is compiled when its first request comes, since all of them take a third of the start of a server.
 */
export const compileValidator: FastifySchemaCompiler<object> = (route) => {
  let compiled: ReturnType<typeof TypeBoxValidatorCompiler> | undefined;
  const check = (value: unknown) => {
    compiled ??= TypeBoxValidatorCompiler(route as Parameters<typeof TypeBoxValidatorCompiler>[0]);
    return compiled(value);
  };
  if (route.httpPart !== 'body' || !route.url?.includes('/api/v1/')) return check;
  return (body: unknown) => check(convertScalars(route.schema as ValueSchema, body));
};

/** A value as its schema takes it, where the contract converts; what cannot be converted is left for the check. */
export function convertScalars(schema: ValueSchema, value: unknown): unknown {
  if (value === undefined) return value;
  if (schema.anyOf) return convertScalars(schema.anyOf.find(isTelling) ?? {}, value);
  if (schema.enum) return toEnum(schema.enum, value);
  if (takes(schema, 'string')) return toText(schema, value);
  if (takes(schema, 'boolean')) return toFlag(schema, value);
  if (takes(schema, 'integer') || takes(schema, 'number')) return toNumber(schema, value);
  if (takes(schema, 'array')) return toList(schema, value);
  return takes(schema, 'object') ? toObject(schema, value) : value;
}

/** True if a text at a path such as `tags.0.name` counts as none when it is blank. */
export function isTrimmedAt(schema: ValueSchema, path: string): boolean {
  let member: ValueSchema | undefined = schema;
  for (const name of path.split('.')) member = member?.properties?.[name] ?? member?.items;
  return member !== undefined && takes(member, 'string') && !member['x-untrimmed'];
}

const takes = ({ type }: ValueSchema, name: string): boolean => [type].flat().includes(name);
const isTelling = (schema: ValueSchema): boolean => schema.type !== 'null';
const absent = (schema: ValueSchema, otherwise: unknown): unknown =>
  takes(schema, 'null') ? null : otherwise;

/** Trimmed, and nothing where only blanks were sent; an object says nothing either. */
function toText(schema: ValueSchema, value: unknown): unknown {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (schema['x-untrimmed'] || value === null) return value;
  const text = typeof value === 'string' ? value.trim() : '';
  return text === '' ? absent(schema, '') : text;
}

const flags: ReadonlyMap<string, boolean> = new Map([
  ...['true', 'True', 'TRUE'].map((word) => [word, true] as const),
  ...['false', 'False', 'FALSE'].map((word) => [word, false] as const),
]);

function toFlag(schema: ValueSchema, value: unknown): unknown {
  if (typeof value === 'number') return value !== 0;
  if (typeof value !== 'string') return value;
  if (value === '') return absent(schema, false);
  return flags.get(value) ?? value;
}

/** A number names the value by its place. */
function toEnum(values: readonly unknown[], value: unknown): unknown {
  return typeof value === 'number' ? (values.filter((known) => known !== null)[value] ?? value) : value;
}

function toNumber(schema: ValueSchema, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (value.trim() === '') return absent(schema, 0);
  const number = Number(value);
  return Number.isFinite(number) ? number : value;
}

function toList({ items }: ValueSchema, value: unknown): unknown {
  return items && Array.isArray(value) ? value.map((item) => itemOf(items, item)) : value;
}

function itemOf(items: ValueSchema, item: unknown): unknown {
  return item === null && isRequiredText(items) ? '' : convertScalars(items, item);
}

function toObject(schema: ValueSchema, value: unknown): unknown {
  const named = schema['x-text-member'];
  if (named !== undefined && typeof value === 'string') return { [named]: value };
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const { properties = {} } = schema;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, member]) => {
      const known = Object.hasOwn(properties, name) ? properties[name] : undefined;
      if (!known) return [[name, member]];
      // A text that must be there and is null is missing.
      return member === null && isRequiredText(known) ? [] : [[name, convertScalars(known, member)]];
    }),
  );
}

const isRequiredText = (schema: ValueSchema): boolean => schema.type === 'string';
