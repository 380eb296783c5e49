import { gzipSync } from 'node:zlib';
import { Type } from 'typebox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../test/server.ts';
import type { Feature } from './feature.ts';
import { accessFeature } from './features/access/access.feature.ts';
import { versionFeature } from './features/version/version.feature.ts';
import { createHttpServer } from './http/server.ts';

const probe: Feature = {
  name: 'probe',
  routes(app) {
    const config = { access: 'none' } as const;
    app.post(
      '/api/v1/probe',
      { config, schema: { body: Type.Object({ text: Type.String() }) } },
      (request) => ({
        length: request.body.text.length,
      }),
    );
    app.get('/api/v1/probe/long', { config }, () => ({ text: 'x'.repeat(5_000) }));
    app.get('/api/v1/probe/bug', { config }, () => {
      throw new Error('secret detail');
    });
    app.get('/api/v1/probe/away', { config }, () => {
      throw Object.assign(new Error('connect ECONNREFUSED 10.0.0.1'), {
        code: 'ECONNREFUSED',
        syscall: 'connect',
      });
    });
    app.delete('/api/v1/probe', { config }, (_request, reply) => reply.code(204).send());
    app.get('/api/v1/probe/guarded', { config: { access: 'VIEW_PORTFOLIO' } }, () => ({}));
  },
};

describe('the HTTP server', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ features: [accessFeature, versionFeature, probe] });
  });
  afterAll(() => server.close());

  const postRaw = (body: Uint8Array, headers: Record<string, string>) =>
    server.asNobody.post<Record<string, unknown>>('/api/v1/probe', body, {
      headers: { 'content-type': 'application/json', ...headers },
    });

  it('refuses a route that does not declare its access', async () => {
    const app = await createHttpServer({ log: server.context.log, authenticate: async () => undefined });
    expect(() => app.get('/api/v1/open', () => ({}))).toThrow(/does not declare its access/);
    await app.close();
  });

  it('asks to come again while the database is away', async () => {
    const answer = await server.asNobody.get('/api/v1/probe/away');
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('5');
    expect(answer.text).not.toContain('10.0.0.1');
  });

  it('unpacks a compressed request', async () => {
    const body = gzipSync(JSON.stringify({ text: 'hello' }));
    expect((await postRaw(body, { 'content-encoding': 'gzip' })).body).toEqual({ length: 5 });
  });

  it('refuses a request that unpacks to more than the limit', async () => {
    const bomb = gzipSync(JSON.stringify({ text: 'x'.repeat(20_000_000) }));
    expect(bomb.length).toBeLessThan(100_000);
    const answer = await postRaw(bomb, { 'content-encoding': 'gzip' });
    expect(answer.status).toBe(413);
    expect(answer.body).toMatchObject({ status: 413, title: 'The request is too large' });
  });

  it('refuses what is not gzip or of an unknown encoding', async () => {
    const text = new TextEncoder().encode('{"text":"hello"}');
    expect((await postRaw(text, { 'content-encoding': 'gzip' })).status).toBe(400);
    expect((await postRaw(text, { 'content-encoding': 'rot13' })).status).toBe(415);
    const cut = gzipSync(JSON.stringify({ text: 'hello'.repeat(1000) })).subarray(0, 40);
    expect((await postRaw(cut, { 'content-encoding': 'gzip' })).status).toBe(400);
  });

  it('takes a request that names JSON and sends nothing as one without a body', async () => {
    const json = { 'content-type': 'application/json' };
    const send = (method: string) => fetch(`${server.url}/api/v1/probe`, { method, headers: json });
    expect((await send('DELETE')).status).toBe(204);
    expect((await send('POST')).status).toBe(400);
  });

  it('refuses JSON that is not UTF-8 instead of storing another text', async () => {
    const latin1 = Buffer.from('{"text":"caf\xe9"}', 'latin1');
    const answer = await postRaw(latin1, {});
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ detail: 'The JSON body is not valid UTF-8 text.' });
  });

  it('refuses half a character that an escape spells, and takes whole ones and escaped backslashes', async () => {
    const post = (json: string) => postRaw(new TextEncoder().encode(json), {});
    for (const json of ['{"text":"\\ud800"}', '{"text":"\\udc00\\ud800"}', '{"text":"x","\\uDFFF":1}']) {
      const answer = await post(json);
      expect(answer.status, json).toBe(400);
      expect(answer.body).toMatchObject({ detail: expect.stringContaining('lone surrogate') });
    }
    for (const json of ['{"text":"\\ud83d\\ude00"}', '{"text":"\\\\ud800"}']) {
      expect((await post(json)).status, json).toBe(200);
    }
  });

  it('does not repeat an API key that stands in an unknown address', async () => {
    const secret = 'b'.repeat(32);
    const answer = await server.asNobody.get(`/api/v1/team/keys/odt_aaaaaaaa_${secret}`);
    expect(answer.body).toMatchObject({ detail: 'There is no GET /api/v1/team/keys/odt_….' });
    expect(answer.text).not.toContain(secret);
  });

  it('refuses an address that cannot be decoded as a problem', async () => {
    const answer = await fetch(`${server.url}/api/v1/probe/%zz`);
    expect(answer.status).toBe(400);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
    expect(await answer.json()).toMatchObject({ status: 400 });
  });

  it('sends what browsers need with a refusal, too', async () => {
    const answer = await fetch(`${server.url}/api/v1/probe/guarded`, {
      headers: { origin: 'https://console.example' },
    });
    expect(answer.status).toBe(401);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('x-frame-options')).toBe('DENY');
  });

  it('refuses a compressed multipart form with a reason', async () => {
    const answer = await postRaw(gzipSync('--x--'), {
      'content-type': 'multipart/form-data; boundary=x',
      'content-encoding': 'gzip',
    });
    expect(answer.status).toBe(415);
    expect(answer.body).toMatchObject({ title: 'Compressed forms are not supported' });
  });

  it('packs long answers for those who accept gzip', async () => {
    const headersFor = async (accept: string) =>
      (await fetch(`${server.url}/api/v1/probe/long`, { headers: { 'accept-encoding': accept } })).headers;
    expect((await headersFor('gzip')).get('content-encoding')).toBe('gzip');
    expect((await headersFor('identity')).get('content-encoding')).toBeNull();
  });

  it('answers a problem for an unknown path below /api', async () => {
    const answer = await server.asNobody.get('/api/v1/nothing');
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
  });

  it('says which methods a path has when it is asked for another one', async () => {
    const answer = await server.asNobody.delete('/api/v1/probe/long?a=b');
    expect([answer.status, answer.text, answer.headers.get('allow')]).toEqual([405, '', 'GET,HEAD,OPTIONS']);
    const options = await fetch(`${server.url}/api/v1/probe/long`, { method: 'OPTIONS' });
    expect([options.status, await options.text(), options.headers.get('allow')]).toEqual([
      200,
      '',
      'GET,HEAD,OPTIONS',
    ]);
  });

  it('answers a problem without details for a bug', async () => {
    const answer = await server.asNobody.get('/api/v1/probe/bug');
    expect(answer.status).toBe(500);
    expect(answer.text).not.toContain('secret detail');
    expect(answer.body).toMatchObject({ status: 500 });
  });

  it('refuses without a body when credentials or permissions are missing', async () => {
    const missing = await server.asNobody.get('/api/v1/probe/guarded');
    expect([missing.status, missing.text]).toEqual([401, '']);
    const key = await server.asKey('BOM_UPLOAD');
    const forbidden = await key.get('/api/v1/probe/guarded');
    expect([forbidden.status, forbidden.text]).toEqual([403, '']);
  });

  it('sends the headers of the contract', async () => {
    const { headers } = await server.asNobody.get('/api/version');
    // Connection tests of CI plug-ins read the beginning.
    expect(headers.get('x-powered-by')).toMatch(/^Dependency-Track v4\.14\.3 \(Waybill v[\d.]+\)$/);
    expect(headers.get('cache-control')).toBe('private, max-age=0, must-revalidate, no-cache');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("script-src 'self';");
    expect(headers.get('access-control-allow-origin')).toBe('*');
  });

  it('answers a preflight without credentials', async () => {
    const answer = await fetch(`${server.url}/api/v1/probe/guarded`, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://elsewhere.example',
        'access-control-request-method': 'PUT',
        'access-control-request-headers': 'x-api-key',
      },
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('access-control-allow-methods')).toContain('PUT');
    expect(answer.headers.get('access-control-allow-headers')).toContain('X-Api-Key');
    expect(answer.headers.get('access-control-max-age')).toBe('3600');
  });

  it('says what is running', async () => {
    const { body } = await server.asNobody.get('/api/version');
    expect(body).toMatchObject({
      application: 'Dependency-Track',
      version: '4.14.3',
      product: { name: 'Waybill', version: expect.stringMatching(/^\d+\.\d+\.\d+/) },
      systemUuid: expect.stringMatching(/^[0-9a-f-]{36}$/),
      framework: { name: 'Alpine' },
    });
  });

  it('describes its routes as OpenAPI, with what they require', async () => {
    const { body } = await server.asNobody.get<{ openapi: string; paths: Record<string, object> }>(
      '/api/openapi.json',
    );
    expect(body.openapi).toMatch(/^3\./);
    expect(body.paths['/api/v1/team/{uuid}']).toMatchObject({
      get: { tags: ['team'], description: 'Requires ACCESS_MANAGEMENT.' },
    });
    const yaml = await server.asNobody.get('/api/openapi.yaml');
    expect(yaml.text).toMatch(/^openapi: ['"]?3\./);
  });
});

describe('below a base path', () => {
  it('serves every route there and leads the root to it', async () => {
    const server = await startTestServer({
      features: [accessFeature, versionFeature],
      config: { basePath: '/supply/chain' },
    });
    expect(server.url).toMatch(/\/supply\/chain$/);
    expect((await server.asNobody.get('/api/version')).status).toBe(200);
    expect((await server.asAdmin.get('/api/v1/team')).status).toBe(200);
    const root = await fetch(new URL('/', server.url), { redirect: 'manual' });
    expect([root.status, root.headers.get('location')]).toEqual([302, '/supply/chain/']);
    await server.close();
  });
});
