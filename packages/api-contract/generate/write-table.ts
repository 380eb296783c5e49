import type { AnswerFacts, EndpointFacts, ParameterFacts } from '../src/endpoint-facts.ts';
import { bodyOf } from './body-types.ts';
import {
  type Contract,
  type Endpoint,
  jsonTypeOf,
  type Model,
  type Parameter,
  parametersOf,
} from './contract.ts';
import { parseType } from './type-expression.ts';
import { isCounted, successOf } from './write-endpoints.ts';
import { answerSchemas, type SchemaOf } from './write-schemas.ts';

/** Facts about each endpoint that the server needs at run time. */
export function endpointTable(contract: Contract): Record<string, EndpointFacts> {
  const schemaOf = answerSchemas(contract);
  return Object.fromEntries(
    contract.endpoints.map((endpoint) => [endpoint.key, factsOf(endpoint, contract, schemaOf)]),
  );
}

function factsOf(endpoint: Endpoint, contract: Contract, schemaOf: SchemaOf): EndpointFacts {
  const { operation, summary, access, deprecated, paged } = endpoint;
  return {
    operation,
    summary,
    tag: tagOf(endpoint.key),
    access: access as EndpointFacts['access'],
    ...(deprecated ? { deprecated } : {}),
    path: parametersOf(endpoint.path).map((item) => parameterFacts(item, contract)),
    query: parametersOf(endpoint.query).map((item) => parameterFacts(item, contract)),
    ...(paged ? { paged: { ...sortFacts(endpoint, contract), search: paged.search ?? [] } } : {}),
    ...(isCounted(endpoint) ? { counted: true } : {}),
    ...bodyFacts(endpoint),
    success: successOf(endpoint)[0],
    answers: Object.fromEntries(
      Object.entries(endpoint.answers).map(([status, answer]) => [status, answerFacts(answer, schemaOf)]),
    ),
  };
}

/** The first part of the path that names something. */
function tagOf(key: string): string {
  return /(?:\/api)?(?:\/waybill)?(?:\/v1)?\/([\w-]+)/.exec(key.split(' ')[1] ?? '')?.[1] ?? 'system';
}

function parameterFacts(
  { name, type, required, description }: Parameter,
  contract: Contract,
): ParameterFacts {
  const { base, around } = parseType(type);
  const words = contract.enums.get(base)?.words;
  return {
    name,
    type: words ? 'word' : (base as ParameterFacts['type']),
    ...(words ? { words } : {}),
    ...(around.length > 0 ? { list: true } : {}),
    ...(required ? { required } : {}),
    ...(description ? { description } : {}),
  };
}

function bodyFacts(endpoint: Endpoint): Pick<EndpointFacts, 'body'> {
  if (endpoint.multipart)
    return { body: { kind: 'multipart', parts: parametersOf(endpoint.multipart).map(partFacts) } };
  if (endpoint.form) return { body: { kind: 'form' } };
  if (endpoint.text) return { body: { kind: 'text' } };
  return bodyOf(endpoint) ? { body: { kind: 'json' } } : {};
}

const partFacts = ({ name, type }: Parameter) => ({ name, isFile: type === 'file' });

function answerFacts(answer: Endpoint['answers'][number], schemaOf: SchemaOf): AnswerFacts {
  const type = jsonTypeOf(answer);
  const json =
    type === undefined ? {} : { json: schemaOf(type), ...(isProblem(type) ? { isProblem: true } : {}) };
  if (typeof answer !== 'string') {
    const { text, file } = answer;
    return { ...json, ...(text ? { text } : {}), ...(file ? { file } : {}) };
  }
  if (answer === 'text') return { text: 'text/plain' };
  return { ...json, ...(answer === 'empty' || answer.endsWith('?') ? { empty: true } : {}) };
}

const isProblem = (type: string): boolean => type.endsWith('ProblemDetails');

/** The sort fields of a model's list: its stored members and their nested members (`name.*`). */
function sortFacts(
  endpoint: Endpoint,
  { models }: Contract,
): { sort: string[]; sortAs?: Record<string, string>; anySort?: true } {
  const { sort: named, anySort } = endpoint.paged ?? {};
  if (named) return { sort: [...named], ...(anySort ? { anySort } : {}) };
  const type = jsonTypeOf(successOf(endpoint)[1]) ?? '';
  const model = models.get(parseType(type).base);
  if (!model)
    throw new Error(`${endpoint.key} is paged, but a list of "${type}" has no members to be ordered by`);
  const stored = model.members.filter((member) => !member.computed);
  const sort = stored.flatMap((member) => [
    member.name,
    ...(isObject(member, models) ? [`${member.name}.*`] : []),
  ]);
  const others = stored.flatMap((member) => (member.sortAs ?? []).map((other) => [other, member.name]));
  return {
    sort: [...sort, ...(endpoint.paged?.sortMore ?? [])],
    ...(others.length > 0 ? { sortAs: Object.fromEntries(others) } : {}),
  };
}

const isObject = ({ type }: Model['members'][number], models: Contract['models']): boolean =>
  models.has(parseType(type).base);
