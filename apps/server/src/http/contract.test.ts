import { endpointTable, findEndpoint } from '@waybill/api-contract/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, createClient, type TestClient } from '../../test/client.ts';
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

  const ofApi = () => routes.filter((route) => /^\/(api|health|metrics)(\/|$)/.test(route.url));

  it('below /api is an endpoint of the data', () => {
    const strangers = ofApi().filter(({ method, url }) => findEndpoint(method, url) === undefined);
    expect(strangers.map(endpointOf)).toEqual([]);
  });

  it('of the data asks for the permissions of the data', () => {
    const differing = ofApi().flatMap((route) => {
      const key = findEndpoint(route.method, route.url);
      const expected = key && endpointTable[key].access;
      const declared = normalize(route.access);
      return expected === undefined || String(declared) === String(normalize(expected))
        ? []
        : [`${endpointOf(route)}: ${declared} instead of ${normalize(expected)}`];
    });
    expect(differing).toEqual([]);
  });

  it('below /api/waybill needs at least a sign-in, but for badges, shared links, and what leads to one', () => {
    const open = routes.filter((route) => route.url.startsWith('/api/waybill/') && route.access === 'none');
    expect(open.map(endpointOf).filter((name) => !name.includes('/badge/'))).toEqual([
      'GET /api/waybill/v1/session/queue',
      'POST /api/waybill/v1/session',
      'POST /api/waybill/v1/session/second-factor',
      'POST /api/waybill/v1/oidc/authorization',
      'POST /api/waybill/v1/oidc/sign-in',
      'POST /api/waybill/v1/session/by-header',
      'GET /api/waybill/v1/password-reset',
      'POST /api/waybill/v1/password-reset',
      'POST /api/waybill/v1/password-reset/confirm',
      'POST /api/waybill/v1/token',
      'GET /api/waybill/v1/shared/{token}',
      'GET /api/waybill/v1/shared/{token}/sbom',
      'GET /api/waybill/v1/shared/{token}/vex/{format}',
    ]);
  });

  describe('below /api/waybill answers a problem document', () => {
    const leadsToSignIn = /\/(?:oidc|password-reset|session|shared|token)(?:\/|$)/;
    const ours = () =>
      routes.filter(
        ({ url, access }) =>
          url.startsWith('/api/waybill/') && !(access === 'none' && leadsToSignIn.test(url)),
      );
    const anUuid = '5dec0000-0000-4000-8000-000000000000';

    function expectProblem(answer: Answer<unknown>, status: number, route: string): void {
      expect([route, answer.status, answer.headers.get('content-type')?.split(';')[0]]).toEqual([
        route,
        status,
        'application/problem+json',
      ]);
      const text = expect.stringMatching(/\S/);
      expect(answer.body, route).toMatchObject({ status, title: text, detail: text });
    }

    const send = (client: TestClient, { method, url }: DeclaredRoute, value: string) => {
      const path = url.replace(/:\w+/g, value) + neededQuery(method, url);
      const sent: Record<string, () => Promise<Answer<unknown>>> = {
        GET: () => client.get(path),
        POST: () => client.post(path),
        PUT: () => client.put(path),
        PATCH: () => client.patch(path),
        DELETE: () => client.delete(path),
      };
      const found = sent[method];
      if (!found) throw new Error(`No way to send ${method}`);
      return found();
    };

    it('without credentials and with wrong ones', async () => {
      const stranger = createClient(server.url, { 'x-api-key': 'wrong' });
      for (const route of ours()) {
        expectProblem(await send(server.asNobody, route, anUuid), 401, route.url);
        expectProblem(await send(stranger, route, anUuid), 401, route.url);
      }
    });

    it('without the permission', async () => {
      const powerless = await server.asKey();
      for (const route of ours().filter(({ access }) => access !== 'authenticated')) {
        expectProblem(await send(powerless, route, anUuid), 403, route.url);
      }
    });

    it('for what is not there and for what is no uuid', async () => {
      // A missing body is reported first. Endpoints with bodies are tested in their features.
      const named = ours().filter(({ method, url }) => url.includes(':uuid') && !takesBody(method, url));
      for (const route of named) {
        expectProblem(await send(server.asAdmin, route, anUuid), 404, route.url);
        const refused = await send(server.asAdmin, route, 'no-uuid');
        expectProblem(refused, 400, route.url);
        expect(refused.body, route.url).toMatchObject({
          violations: [{ path: 'uuid', message: 'Invalid UUID' }],
        });
      }
    });

    it('for a query that is wrong', async () => {
      const answer = await server.asAdmin.get('/api/waybill/v1/why?component=no-uuid&vulnerability=NVD/1');
      expectProblem(answer, 400, 'why');
      expectProblem(await server.asAdmin.get('/api/waybill/v1/why'), 400, 'why');
    });

    it('while the contract keeps its own forms', async () => {
      const missing = await server.asAdmin.get(`/api/v1/project/${anUuid}`);
      expect([missing.status, missing.text]).toEqual([404, 'The project could not be found.']);
      const refused = await server.asAdmin.get('/api/v1/project/no-uuid?hint=/api/waybill/');
      expect([refused.status, refused.body]).toEqual([
        400,
        [expect.objectContaining({ message: 'Invalid UUID' })],
      ]);
      const stranger = await server.asNobody.get(`/api/v1/project/${anUuid}`);
      expect([stranger.status, stranger.text]).toEqual([401, '']);
    });
  });

  it('is in the API description', async () => {
    const { body } = await server.asNobody.get<{ paths: Record<string, Record<string, unknown>> }>(
      '/api/openapi.json',
    );
    const missing = routes
      .filter((route) => /^\/api\/(waybill\/)?v1\//.test(route.url))
      .filter((route) => {
        const [method = '', path = ''] = findEndpoint(route.method, route.url)?.split(' ') ?? [];
        return !body.paths[path]?.[method.toLowerCase()];
      });
    expect(missing.map(endpointOf)).toEqual([]);
  });
});

function endpointOf(route: DeclaredRoute): string {
  return `${route.method} ${withBraces(route.url)}`;
}

function withBraces(url: string): string {
  return url.replace(/:(\w+)/g, '{$1}');
}

function normalize(access: Access): string[] {
  return (typeof access === 'string' ? [access] : [...access]).toSorted();
}

function takesBody(method: string, url: string): boolean {
  const key = findEndpoint(method, url);
  return key !== undefined && endpointTable[key].body !== undefined;
}

/** Parameters without which an endpoint refuses the question itself. */
function neededQuery(method: string, url: string): string {
  const key = findEndpoint(method, url);
  const needed = key ? endpointTable[key].query.filter(({ required }) => required) : [];
  if (needed.length === 0) return '';
  return `?${needed.map(({ name, words }) => `${name}=${words?.[0] ?? 'any'}`).join('&')}`;
}
