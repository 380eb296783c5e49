import { isOwn } from '../src/own.ts';
import { bodyTypeOf } from './body-types.ts';
import { type Contract, type Endpoint, jsonTypeOf, type Parameter, parametersOf } from './contract.ts';
import { parseType, typeScriptOf } from './type-expression.ts';
import { importsOf } from './write-imports.ts';

const sameName = (name: string): string => name;

/** Writes the callers' types: input and output of each endpoint. */
export function writeEndpoints(contract: Contract): string {
  const entries = contract.endpoints.map((endpoint) => {
    const { key, summary } = endpoint;
    return `  /** ${summary}. */\n  '${key}': {\n    request: ${requestType(endpoint, contract)};\n    answer: ${answerType(endpoint)};\n  };\n`;
  });
  const keys = (name: string, comment: string, is: (endpoint: Endpoint) => boolean) => {
    const list = contract.endpoints.filter(is).map(({ key }) => `  | '${key}'\n`);
    return `/** ${comment} */\nexport type ${name} =\n${list.join('').trimEnd()};\n`;
  };
  const rows = contract.endpoints
    .filter(isCounted)
    .map((endpoint) => `  '${endpoint.key}': ${rowType(endpoint)};\n`);
  const text = [
    `export interface Endpoints {\n${entries.join('')}}\n`,
    `/** Lists that come with the number of all: what a row of each is. */\nexport interface CountedRows {\n${rows.join('')}}\n`,
    keys('TextEndpoint', 'Answers that are plain text.', (endpoint) => kindOf(endpoint) === 'text'),
    keys('FileEndpoint', 'Answers that are, or can be, a file.', (endpoint) => filesOf(endpoint).length > 0),
    keys('UploadEndpoint', 'Forms with files.', ({ multipart }) => multipart !== undefined),
    keys('JsonEndpoint', 'Answers that are JSON, or nothing.', (endpoint) => kindOf(endpoint) === 'json'),
    writeResources(contract),
  ].join('\n');
  return `${importsOf(text, contract)}import type { CursorPaging, Paging } from '../paging.ts';\n\n${text}`;
}

/** Lists the resources of the API. A resource is the first path segment after the version. */
function writeResources({ endpoints }: Contract): string {
  const names = endpoints.flatMap(
    ({ key }) => / \/api\/(?:(?:waybill\/)?v1\/)?([\w-]+)(?=\/|$)/.exec(key)?.[1] ?? [],
  );
  const list = [...new Set(names)].sort().map((name) => `  | '${name}'\n`);
  return `/** What endpoints are about, as their addresses name it. */\nexport type Resource =\n${list.join('').trimEnd()};\n`;
}

/** Writes the handlers' types: what they receive and return. */
export function writeInputs(contract: Contract): string {
  const entries = contract.endpoints.map((endpoint) => {
    const body = bodyTypeOf(endpoint, contract.models) ?? 'undefined';
    return (
      `  '${endpoint.key}': {\n    path: ${parsedType(parametersOf(endpoint.path), true)};\n` +
      `    query: ${parsedType(parametersOf(endpoint.query), false)};\n    body: ${body};\n` +
      `    result: ${resultType(endpoint)};\n  };\n`
    );
  });
  const text = `export interface EndpointInputs {\n${entries.join('')}}\n`;
  return `${importsOf(text, contract)}import type { CountedList, JsonList, NoMembers } from '../results.ts';\n\n${text}`;
}

export const isCounted = ({ paged, counted }: Endpoint): boolean => paged !== undefined || counted === true;

/** The answer of success that is declared first. */
export function successOf({ key, answers }: Endpoint): [status: number, answer: Endpoint['answers'][number]] {
  const entry = Object.entries(answers).find(([status]) => Number(status) < 300);
  if (!entry) throw new Error(`${key} has no answer of success`);
  return [Number(entry[0]), entry[1]];
}

function filesOf(endpoint: Endpoint): readonly string[] {
  const [, answer] = successOf(endpoint);
  return typeof answer === 'string' ? [] : (answer.file ?? []);
}

function kindOf(endpoint: Endpoint): 'json' | 'text' | 'file' {
  const [, answer] = successOf(endpoint);
  if (answer === 'text' || (typeof answer !== 'string' && answer.text)) return 'text';
  return typeof answer !== 'string' && !answer.json ? 'file' : 'json';
}

function answerType(endpoint: Endpoint): string {
  const [, answer] = successOf(endpoint);
  if (kindOf(endpoint) === 'text') return 'string';
  if (kindOf(endpoint) === 'file') return 'Blob';
  const type = jsonTypeOf(answer);
  if (type === undefined) return 'undefined';
  const mayBeEmpty = (typeof answer === 'string' && answer.endsWith('?')) || has204(endpoint);
  return `${typeScriptOf(type, sameName)}${mayBeEmpty ? ' | undefined' : ''}`;
}

/** The type of a list's rows. */
function rowType(endpoint: Endpoint): string {
  const [, answer] = successOf(endpoint);
  const type = jsonTypeOf(answer);
  if (!type?.endsWith('[]')) throw new Error(`${endpoint.key} is counted, but no list`);
  return typeScriptOf(type.slice(0, -2), sameName);
}

const has204 = ({ answers }: Endpoint): boolean => answers[204] !== undefined && answers[200] !== undefined;

function resultType(endpoint: Endpoint): string {
  const [, answer] = successOf(endpoint);
  if (kindOf(endpoint) === 'text') return 'string';
  // A handler sends a file through the reply.
  if (kindOf(endpoint) === 'file') return 'never';
  const type = jsonTypeOf(answer);
  if (type === undefined) return 'void';
  const optional = typeof answer === 'string' && answer.endsWith('?') ? ' | undefined' : '';
  if (!type.endsWith('[]')) return typeScriptOf(type, sameName) + optional;
  const row = typeScriptOf(type.slice(0, -2), sameName);
  return `${isCounted(endpoint) ? 'CountedList' : 'JsonList'}<${row}>${optional}`;
}

function requestType(endpoint: Endpoint, { models }: Contract): string {
  const parts: string[] = [];
  const path = parametersOf(endpoint.path);
  if (path.length > 0)
    parts.push(`path: { ${path.map((item) => `${item.name}: ${sentType(item)}`).join('; ')} }`);
  const query = parametersOf(endpoint.query);
  const isQueryRequired = query.some((item) => item.required);
  const members = query.map((item) =>
    item.required ? `${item.name}: ${sentType(item)}` : `${item.name}?: ${sentType(item)} | undefined`,
  );
  const pagingType = isOwn(endpoint.key) ? 'CursorPaging' : 'Paging';
  const paging = endpoint.paged ? `${members.length > 0 ? ' & ' : ''}${pagingType}` : '';
  const queryType = `${members.length > 0 ? `{ ${members.join('; ')} }` : ''}${paging}`;
  if (queryType !== '')
    parts.push(isQueryRequired ? `query: ${queryType}` : `query?: (${queryType}) | undefined`);
  const body = bodyTypeOf(endpoint, models);
  if (endpoint.multipart) parts.push('multipart: FormData');
  else if (endpoint.form) parts.push(`form: ${body}`);
  else if (endpoint.text) parts.push('text: string');
  else if (body !== undefined) parts.push(`body: ${body}`);
  return parts.length === 0 ? '{}' : `{ ${parts.join('; ')} }`;
}

/** A parameter as a caller gives it. */
function sentType({ type }: Parameter): string {
  const { base, around } = parseType(type);
  return around.length > 0 ? `readonly ${typeScriptOf(`${base}[]`, sameName)}` : typeScriptOf(type, sameName);
}

/** A parameter as a handler gets it. Flags that are not given are false, lists empty. */
function parsedType(parameters: readonly Parameter[], isPath: boolean): string {
  if (parameters.length === 0) return 'NoMembers';
  const members = parameters.map(({ name, type, required }) => {
    const { base, around } = parseType(type);
    if (around.length > 0) return `${name}: readonly ${typeScriptOf(`${base}[]`, sameName)}`;
    const parsed = base === 'date' || base === 'compactDate' ? 'Date' : typeScriptOf(type, sameName);
    const isSure = isPath || required || base === 'boolean';
    return `${name}: ${parsed}${isSure ? '' : ' | undefined'}`;
  });
  return `{ ${members.join('; ')} }`;
}
