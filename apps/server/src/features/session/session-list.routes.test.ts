import type { UserSession } from '@waybill/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient, type TestClient } from '../../../test/client.ts';
import { startTestServer, type TestServer, testPassword } from '../../../test/server.ts';
import { findRow, runSql, sql } from '../../db/database.ts';
import { accessFeature } from '../access/access.feature.ts';
import { configPropertyFeature } from '../config-property/config-property.feature.ts';
import { applyRetention } from '../retention/retention.service.ts';
import { sessionFeature } from './session.feature.ts';

const minuteMs = 60_000;
const path = '/api/waybill/v1/session';

describe('sessions', () => {
  let server: TestServer;
  let clock = new Date('2026-03-01T10:00:00Z');
  beforeAll(async () => {
    server = await startTestServer({
      features: [configPropertyFeature, accessFeature, sessionFeature],
      now: () => clock,
    });
  });
  afterAll(() => server.close());

  async function addUser(username: string): Promise<void> {
    const answer = await server.asAdmin.put('/api/v1/user/managed', {
      username,
      fullname: 'Some One',
      email: 'one@example.org',
      newPassword: testPassword,
      confirmPassword: testPassword,
    });
    expect(answer.status).toBe(201);
  }

  async function signIn(username: string, userAgent = 'Browser'): Promise<TestClient> {
    const client = createClient(server.url, { 'user-agent': userAgent });
    const body = new URLSearchParams({ username, password: testPassword });
    const { status, text } = await client.post<string>('/api/v1/user/login', body);
    expect(status).toBe(200);
    return createClient(server.url, { authorization: `Bearer ${text}` });
  }

  const isSignedIn = async (client: TestClient) => (await client.get('/api/v1/user/self')).status === 200;
  const later = (minutes: number) => {
    clock = new Date(clock.getTime() + minutes * minuteMs);
  };
  // By a key, which is never idle.
  const setIdleTimeout = async (propertyValue: string) => {
    const key = await server.asKey('SYSTEM_CONFIGURATION');
    const change = { groupName: 'session', propertyName: 'idle.timeout.minutes', propertyValue };
    expect((await key.post('/api/v1/configProperty', change)).status).toBe(200);
  };

  it('are listed with where they began, and ended one by one', async () => {
    await addUser('lister');
    const first = await signIn('lister', 'Phone');
    later(1);
    const second = await signIn('lister', 'Laptop');
    const list = await second.get<UserSession[]>(path);
    expect(list.headers.get('x-total-count')).toBe('2');
    expect(list.body).toEqual([
      {
        uuid: expect.any(String),
        signedInAt: clock.getTime(),
        lastSeenAt: clock.getTime(),
        expiresAt: clock.getTime() + 7 * 24 * 60 * minuteMs,
        isCurrent: true,
        address: '127.0.0.1',
        userAgent: 'Laptop',
      },
      expect.objectContaining({ userAgent: 'Phone', isCurrent: false }),
    ]);
    const [, phone] = list.body;
    expect((await second.delete(`${path}/${phone?.uuid}`)).status).toBe(204);
    expect((await second.delete(`${path}/${phone?.uuid}`)).status).toBe(404);
    expect((await second.delete(`${path}/nonsense`)).status).toBe(400);
    expect(await isSignedIn(first)).toBe(false);
    expect(await isSignedIn(second)).toBe(true);
  });

  it('of others cannot be ended, except by those who manage access', async () => {
    await addUser('owner');
    await addUser('thief');
    const owner = await signIn('owner');
    const thief = await signIn('thief');
    const [{ uuid } = { uuid: '' }] = (await owner.get<UserSession[]>(path)).body;
    expect((await thief.delete(`${path}/${uuid}`)).status).toBe(404);
    const ofUser = '/api/waybill/v1/user/owner/session';
    expect((await thief.get(ofUser)).status).toBe(403);
    expect((await thief.delete(`${ofUser}/${uuid}`)).status).toBe(403);
    expect(await isSignedIn(owner)).toBe(true);
    expect((await server.asAdmin.get<UserSession[]>(ofUser)).body).toMatchObject([{ uuid }]);
    expect((await server.asAdmin.delete(`/api/waybill/v1/user/thief/session/${uuid}`)).status).toBe(404);
    expect((await server.asAdmin.delete(`${ofUser}/${uuid}`)).status).toBe(204);
    expect(await isSignedIn(owner)).toBe(false);
    expect((await server.asAdmin.get('/api/waybill/v1/user/nobody/session')).status).toBe(404);
  });

  it('end by signing out, and no other with them', async () => {
    await addUser('leaver');
    const [first, second] = [await signIn('leaver'), await signIn('leaver')];
    expect((await first.post(`${path}/sign-out`)).status).toBe(204);
    expect(await isSignedIn(first)).toBe(false);
    expect(await isSignedIn(second)).toBe(true);
    expect((await first.post(`${path}/sign-out`)).status).toBe(401);
  });

  it('of a script that signs in for every run end no session of a browser', async () => {
    await addUser('shared');
    const browser = await signIn('shared');
    later(1);
    const first = await signIn('shared', 'curl/8.5.0');
    later(1);
    await runSql(
      server.db,
      sql`insert into user_session (session_id, user_id, signed_in_at, last_seen_at, expires_at, user_agent)
        select gen_random_uuid(), user_id, ${clock}::timestamptz, ${clock}::timestamptz, ${clock}::timestamptz + interval '1 day', 'curl/8.5.0'
        from app_user, generate_series(1, 998) where username = 'shared'`,
    );
    const latest = await signIn('shared', 'curl/8.5.0');
    expect(await isSignedIn(first)).toBe(false);
    for (const client of [browser, latest]) expect(await isSignedIn(client)).toBe(true);
    expect((await latest.get(path)).headers.get('x-total-count')).toBe('1000');
  });

  it('are none of an API key', async () => {
    const key = await server.asKey('VIEW_PORTFOLIO');
    expect((await key.get(path)).status).toBe(401);
    expect((await key.post(`${path}/sign-out`)).status).toBe(401);
  });

  it('end when they are not used for as long as the setting says', async () => {
    await addUser('idler');
    const [busy, idle] = [await signIn('idler'), await signIn('idler')];
    await setIdleTimeout('30');
    later(20);
    expect(await isSignedIn(busy)).toBe(true);
    const seenSince = () =>
      findRow(
        server.db,
        sql`select from user_session where last_seen_at = ${clock} and user_agent = 'Browser'`,
      );
    await expect.poll(seenSince, { timeout: 10_000 }).toBeDefined();
    later(15);
    expect(await isSignedIn(busy)).toBe(true);
    expect(await isSignedIn(idle)).toBe(false);
    expect((await busy.get(path)).headers.get('x-total-count'), 'an ended one is not listed').toBe('1');
    await setIdleTimeout('0');
    expect(await isSignedIn(idle), 'not before it was deleted').toBe(true);
  });

  it('are forgotten after their end', async () => {
    await addUser('gone');
    const client = await signIn('gone');
    later(7 * 24 * 60);
    expect(await isSignedIn(client)).toBe(false);
    const run = { db: server.db, now: clock, onBatch: () => undefined };
    expect((await applyRetention(run)).sessions).toBeGreaterThan(0);
    expect(
      await findRow(server.db, sql`select from user_session where expires_at <= ${clock}`),
    ).toBeUndefined();
  });
});
