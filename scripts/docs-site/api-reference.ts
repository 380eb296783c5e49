import { type ApiDescriptionOptions, describeApi, endpointKeys } from '@waybill/api-contract/server';
import { micromark } from 'micromark';
import { escapeHtml } from './html.ts';
import { describeSchema, type Schema, schemaRows } from './schema.ts';

interface Parameter {
  name: string;
  in: string;
  description?: string;
  required?: boolean;
  schema: Schema;
}

interface Content {
  content?: Record<string, { schema?: Schema }>;
  description?: string;
}

interface Operation {
  summary: string;
  description: string;
  tags: string[];
  deprecated?: boolean;
  parameters: (Parameter | { $ref: string })[];
  requestBody?: Content;
  responses: Record<string, Content>;
}

/** The parts of an OpenAPI document that the reference shows. */
export interface ApiDocument {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema>; parameters: Record<string, Parameter> };
}

/** A page of the reference, without the frame around it. */
export interface ReferencePage {
  url: string;
  title: string;
  html: string;
}

const options: ApiDescriptionOptions = { title: 'Waybill', description: '', version: '', basePath: '' };

/** The description that a server answers at `/api/openapi.json`. */
export function readApiDocument(): ApiDocument {
  return describeApi(new Set(endpointKeys), options) as unknown as ApiDocument;
}

/** An overview, a page for each tag, and one for all models. */
export function referencePages(document: ApiDocument): ReferencePage[] {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      key: `${method.toUpperCase()} ${path}`,
      operation,
    })),
  );
  const byTag = Map.groupBy(operations, ({ operation }) => operation.tags[0] ?? 'other');
  const tags = [...byTag.keys()].sort();
  const pages = tags.map((tag) => ({
    url: `api/${tag}.html`,
    title: `API: ${tag}`,
    html: `<h1>API: ${escapeHtml(tag)}</h1>\n${(byTag.get(tag) ?? []).map((one) => showOperation(document, one)).join('\n')}`,
  }));
  return [overview(tags, byTag), ...pages, models(document)];
}

interface Named {
  key: string;
  operation: Operation;
}

function overview(tags: readonly string[], byTag: ReadonlyMap<string, readonly Named[]>): ReferencePage {
  const parts = tags.map((tag) => {
    const rows = (byTag.get(tag) ?? []).map(
      ({ key, operation }) =>
        `<tr><td><a href="${tag}.html#${anchorOf(key)}"><code>${escapeHtml(key)}</code></a></td><td>${text(operation.summary)}</td></tr>`,
    );
    return `<h2 id="${tag}"><a href="${tag}.html">${escapeHtml(tag)}</a></h2>\n<div class="wide"><table><tbody>${rows.join('\n')}</tbody></table></div>`;
  });
  const intro = `<h1>API reference</h1>
<p>Made from the description that every server answers at <code>/api/openapi.json</code> and <code>/api/openapi.yaml</code>. Requests carry an API key in the header
<code>X-Api-Key</code>, or a token as <code>Authorization: Bearer</code>. <code>/api/v1</code> is the API of Dependency-Track, whose clients work unchanged; errors below
<code>/api/waybill</code> are problem documents. Paged lists name the number of all rows in <code>X-Total-Count</code>.</p>
<p><a href="models.html">All models</a></p>`;
  return { url: 'api/index.html', title: 'API reference', html: `${intro}\n${parts.join('\n')}` };
}

function showOperation(document: ApiDocument, { key, operation }: Named): string {
  const parameters = operation.parameters.map((one) => resolve(document, one));
  return `<section>
<h2 id="${anchorOf(key)}"><code>${escapeHtml(key)}</code></h2>
<p>${operation.deprecated ? '<strong>Deprecated.</strong> ' : ''}${text(operation.summary)} ${text(operation.description)}</p>
${showParameters(parameters)}
${showBody(operation.requestBody)}
${showResponses(operation.responses)}
</section>`;
}

function resolve(document: ApiDocument, one: Parameter | { $ref: string }): Parameter {
  if (!('$ref' in one)) return one;
  const found = document.components.parameters[one.$ref.split('/').at(-1) ?? ''];
  if (!found) throw new Error(`The API description has no "${one.$ref}".`);
  return found;
}

function showParameters(parameters: readonly Parameter[]): string {
  if (parameters.length === 0) return '';
  const rows = parameters.map(
    ({ name, in: place, required, description = '', schema }) =>
      `<tr><td><code>${escapeHtml(name)}</code></td><td>${place}${required ? ', required' : ''}</td><td>${describeSchema(schema)}</td><td>${text(description)}</td></tr>`,
  );
  return table(['Parameter', 'In', 'Type', ''], rows);
}

function showBody(body: Content | undefined): string {
  if (!body) return '';
  return Object.entries(body.content ?? {})
    .map(([media, { schema = {} }]) => {
      const rows = schemaRows(schema);
      const name = describeSchema(schema);
      const members = rows.length > 0 ? table(['Member', 'Type', ''], rows) : `<p>${name}</p>`;
      return `<h3>Body: <code>${escapeHtml(media)}</code></h3>\n${members}`;
    })
    .join('\n');
}

function showResponses(responses: Readonly<Record<string, Content>>): string {
  const rows = Object.entries(responses).map(([status, { content = {}, description = '' }]) => {
    const bodies = Object.entries(content).map(
      ([media, { schema }]) =>
        `<code>${escapeHtml(media)}</code>${schema ? ` ${describeSchema(schema)}` : ''}`,
    );
    return `<tr><td>${status}</td><td>${bodies.join('<br>')}</td><td>${text(description)}</td></tr>`;
  });
  return table(['Answer', 'Body', ''], rows);
}

function models({ components }: ApiDocument): ReferencePage {
  const parts = Object.entries(components.schemas)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, schema]) => {
      const rows = schemaRows(schema);
      const about = schema.description === undefined ? '' : `<p>${text(schema.description)}</p>`;
      const content =
        rows.length > 0 ? table(['Member', 'Type', ''], rows) : `<p>${describeSchema(schema)}</p>`;
      return `<h2 id="${escapeHtml(name)}">${escapeHtml(name)}</h2>\n${about}${content}`;
    });
  return { url: 'api/models.html', title: 'API: models', html: `<h1>API: models</h1>\n${parts.join('\n')}` };
}

function table(headings: readonly string[], rows: readonly string[]): string {
  const head = headings.map((heading) => `<th scope="col">${heading}</th>`).join('');
  return `<div class="wide"><table><thead><tr>${head}</tr></thead><tbody>${rows.join('\n')}</tbody></table></div>`;
}

function anchorOf(key: string): string {
  return key
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Descriptions are Markdown of one paragraph. */
function text(markdown: string): string {
  return micromark(markdown)
    .replace(/^<p>|<\/p>$/g, '')
    .trim();
}
