import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { enums } from '../data/index.ts';
import { readContract } from '../generate/contract.ts';
import {
  bodySchemas,
  describeApi,
  endpointKeys,
  endpointTable,
  findEndpoint,
  modelSchemas,
} from './server.ts';

describe('the data of the contract', () => {
  it('has its 228 endpoints, and ours beside them', () => {
    const isOurs = (key: string) => key.includes(' /api/waybill/v1/');
    expect(endpointKeys.filter((key) => !isOurs(key))).toHaveLength(228);
    expect(endpointKeys.filter(isOurs).length).toBeGreaterThan(10);
  });

  it('has been generated from what it says now', () => {
    const script = fileURLToPath(new URL('../scripts/generate.ts', import.meta.url));
    expect(() => execFileSync(process.execPath, [script, '--check'], { stdio: 'pipe' })).not.toThrow();
  });

  it('names models that there are', () => {
    const text = JSON.stringify([endpointTable, modelSchemas]);
    const names = new Set(
      [...text.matchAll(/#\/components\/schemas\/(\w+)/g)].map((match) => match[1] ?? ''),
    );
    expect([...names].filter((name) => !modelSchemas[name])).toEqual([]);
  });

  it('leaves no reference and no union in what bodies are checked by', () => {
    expect(JSON.stringify(bodySchemas)).not.toMatch(/"(\$ref|anyOf|oneOf)"/);
  });

  it('is found by method and path, whatever the parameters are called', () => {
    expect(findEndpoint('GET', '/api/v1/project/:id')).toBe('GET /api/v1/project/{uuid}');
    expect(findEndpoint('PATCH', '/api/v1/license')).toBeUndefined();
  });

  it('describes only what is asked for, with the models that it uses', () => {
    const options = { title: 'API', description: 'An API.', version: '1', basePath: '/base' };
    const document = describeApi(new Set(['GET /api/v1/licenseGroup' as const]), options);
    expect(document).toMatchObject({
      servers: [{ url: '/base' }],
      paths: { '/api/v1/licenseGroup': { get: { operationId: 'getLicenseGroups' } } },
    });
    const { schemas } = document.components as { schemas: object };
    expect(Object.keys(schemas).toSorted()).toEqual([
      'License',
      'LicenseGroup',
      'ProblemDetails',
      'ValidationError',
      'Violation',
    ]);
  });
});

describe('data that contradicts itself is refused', () => {
  const endpoint = {
    operation: 'getX',
    summary: 'Returns X',
    access: 'none',
    answers: { 200: 'X' },
  } as const;
  const models = [{ X: { members: { name: 'string' } } }];

  it.each([
    ['an operation that exists', [{ 'GET /x': endpoint, 'GET /y': endpoint }], 'exists already'],
    ['an endpoint that exists', [{ 'GET /x': endpoint }, { 'GET /x': endpoint }], 'twice'],
    ['a model that does not exist', [{ 'GET /x': { ...endpoint, answers: { 200: 'Y[]' } } }], 'no type "Y"'],
    ['a path whose parameter is not declared', [{ 'GET /x/{uuid}': endpoint }], 'parameters of its path'],
  ])('%s', (_, endpoints, message) => {
    expect(() => readContract(endpoints, models, enums)).toThrow(message);
  });
});
