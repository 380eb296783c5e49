import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { accessFeature } from '../access/access.feature.ts';
import { configPropertyFeature } from '../config-property/config-property.feature.ts';
import { oidcFeature } from '../oidc/oidc.feature.ts';
import { versionFeature } from '../version/version.feature.ts';
import { createConsoleFilesFeature } from './console-files.feature.ts';

const directory = mkdtempSync(path.join(tmpdir(), 'waybill-console-'));
const script = `console.log(${JSON.stringify('x'.repeat(4_000))});`;

beforeAll(() => {
  mkdirSync(path.join(directory, 'assets'));
  mkdirSync(path.join(directory, 'static'));
  writeFileSync(
    path.join(directory, 'index.html'),
    '<!doctype html><html><head><base href="/" /><script>go()</script></head></html>',
  );
  writeFileSync(path.join(directory, 'assets/index-1a2b3c.js'), script);
  writeFileSync(path.join(directory, 'static/icon.svg'), '<svg/>');
});
afterAll(() => rmSync(directory, { recursive: true }));

const start = (basePath = '') =>
  startTestServer({
    features: [versionFeature, createConsoleFilesFeature(directory)],
    config: { basePath },
  });

describe('the console', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server.close());

  it.each(['/', '/login', '/projects/1234?tab=audit', '/project/a%2Fb'])(
    'gets its start page for %s',
    async (url) => {
      const answer = await server.asNobody.get(url);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toContain('text/html');
      expect(answer.headers.get('cache-control')).toBe('no-cache');
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'self'");
      expect(answer.text).toContain('<base href="/" />');
    },
  );

  it('allows the script of its start page by its hash, and no other', async () => {
    const policy = (await server.asNobody.get('/')).headers.get('content-security-policy');
    const hash = createHash('sha256').update('go()').digest('base64');
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
    const other = (await server.asNobody.get('/static/icon.svg')).headers.get('content-security-policy');
    expect(other).toContain("script-src 'self';");
  });

  it('keeps files with a hash in their name for good', async () => {
    const answer = await server.asNobody.get('/assets/index-1a2b3c.js', {
      headers: { 'accept-encoding': 'gzip' },
    });
    expect(answer.headers.get('cache-control')).toContain('immutable');
    expect(answer.headers.get('content-encoding')).toBe('gzip');
    expect(answer.text).toBe(script);
  });

  it('sends nothing again that the browser has', async () => {
    const etag = (await server.asNobody.get('/')).headers.get('etag') ?? '';
    const again = await server.asNobody.get('/', { headers: { 'if-none-match': etag } });
    expect([again.status, again.text]).toEqual([304, '']);
  });

  it('does not answer a missing file with the start page', async () => {
    expect((await server.asNobody.get('/assets/gone-9z9z9z.js')).status).toBe(404);
    expect((await server.asNobody.get('/static/gone.json')).status).toBe(404);
  });

  it.each(['/api', '/api/v1/nothing', '/health/nothing', '/mirror/nvd/x'])('leaves %s alone', async (url) => {
    const answer = await server.asNobody.get(url);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
  });

  it.each(['/../package.json', '/%2e%2e/%2e%2e/etc/passwd', '/assets/..%2f..%2fpackage.json', '/%zz'])(
    'does not leave its folder: %s',
    async (url) => {
      const answer = await server.asNobody.get(url);
      expect(answer.text).not.toContain('root:');
      expect(answer.text).not.toContain('"version"');
    },
  );

  it('has a configuration when the build brings none', async () => {
    const answer = await server.asNobody.get('/static/config.json');
    expect(answer.body).toMatchObject({ API_BASE_URL: '', OIDC_SCOPE: 'openid email profile' });
  });
});

describe('the configuration of the console', () => {
  it('says what the settings say of the identity provider, while that is on', async () => {
    const server = await startTestServer({
      features: [configPropertyFeature, accessFeature, oidcFeature, createConsoleFilesFeature(directory)],
    });
    const set = async (propertyName: string, propertyValue: string) => {
      const change = { groupName: 'oidc', propertyName, propertyValue };
      expect((await server.asAdmin.post('/api/v1/configProperty', change)).status).toBe(200);
    };
    const config = async () => (await server.asNobody.get('/static/config.json')).body;
    await set('issuer', 'https://id.example.org');
    await set('client.id', 'waybill');
    await set('client.secret', 'told to nobody');
    await set('login.button.text', 'Sign in with Acme');
    expect(await config()).toMatchObject({ OIDC_ISSUER: '', OIDC_CLIENT_ID: '' });
    await set('enabled', 'true');
    expect(await config()).toMatchObject({
      OIDC_ISSUER: 'https://id.example.org',
      OIDC_CLIENT_ID: 'waybill',
      OIDC_FLOW: 'code',
      OIDC_LOGIN_BUTTON_TEXT: 'Sign in with Acme',
    });
    expect(JSON.stringify(await config())).not.toContain('told to nobody');
    await server.close();
  });
});

describe('what the console must know before the sign-in', () => {
  it('is the default language, and whether there is a message', async () => {
    const server = await startTestServer({
      features: [configPropertyFeature, accessFeature, createConsoleFilesFeature(directory)],
    });
    const set = async (propertyName: string, propertyValue: string) => {
      const change = { groupName: 'general', propertyName, propertyValue };
      expect((await server.asAdmin.post('/api/v1/configProperty', change)).status).toBe(200);
    };
    const config = async () => (await server.asNobody.get('/static/config.json')).body;
    expect(await config()).not.toHaveProperty('DEFAULT_LOCALE');
    expect(await config()).not.toHaveProperty('WELCOME_MESSAGE');
    await set('default.locale', 'de');
    await set('welcome.message.enabled', 'true');
    expect(await config()).toMatchObject({ DEFAULT_LOCALE: 'de', WELCOME_MESSAGE: 'true' });
    await server.close();
  });
});

describe('the console below a base path', () => {
  it('learns where it lives from its start page', async () => {
    const server = await start('/waybill');
    expect((await server.asNobody.get('/login')).text).toContain('<base href="/waybill/" />');
    expect((await server.asNobody.get('')).text).toContain('<base href="/waybill/" />');
    expect((await server.asNobody.get('/assets/index-1a2b3c.js')).status).toBe(200);
    await server.close();
  });
});

describe('without a built console', () => {
  it('says so', async () => {
    const empty = mkdtempSync(path.join(tmpdir(), 'waybill-console-'));
    const server = await startTestServer({ features: [createConsoleFilesFeature(path.join(empty, 'none'))] });
    const answer = await server.asNobody.get('/');
    expect(answer.status).toBe(404);
    expect(answer.body).toMatchObject({ title: 'The console is not built' });
    await server.close();
  });
});
