import { contractEndpoints } from '@waybill/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../test/server.ts';
import { features } from '../app.ts';
import { createApp } from '../serve.ts';
import type { Access } from './principal.ts';
import type { DeclaredRoute } from './server.ts';

describe('every route', () => {
  let server: TestServer;
  let routes: DeclaredRoute[];
  beforeAll(async () => {
    server = await startTestServer();
    const app = await createApp(server.context, features);
    routes = app.declaredRoutes;
    await app.close();
  });
  afterAll(() => server.close());

  const ofContract = () => routes.filter((route) => /^\/api\/(v1\/|version$|openapi)/.test(route.url));

  it('below /api/v1 is an endpoint of the contract', () => {
    const strangers = ofContract()
      .map(endpointOf)
      .filter((endpoint) => findContract(endpoint) === undefined);
    expect(strangers).toEqual([]);
  });

  it('of the contract asks for the permissions of the contract', () => {
    const differing = ofContract().flatMap((route) => {
      const expected = findContract(endpointOf(route));
      const declared = normalize(route.access);
      return expected === undefined || String(declared) === String(normalize(expected))
        ? []
        : [`${endpointOf(route)}: ${declared} instead of ${normalize(expected)}`];
    });
    expect(differing).toEqual([]);
  });

  it('below /api/waybill needs at least a sign-in', () => {
    const open = routes.filter((route) => route.url.startsWith('/api/waybill/') && route.access === 'none');
    expect(open.map(endpointOf)).toEqual([]);
  });

  it('is in the API description', async () => {
    const { body } = await server.asNobody.get<{ paths: Record<string, Record<string, unknown>> }>(
      '/api/openapi.json',
    );
    const missing = routes
      .filter((route) => /^\/api\/(waybill\/)?v1\//.test(route.url))
      .filter((route) => !body.paths[withBraces(route.url)]?.[route.method.toLowerCase()]);
    expect(missing.map(endpointOf)).toEqual([]);
  });
});

/** Contract endpoints by method and path with the names of parameters left out: they are ours to choose. */
const contract = new Map(
  Object.entries(contractEndpoints).map(([endpoint, access]) => [withoutNames(endpoint), access]),
);

function findContract(endpoint: string): Access | undefined {
  const openApi = endpoint.replace(/openapi\.(json|yaml)$/, 'openapi.{type}');
  return contract.get(withoutNames(openApi));
}

function endpointOf(route: DeclaredRoute): string {
  return `${route.method} ${withBraces(route.url)}`;
}

function withBraces(url: string): string {
  return url.replace(/:(\w+)/g, '{$1}');
}

function withoutNames(endpoint: string): string {
  return endpoint.replace(/\{\w+\}/g, '{}');
}

function normalize(access: Access): string[] {
  return (typeof access === 'string' ? [access] : [...access]).toSorted();
}
