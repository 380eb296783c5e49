import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient, type TestClient } from '../../../test/client.ts';
import { type KeyClient, startTestServer, type TestServer } from '../../../test/server.ts';

let outside: TestServer;
let viewer: KeyClient;
beforeAll(async () => {
  outside = await startTestServer({ config: { trustedProxies: ['192.0.2.1'] } });
  viewer = await outside.asKey('VIEW_PORTFOLIO');
});
afterAll(() => outside.close());

const named = { 'x-forwarded-preferred-username': 'hana' };
const withKey = (more: Record<string, string>): TestClient =>
  createClient(outside.url, { 'x-api-key': viewer.key, ...more });

async function switchOn(values: Record<string, string>): Promise<void> {
  const changes = Object.entries(values).map(([name, value]) => ({ group: 'trusted-header', name, value }));
  const answer = await outside.asAdmin.patch('/api/waybill/v1/settings', changes);
  expect(answer.status, answer.text).toBe(200);
}

/** The settings that a server keeps are read again after two seconds. */
const statusOf = (client: TestClient) =>
  expect.poll(async () => (await client.get('/api/v1/project')).status, { timeout: 10_000 });

describe('the header of the user name, from an address that is no trusted proxy', () => {
  it('is not looked at while sign-in by headers is off', async () => {
    expect((await withKey(named).get('/api/v1/project')).status).toBe(200);
    expect((await createClient(outside.url, named).get('/api/v1/project')).status).toBe(401);
  });

  it('is refused with a reason, whatever else the request has, and logged', async () => {
    await switchOn({ enabled: 'true' });
    await statusOf(withKey(named)).toBe(403);
    const refused = await createClient(outside.url, named).get<object>('/api/v1/project');
    expect(refused.status).toBe(403);
    expect(refused.body).toMatchObject({
      code: 'request.untrusted_header',
      detail: expect.stringContaining('WAYBILL_TRUSTED_PROXIES'),
    });
    const signIn = await createClient(outside.url, named).post('/api/v1/user/login', new URLSearchParams());
    expect(signIn.status, 'also where nobody has to be signed in').toBe(403);
    const trail = async () =>
      (await outside.asAdmin.get('/api/waybill/v1/audit-log?kind=request.header_refused')).body;
    await expect.poll(trail, { timeout: 10_000 }).toContainEqual(
      expect.objectContaining({
        target: 'GET /api/v1/project',
        detail: { header: 'x-forwarded-preferred-username', peer: expect.stringContaining('127.0.0.1') },
      }),
    );
  });

  it('fills the audit log with no more than ten rows a minute', async () => {
    const client = createClient(outside.url, named);
    for (let count = 0; count < 30; count++) expect((await client.get('/api/v1/project')).status).toBe(403);
    const rows = (
      await outside.asAdmin.get<unknown[]>(
        '/api/waybill/v1/audit-log?kind=request.header_refused&pageSize=100',
      )
    ).body;
    // Two minutes may be touched, of which each has a row of its sum.
    expect(rows.length).toBeLessThanOrEqual(22);
  });

  it('leaves alone what has no name in it, other headers of proxies, files of the console, and health', async () => {
    expect((await withKey({ 'x-forwarded-preferred-username': ' ' }).get('/api/v1/project')).status).toBe(
      200,
    );
    const others = { 'x-forwarded-user': 's-hana', 'x-forwarded-email': 'hana@example.org' };
    expect((await withKey(others).get('/api/v1/project')).status).toBe(200);
    expect((await createClient(outside.url, named).get('/health/live')).status).toBe(200);
  });

  it('is the one that the settings name', async () => {
    await switchOn({ 'username.header': 'Remote-User' });
    await statusOf(withKey({ 'remote-user': 'hana' })).toBe(403);
    expect((await withKey(named).get('/api/v1/project')).status).toBe(200);
  });
});

it('is served from a trusted proxy beside a key of its own', async () => {
  const inside = await startTestServer();
  try {
    const changes = [{ group: 'trusted-header', name: 'enabled', value: 'true' }];
    await inside.asAdmin.patch('/api/waybill/v1/settings', changes);
    const { key } = await inside.asKey('VIEW_PORTFOLIO');
    const client = createClient(inside.url, { 'x-api-key': key, ...named });
    expect((await client.get('/api/v1/project')).status).toBe(200);
  } finally {
    await inside.close();
  }
});
