import {
  bodySchemas,
  type EndpointKey,
  endpointTable,
  type JsonSchema,
  type ParameterFacts,
} from '@waybill/api-contract/server';

/** A request with one value that no honest client sends. */
export interface HostileRequest {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
  readonly form?: Readonly<Record<string, string>>;
  /** Which parameter or member has which value. */
  readonly what: string;
}

/** An id that exists, for a parameter or member of that name of an endpoint; undefined where there is none. */
export type KnownIds = (key: EndpointKey, name: string) => string | undefined;

const long = 'x'.repeat(3_000);
const unknownUuid = '5dec0000-0000-4000-8000-000000000000';

/** As written in a path or query. */
const texts = ['', '%00', '%ED%A0%80', '1e21', '%25', long];
const numbers = ['', '1e21', '999999999', '-999999999', 'NaN', '%00'];
const parameterValues: Readonly<Record<ParameterFacts['type'], readonly string[]>> = {
  string: texts,
  word: ['x', '%00'],
  uuid: ['', 'x', '%00', unknownUuid, long],
  integer: numbers,
  number: [...numbers, '999999999.999999999'],
  boolean: ['1e21'],
  date: ['', 'x', '0001-01-01', '9999-12-31', '2026-02-31', '-0001-01-01'],
  compactDate: ['', 'x', '00010101', '99991231', '20260231', '%00'],
};

/** Values of a member of a body, besides those of a wrong type. */
const memberTexts = ['', 'a\u0000b', 'x', 'x'.repeat(20_000)];
const memberNumbers = [1e21, 2 ** 31, -(2 ** 31), 2 ** 31 - 1, 1e300, 0.5];
const wrongTypes = ['x', 1e21, true, null, [], {}, [null], [[]], { x: {} }];

const pagingValues = ['pageSize', 'offset', 'searchText', 'sortName', 'cursor'].flatMap((name) =>
  ['%00', '999999999', '-1'].map((value) => [name, value] as const),
);

/** Every parameter of an endpoint and every member of its body, each with every hostile value. */
export function* hostileRequests(key: EndpointKey, known: KnownIds): Generator<HostileRequest> {
  const facts = endpointTable[key];
  const [method = '', pattern = ''] = key.split(' ');
  const knownText = (parameter: ParameterFacts) => known(key, parameter.name) ?? plainValue(parameter);
  const pathWith = (name?: string, value?: string) =>
    pattern.replace(/\{(\w+)\}/g, (_, own: string) => {
      const parameter = facts.path.find((each) => each.name === own);
      return own === name ? (value ?? '') : parameter ? knownText(parameter) : 'x';
    });
  const needed = facts.query.filter(({ required }) => required);
  const queryWith = (name?: string, value?: string) => {
    const rest = needed.filter((parameter) => parameter.name !== name);
    const all = [
      ...rest.map((parameter) => `${parameter.name}=${knownText(parameter)}`),
      ...(name === undefined ? [] : [`${name}=${value}`]),
    ];
    return all.length === 0 ? '' : `?${all.join('&')}`;
  };
  const schema = bodySchemas[facts.operation];
  const sample = schema && sampleOf(schema, (name) => known(key, name));
  const request = (path: string, what: string, body: unknown = sample): HostileRequest =>
    facts.body?.kind === 'form'
      ? { method, path, what, form: asForm(body) }
      : { method, path, what, ...(body === undefined ? {} : { body }) };

  for (const { name, type } of facts.path) {
    for (const value of parameterValues[type])
      yield request(pathWith(name, value) + queryWith(), `path ${name} = ${short(value)}`);
  }
  for (const { name, type } of facts.query) {
    for (const value of parameterValues[type])
      yield request(pathWith() + queryWith(name, value), `query ${name} = ${short(value)}`);
  }
  if (facts.paged) {
    for (const [name, value] of pagingValues)
      yield request(pathWith() + queryWith(name, value), `query ${name} = ${short(value)}`);
  }
  if (!schema) return;
  for (const [place, body] of mutations(schema, sample, (name) => known(key, name)))
    yield request(pathWith() + queryWith(), `body ${place}`, body);
}

const short = (value: unknown): string => {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 20)}… (${text.length})` : text;
};

function plainValue({ type, words }: ParameterFacts): string {
  if (words) return words[0] ?? 'x';
  const values = {
    uuid: unknownUuid,
    integer: '1',
    number: '1',
    boolean: 'true',
    date: '2026-01-31',
    compactDate: '20260131',
  };
  return type in values ? values[type as keyof typeof values] : 'x';
}

type Member = (name: string) => string | undefined;
const typeOf = ({ type }: JsonSchema): string | undefined => [type].flat().find((one) => one !== 'null');

/** A body that is taken as far as its schema says. */
function sampleOf(schema: JsonSchema, known: Member, name = ''): unknown {
  if (schema.enum) return schema.enum[0];
  switch (typeOf(schema)) {
    case 'string':
      return known(name) ?? (schema.format === 'uuid' ? unknownUuid : 'x'.padEnd(schema.minLength ?? 1, 'x'));
    case 'integer':
    case 'number':
      return 1;
    case 'boolean':
      return true;
    case 'array':
      return schema.items
        ? Array.from({ length: schema.minItems ?? 0 }, () =>
            sampleOf(schema.items as JsonSchema, known, name),
          )
        : [];
    case 'object': {
      const required = new Set(schema.required);
      const members = Object.entries(schema.properties ?? {}).filter(
        ([member]) =>
          required.has(member) || known(member) !== undefined || ['name', 'selection'].includes(member),
      );
      return Object.fromEntries(members.map(([member, inner]) => [member, sampleOf(inner, known, member)]));
    }
    default:
      return undefined;
  }
}

/** The sample with one value changed, for every value of every member, also of those within lists and objects. */
function* mutations(
  schema: JsonSchema,
  sample: unknown,
  known: Member,
  place = '',
): Generator<[string, unknown]> {
  for (const value of valuesAt(place, schema)) yield [`${place || '.'} = ${short(value)}`, value];
  if (schema.items && typeOf(schema) === 'array') {
    const item = sampleOf(schema.items, known, place);
    for (const [inner, value] of mutations(schema.items, item, known, `${place}[]`)) yield [inner, [value]];
    yield [`${place} = many`, Array.from({ length: 200 }, () => item)];
    return;
  }
  for (const [name, member] of Object.entries(schema.properties ?? {})) {
    const base = typeof sample === 'object' && sample !== null ? sample : {};
    const own = Object.hasOwn(base, name) ? base[name as keyof typeof base] : sampleOf(member, known, name);
    for (const [inner, value] of mutations(member, own, known, place === '' ? name : `${place}.${name}`))
      yield [inner, { ...base, [name]: value }];
  }
}

/** Within what is nested, the worst value of each kind: the routes have taken it apart by then. */
function valuesAt(place: string, schema: JsonSchema): readonly unknown[] {
  const values = valuesOf(schema);
  if (!/[.[]/.test(place)) return values;
  return values.filter((value) => value === 1e21 || (typeof value === 'string' && value.includes('\u0000')));
}

/** Wrong types are refused by what checks every body alike; outside of the scalars a few of them do. */
function valuesOf(schema: JsonSchema): readonly unknown[] {
  if (schema.enum) return ['x', 1e21];
  switch (typeOf(schema)) {
    case 'string':
      return schema.format === 'uuid' || schema.pattern ? [...memberTexts, 1e21] : [...memberTexts, {}];
    case 'integer':
    case 'number':
      return memberNumbers;
    case 'boolean':
      return [1e21];
    case 'array':
      return ['x', [null], [[]], [1e21]];
    case 'object':
      return [[], 'x', {}];
    default:
      return wrongTypes;
  }
}

function asForm(body: unknown): Record<string, string> {
  if (typeof body !== 'object' || body === null) return {};
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  );
}
