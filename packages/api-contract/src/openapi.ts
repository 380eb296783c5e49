import type { AnswerFacts, EndpointFacts } from './endpoint-facts.ts';
import { type EndpointKey, endpointKeys } from './endpoint-key.ts';
import { bodySchemas } from './gen/body-schemas.gen.ts';
import { modelSchemas } from './gen/model-schemas.gen.ts';
import { endpointTable } from './gen/table.gen.ts';
import type { JsonSchema } from './json-schema.ts';
import { describeParameters, pagingParameters } from './openapi-parameters.ts';
import { isOwn } from './own.ts';

export interface ApiDescriptionOptions {
  title: string;
  description: string;
  version: string;
  /** The prefix of all paths. */
  basePath: string;
}

type Json = Readonly<Record<string, unknown>>;

/**
 * An OpenAPI 3.1 document of some endpoints, with the models that they use.
 * @param keys those that are built; their order does not matter
 */
export function describeApi(keys: ReadonlySet<EndpointKey>, options: ApiDescriptionOptions): Json {
  const { basePath, ...info } = options;
  const paths: Record<string, Record<string, Json>> = {};
  for (const key of endpointKeys.filter((known) => keys.has(known))) {
    const [method = '', path = ''] = key.split(' ');
    paths[path] = { ...paths[path], [method.toLowerCase()]: describeOperation(key) };
  }
  return {
    openapi: '3.1.0',
    info: { ...info, license: { name: 'Apache-2.0', identifier: 'Apache-2.0' } },
    servers: [{ url: basePath === '' ? '/' : basePath }],
    tags: tagsOf(keys),
    paths,
    components: {
      schemas: usedSchemas(JSON.stringify(paths)),
      parameters: pagingParameters,
      headers: {
        TotalCount: { description: 'How many there are in all.', schema: { type: 'integer' } },
        NextCursor: {
          description: 'Where the list goes on; not on its last page.',
          schema: { type: 'string' },
        },
      },
      securitySchemes: {
        apiKey: { type: 'apiKey', in: 'header', name: 'X-Api-Key' },
        token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
      },
    },
  };
}

function tagsOf(keys: ReadonlySet<EndpointKey>): Json[] {
  const names = new Set([...keys].map((key) => endpointTable[key].tag));
  return [...names].toSorted().map((name) => ({ name, description: `Endpoints below \`${name}\`.` }));
}

function describeOperation(key: EndpointKey): Json {
  const facts = endpointTable[key];
  return {
    operationId: facts.operation,
    summary: facts.summary,
    description: sayAccess(facts.access),
    tags: [facts.tag],
    ...(facts.deprecated ? { deprecated: true } : {}),
    security: facts.access === 'none' ? [] : [{ apiKey: [] }, { token: [] }],
    parameters: describeParameters(facts, isOwn(key)),
    ...describeBody(facts),
    responses: describeAnswers(key, facts),
  };
}

function sayAccess(access: EndpointFacts['access']): string {
  if (access === 'none') return 'For everybody.';
  if (access === 'authenticated') return 'For any caller who is signed in.';
  return `Requires ${access.join(' or ')}.`;
}

function describeBody({ operation, body }: EndpointFacts): Json {
  if (!body) return {};
  const content = (media: string, schema: JsonSchema) => ({
    requestBody: { required: true, content: { [media]: { schema } } },
  });
  if (body.kind === 'multipart') {
    const properties = body.parts.map(({ name, isFile }): [string, JsonSchema] => [
      name,
      isFile ? { type: 'string', format: 'binary' } : { type: 'string' },
    ]);
    return content('multipart/form-data', { type: 'object', properties: Object.fromEntries(properties) });
  }
  const media = { json: 'application/json', form: 'application/x-www-form-urlencoded', text: 'text/plain' };
  return content(media[body.kind], published(bodySchemas[operation] ?? {}));
}

/** A schema without the members that are ours. */
function published(schema: JsonSchema): JsonSchema {
  return JSON.parse(JSON.stringify(schema, (name, value) => (name === 'x-untrimmed' ? undefined : value)));
}

function describeAnswers(key: EndpointKey, facts: EndpointFacts): Json {
  const derived = implied(key, facts);
  const answers: Record<string, AnswerFacts> = { ...derived, ...facts.answers };
  return Object.fromEntries(
    Object.entries(answers).map(([status, answer]) => [
      status,
      describeAnswer(status, answer, {
        isCounted: facts.counted === true && Number(status) < 300,
        hasCursor: facts.paged !== undefined && isOwn(key) && Number(status) < 300,
        isRefusal: status === '400' && derived[400] !== undefined,
      }),
    ]),
  );
}

const problem: AnswerFacts = { json: { $ref: '#/components/schemas/ProblemDetails' }, isProblem: true };
const brokenRules: AnswerFacts = {
  json: { type: 'array', items: { $ref: '#/components/schemas/ValidationError' } },
};

/** Adds the answers that follow from an endpoint's access, parameters, and body. */
function implied(
  key: EndpointKey,
  { access, path, query, body, paged }: EndpointFacts,
): Record<string, AnswerFacts> {
  const isOurs = isOwn(key);
  const refused = isOurs ? problem : { empty: true as const };
  const takesInput = path.length + query.length > 0 || body !== undefined || paged !== undefined;
  return {
    ...(takesInput ? { 400: isOurs ? problem : brokenRules } : {}),
    ...(access === 'none' ? {} : { 401: refused }),
    ...(Array.isArray(access) ? { 403: refused } : {}),
  };
}

const meanings: Readonly<Record<string, string>> = {
  200: 'Done.',
  201: 'Created.',
  202: 'Accepted; the work goes on.',
  204: 'Done; there is nothing to return.',
  304: 'Nothing to change.',
  400: 'The request breaks a rule.',
  401: 'The caller is not signed in, or not with the right credentials.',
  403: 'The caller may not do this.',
  404: 'There is no such thing.',
  406: 'This cannot be done.',
  409: 'This contradicts what is there.',
  412: 'Something else must be done before.',
  503: 'The server cannot serve requests now.',
};

interface AnswerKind {
  isCounted: boolean;
  hasCursor: boolean;
  /** The request may also be one that cannot be read at all, which is a problem whatever else the status means. */
  isRefusal: boolean;
}

function describeAnswer(status: string, answer: AnswerFacts, kind: AnswerKind): Json {
  const { isCounted, hasCursor, isRefusal } = kind;
  const headers = {
    ...(isCounted ? { 'X-Total-Count': { $ref: '#/components/headers/TotalCount' } } : {}),
    ...(hasCursor ? { 'X-Next-Cursor': { $ref: '#/components/headers/NextCursor' } } : {}),
  };
  const { json, isProblem, text, file } = answer;
  const content = {
    ...(isRefusal ? { 'application/problem+json': { schema: problem.json } } : {}),
    ...(json ? { [isProblem ? 'application/problem+json' : 'application/json']: { schema: json } } : {}),
    ...(text ? { [text]: { schema: { type: 'string' } } } : {}),
    ...Object.fromEntries(
      (file ?? []).map((media) => [media, { schema: { type: 'string', format: 'binary' } }]),
    ),
  };
  return {
    description: meanings[status] ?? 'See the status.',
    ...(isCounted ? { headers } : {}),
    ...(Object.keys(content).length > 0 ? { content } : {}),
  };
}

/** The models that a text names, and those that these name. */
function usedSchemas(text: string): Record<string, JsonSchema> {
  const used = new Set<string>();
  const follow = (part: string) => {
    for (const [, name = ''] of part.matchAll(/#\/components\/schemas\/(\w+)/g)) {
      if (used.has(name)) continue;
      used.add(name);
      follow(JSON.stringify(modelSchemas[name]));
    }
  };
  follow(text);
  return Object.fromEntries(Object.entries(modelSchemas).filter(([name]) => used.has(name)));
}
