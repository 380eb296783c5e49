import type { EndpointFacts, ParameterFacts } from './endpoint-facts.ts';
import type { JsonSchema } from './json-schema.ts';
import { largestPage } from './paging.ts';

type Json = Readonly<Record<string, unknown>>;

const schemas: Readonly<Record<ParameterFacts['type'], JsonSchema>> = {
  string: { type: 'string' },
  uuid: { type: 'string', format: 'uuid' },
  integer: { type: 'integer' },
  number: { type: 'number' },
  boolean: { type: 'boolean' },
  date: { type: 'string', format: 'date' },
  compactDate: { type: 'string', pattern: '^\\d{8}$', description: 'yyyyMMdd' },
  word: { type: 'string' },
};

const manyRows =
  `Beyond ${largestPage} rows, or without paging, a list is read in parts while it is sent: rows that change meanwhile ` +
  'may be missing or be there twice, and `X-Next-Cursor` is not sent.';

/** Parameters of every paged list, by the names of the components. */
export const pagingParameters: Readonly<Record<string, Json>> = {
  PageNumber: inQuery('pageNumber', { type: 'integer' }, 'From 1.'),
  PageSize: inQuery('pageSize', { type: 'integer' }, `100 when absent; 0 turns paging off. ${manyRows}`),
  Offset: inQuery('offset', { type: 'integer' }, 'How many to pass over, instead of a page number.'),
  Limit: inQuery('limit', { type: 'integer' }, `With an offset: how many to return. ${manyRows}`),
  Cursor: inQuery('cursor', { type: 'string' }, '`X-Next-Cursor` of an earlier page of the same list.'),
};

function inQuery(name: string, schema: JsonSchema, description: string): Json {
  return { name, in: 'query', description, schema };
}

export function describeParameters(facts: EndpointFacts, hasCursor: boolean): Json[] {
  return [
    ...facts.path.map((parameter) => ({ ...describe(parameter), in: 'path', required: true })),
    ...facts.query.map((parameter) => ({
      ...describe(parameter),
      in: 'query',
      ...(parameter.required ? { required: true } : {}),
    })),
    ...(facts.paged ? describePaging(facts.paged, hasCursor) : []),
  ];
}

function describe({ name, type, words, list, description }: ParameterFacts): Json {
  const one = words ? { ...schemas[type], enum: words } : schemas[type];
  return {
    name,
    ...(description ? { description } : {}),
    schema: list ? { type: 'array', items: one } : one,
    ...(list ? { style: 'form', explode: false } : {}),
  };
}

function describePaging({ sort, search }: NonNullable<EndpointFacts['paged']>, hasCursor: boolean): Json[] {
  const names = Object.keys(pagingParameters).filter((name) => hasCursor || name !== 'Cursor');
  const references = names.map((name) => ({ $ref: `#/components/parameters/${name}` }));
  const searched = `Finds it in ${search.join(', ')}.`;
  const order = `One of ${sort.join(', ')}; \`.*\` stands for what is nested.`;
  return [
    ...references,
    ...(search.length > 0 ? [inQuery('searchText', { type: 'string' }, searched)] : []),
    ...(sort.length > 0
      ? [
          inQuery('sortName', { type: 'string' }, order),
          inQuery(
            'sortOrder',
            { type: 'string', enum: ['asc', 'desc'] },
            'Without it, sortName has no effect.',
          ),
        ]
      : []),
  ];
}
