import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { createDocumentationFeature } from './documentation.feature.ts';

const directory = mkdtempSync(path.join(tmpdir(), 'waybill-docs-'));

beforeAll(() => {
  mkdirSync(path.join(directory, 'adr'));
  writeFileSync(path.join(directory, 'index.html'), '<!doctype html><h1>Home</h1>');
  writeFileSync(path.join(directory, 'adr/index.html'), '<!doctype html><h1>Decisions</h1>');
  writeFileSync(path.join(directory, 'site.css'), 'main { color: red }');
});
afterAll(() => rmSync(directory, { recursive: true }));

describe('the documentation', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ features: [createDocumentationFeature(directory)] });
  });
  afterAll(() => server.close());

  it.each([
    ['/docs/', 'Home'],
    ['/docs/index.html', 'Home'],
    ['/docs/adr/', 'Decisions'],
    ['/docs/adr/index.html?x=1', 'Decisions'],
  ])('answers %s without a sign-in', async (url, text) => {
    const answer = await server.asNobody.get(url);
    expect([answer.status, answer.text.includes(text)]).toEqual([200, true]);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(answer.headers.get('cache-control')).toBe('no-cache');
  });

  it('leads to its first page', async () => {
    const answer = await fetch(`${server.url}/docs`, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/docs/']);
  });

  it('sends nothing again that the browser has', async () => {
    const etag = (await server.asNobody.get('/docs/site.css')).headers.get('etag') ?? '';
    const again = await server.asNobody.get('/docs/site.css', { headers: { 'if-none-match': etag } });
    expect([again.status, again.text]).toEqual([304, '']);
  });

  it.each([
    '/docs/gone.html',
    '/docs/adr',
    '/docs/../package.json',
    '/docs/%2e%2e/package.json',
    '/docs/%zz',
  ])('has nothing but its pages: %s', async (url) => {
    const answer = await server.asNobody.get(url);
    expect(answer.text).not.toContain('"version"');
    expect([400, 404]).toContain(answer.status);
  });
});

describe('the documentation elsewhere', () => {
  it('lies below the base path', async () => {
    const server = await startTestServer({
      features: [createDocumentationFeature(directory)],
      config: { basePath: '/waybill' },
    });
    expect((await server.asNobody.get('/docs/')).text).toContain('Home');
    const answer = await fetch(`${server.url}/docs`, { redirect: 'manual' });
    expect(answer.headers.get('location')).toBe('/waybill/docs/');
    await server.close();
  });

  it('that was not built is told so, and found once it is', async () => {
    const later = mkdtempSync(path.join(tmpdir(), 'waybill-docs-'));
    const server = await startTestServer({ features: [createDocumentationFeature(later)] });
    const answer = await server.asNobody.get('/docs/');
    expect([answer.status, answer.body]).toMatchObject([404, { title: 'The documentation is not built' }]);
    writeFileSync(path.join(later, 'index.html'), 'Built');
    expect((await server.asNobody.get('/docs/')).text).toBe('Built');
    await server.close();
    rmSync(later, { recursive: true });
  });
});
