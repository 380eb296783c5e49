import { escapeHtml } from './html.ts';

/** The parts of a JSON schema that the reference shows. */
export interface Schema {
  $ref?: string;
  type?: string | readonly string[];
  format?: string;
  enum?: readonly unknown[];
  const?: unknown;
  description?: string;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: readonly string[];
  additionalProperties?: boolean | Schema;
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
  allOf?: readonly Schema[];
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  pattern?: string;
}

/** A type in a few words, with links to models. HTML. */
export function describeSchema(schema: Schema): string {
  if (schema.$ref !== undefined) {
    const name = escapeHtml(schema.$ref.split('/').at(-1) ?? '');
    return `<a href="models.html#${name}">${name}</a>`;
  }
  const several = schema.anyOf ?? schema.oneOf;
  if (several) return several.map(describeSchema).join(' or ');
  if (schema.allOf) return schema.allOf.map(describeSchema).join(' and ');
  if (schema.enum) return schema.enum.map((word) => `<code>${escapeHtml(String(word))}</code>`).join(' ');
  if (schema.const !== undefined) return `<code>${escapeHtml(String(schema.const))}</code>`;
  if (schema.items) return `list of ${describeSchema(schema.items)}`;
  const types = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? ['anything']);
  return [types.join(' or '), ...limits(schema)].map(escapeHtml).join(', ');
}

function limits({ format, minimum, maximum, maxLength, pattern }: Schema): string[] {
  return [
    ...(format === undefined ? [] : [format]),
    ...(minimum === undefined ? [] : [`from ${minimum}`]),
    ...(maximum === undefined ? [] : [`to ${maximum}`]),
    ...(maxLength === undefined ? [] : [`at most ${maxLength} characters`]),
    ...(pattern === undefined ? [] : [`like ${pattern}`]),
  ];
}

/** A table row for each member of an object, those of nested objects by their path. HTML. */
export function schemaRows(schema: Schema, prefix = ''): string[] {
  const required = new Set(schema.required);
  return Object.entries(schema.properties ?? {}).flatMap(([name, member]) => {
    const path = `${prefix}${name}`;
    const nested = member.properties ? member : member.items?.properties ? member.items : undefined;
    const note = [required.has(name) ? 'required' : '', escapeHtml(member.description ?? '')];
    const row = `<tr><td><code>${escapeHtml(path)}</code></td><td>${describeSchema(member)}</td><td>${note.filter(Boolean).join('. ')}</td></tr>`;
    return nested ? [row, ...schemaRows(nested, `${path}${member.items ? '[]' : ''}.`)] : [row];
  });
}
