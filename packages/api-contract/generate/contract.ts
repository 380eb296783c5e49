import type {
  EndpointData,
  EndpointsData,
  MemberData,
  ModelData,
  Models,
  ParameterData,
} from '../data/format.ts';
import { parseType, scalars } from './type-expression.ts';

export interface Parameter extends ParameterData {
  name: string;
}
export interface Member extends MemberData {
  name: string;
}
export interface Model extends Omit<ModelData, 'members' | 'tuple' | 'extends'> {
  name: string;
  members: readonly Member[];
  tuple?: readonly Member[];
}
export interface Endpoint extends EndpointData {
  key: string;
}
export interface WordList {
  list: string;
  words: readonly string[];
}

/** The data put together: models with what they take over from others, endpoints in the order of the files. */
export interface Contract {
  endpoints: readonly Endpoint[];
  models: ReadonlyMap<string, Model>;
  enums: ReadonlyMap<string, WordList>;
}

/** @throws when the data contradicts itself */
export function readContract(
  endpoints: readonly EndpointsData[],
  models: readonly Models[],
  enums: Readonly<Record<string, WordList>>,
): Contract {
  const written = new Map(models.flatMap((area) => Object.entries(area)));
  const contract: Contract = {
    endpoints: endpoints.flatMap((file) => Object.entries(file).map(([key, data]) => ({ key, ...data }))),
    models: new Map([...written].map(([name, data]) => [name, readModel(name, data, written)])),
    enums: new Map(Object.entries(enums)),
  };
  check(contract);
  return contract;
}

function readModel(name: string, data: ModelData, all: ReadonlyMap<string, ModelData>): Model {
  const { members, tuple, extends: base, ...rest } = data;
  const taken = base === undefined ? {} : all.get(base)?.members;
  if (!taken) throw new Error(`${name} extends ${base}, which is no model`);
  return {
    name,
    ...rest,
    members: named({ ...taken, ...members }),
    ...(tuple ? { tuple: named(tuple) } : {}),
  };
}

/** Short forms written out: a type alone stands for a member or parameter without rules. */
function named<T extends { type: string }>(
  list: Readonly<Record<string, string | T>>,
): (T & { name: string })[] {
  return Object.entries(list).map(([name, item]) => {
    const data = (typeof item === 'string' ? { type: item } : item) as T;
    return { name, ...data };
  });
}

export const parametersOf = (list: EndpointData['query']): Parameter[] => named<ParameterData>(list ?? {});

/** The types of an endpoint's answers that are JSON, without the mark that there may be nothing. */
export function jsonTypeOf(answer: EndpointData['answers'][number]): string | undefined {
  const type = typeof answer === 'string' ? answer : answer.json;
  return type === undefined || type === 'empty' || type === 'text' ? undefined : type.replace(/\?$/, '');
}

function check({ endpoints, models, enums }: Contract): void {
  const known = (expression: string, where: string) => {
    const { base } = parseType(expression);
    if (!scalars[base] && base !== 'file' && !models.has(base) && !enums.has(base))
      throw new Error(`${where}: there is no type "${base}"`);
  };
  for (const { name, members, tuple, anyOf } of models.values()) {
    for (const member of [...members, ...(tuple ?? [])]) {
      known(member.type, `${name}.${member.name}`);
      if (member.bodyType) known(member.bodyType, `${name}.${member.name}`);
    }
    for (const one of anyOf ?? []) known(one, name);
  }
  const operations = new Set<string>();
  const keys = new Set<string>();
  for (const endpoint of endpoints) {
    const { key, operation } = endpoint;
    if (keys.has(key)) throw new Error(`${key} stands in the data twice`);
    if (operations.has(operation)) throw new Error(`${key}: the operation "${operation}" exists already`);
    keys.add(key);
    operations.add(operation);
    for (const list of [endpoint.path, endpoint.query, endpoint.form, endpoint.multipart])
      for (const { name, type } of parametersOf(list)) known(type, `${key} ${name}`);
    const inPath = [...key.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
    if (
      inPath.toSorted().join() !==
      Object.keys(endpoint.path ?? {})
        .toSorted()
        .join()
    )
      throw new Error(`${key}: the parameters of its path are not those of "path"`);
    for (const answer of Object.values(endpoint.answers)) {
      const type = jsonTypeOf(answer);
      if (type !== undefined) known(type, key);
    }
  }
}
