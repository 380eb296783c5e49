import { type MailServer, startMailServer } from '@waybill/test-kit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { runSql, sql } from '../../db/database.ts';

const path = '/api/waybill/v1/password-reset';
const clock = { now: new Date('2026-03-01T12:00:00Z') };
let server: TestServer;
let mail: MailServer;

async function set(group: string, name: string, value: string | null) {
  await runSql(
    server.db,
    sql`update config_property set value = ${value} where group_name = ${group} and property_name = ${name}`,
  );
}

beforeAll(async () => {
  mail = await startMailServer({ withoutStartTls: true });
  server = await startTestServer({ now: () => clock.now });
  await set('email', 'smtp.enabled', 'true');
  await set('email', 'smtp.from.address', 'waybill@example.org');
  await set('email', 'smtp.server.hostname', '127.0.0.1');
  await set('email', 'smtp.server.port', `${mail.port}`);
  await set('general', 'base.url', 'https://waybill.example.org/');
  for (const [username, email] of [
    ['ada', 'ada@example.org'],
    ['bob', 'bob@example.org'],
  ]) {
    const { status, text } = await server.asAdmin.put('/api/v1/user/managed', {
      username,
      fullname: username,
      email,
      newPassword: 'first-Gorse-41',
      confirmPassword: 'first-Gorse-41',
    });
    expect(status, text).toBe(201);
  }
});
afterAll(async () => {
  await server.close();
  await mail.close();
});
// Earlier requests do not count any longer.
beforeEach(() => {
  clock.now = new Date(clock.now.getTime() + 3_600_000);
});

const ask = (account: string) => server.asNobody.post(path, { account });

function lastToken(): string {
  const raw =
    mail.received
      .at(-1)
      ?.raw.replace(/=\r?\n/g, '')
      .replace(/=3D/g, '=') ?? '';
  return /reset-password#([\w-]{43})/.exec(raw)?.[1] ?? '';
}

const signIn = (username: string, password: string) =>
  server.asNobody.post('/api/v1/user/login', new URLSearchParams({ username, password }));

describe('a forgotten password', () => {
  it('is replaced by the link of a mail, once, and ends all sessions', async () => {
    const before = await signIn('ada', 'first-Gorse-41');
    expect(before.status).toBe(200);
    expect((await server.asNobody.get(path)).body).toEqual({ available: true });
    expect((await ask('ada')).status).toBe(202);
    await server.runJobs();
    expect(mail.received.map(({ to }) => to)).toEqual([['ada@example.org']]);
    const token = lastToken();
    expect(token).toHaveLength(43);
    const weak = await server.asNobody.post(`${path}/confirm`, { token, newPassword: 'short' });
    expect(weak.status, weak.text).toBe(400);
    expect(weak.text).toContain('newPassword');
    const newPassword = 'second-Gorse-42';
    expect((await server.asNobody.post(`${path}/confirm`, { token, newPassword })).status).toBe(204);
    expect((await server.asNobody.post(`${path}/confirm`, { token, newPassword })).status).toBe(404);
    expect((await signIn('ada', 'first-Gorse-41')).status).toBe(401);
    expect((await signIn('ada', newPassword)).status).toBe(200);
    const self = await server.asNobody.get('/api/v1/user/self', {
      headers: { authorization: `Bearer ${before.text}` },
    });
    expect(self.status).toBe(401);
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from password_reset`.execute(
      server.db,
    );
    expect(rows[0]?.n).toBe(0);
  });

  it('leaves the second factor on: the new password alone gives no token', async () => {
    const password = 'first-Gorse-46';
    const made = await server.asAdmin.put('/api/v1/user/managed', {
      username: 'key-keeper',
      fullname: 'Key Keeper',
      email: 'keeper@example.org',
      newPassword: password,
      confirmPassword: password,
    });
    expect(made.status, made.text).toBe(201);
    await runSql(server.db, sql`update app_user set second_factor = true where username = 'key-keeper'`);
    await ask('key-keeper');
    await server.runJobs();
    const newPassword = 'second-Gorse-47';
    const confirmed = await server.asNobody.post(`${path}/confirm`, { token: lastToken(), newPassword });
    expect(confirmed.status, confirmed.text).toBe(204);
    const { status, text } = await signIn('key-keeper', newPassword);
    expect([status, text]).toEqual([401, 'FORCE_PASSWORD_CHANGE']);
  });

  it('tells nobody whether there is an account, and keeps no word of what was typed', async () => {
    const count = mail.received.length;
    const answers = [await ask('nobody-at-all'), await ask('bob@EXAMPLE.org')];
    expect(answers.map(({ status, text }) => [status, text])).toEqual([
      [202, ''],
      [202, ''],
    ]);
    const { rows } = await sql<{
      input: string;
    }>`select input::text from task where kind = 'password.reset-mail'`.execute(server.db);
    expect(JSON.stringify(rows)).not.toMatch(/nobody-at-all|bob/i);
    await server.runJobs();
    expect(mail.received.slice(count).map(({ to }) => to)).toEqual([['bob@example.org']]);
  });

  it('has links that end after half an hour, or when the password changes otherwise', async () => {
    await ask('bob');
    await server.runJobs();
    const late = lastToken();
    clock.now = new Date(clock.now.getTime() + 30 * 60_000);
    const newPassword = 'third-Gorse-43';
    expect((await server.asNobody.post(`${path}/confirm`, { token: late, newPassword })).status).toBe(404);
    await ask('bob');
    await server.runJobs();
    clock.now = new Date(clock.now.getTime() + 60_000);
    const user = { username: 'bob', fullname: 'bob', email: 'bob@example.org' };
    const changed = await server.asAdmin.post('/api/v1/user/managed', {
      ...user,
      newPassword: 'fourth-Gorse-44',
      confirmPassword: 'fourth-Gorse-44',
    });
    expect(changed.status, changed.text).toBe(200);
    const after = await server.asNobody.post(`${path}/confirm`, { token: lastToken(), newPassword });
    expect(after.status).toBe(404);
    expect((await signIn('bob', 'fourth-Gorse-44')).status).toBe(200);
  });

  it('gets no mail to an address that was changed without the password', async () => {
    const [username, password] = ['eve', 'first-Gorse-45'];
    await server.asAdmin.put('/api/v1/user/managed', {
      username,
      fullname: 'Eve',
      email: 'eve@example.org',
      newPassword: password,
      confirmPassword: password,
    });
    const { text: token } = await signIn(username, password);
    const change = (email: string, currentPassword?: string) =>
      server.asNobody.post(
        '/api/v1/user/self',
        { username, fullname: 'Eve', email, currentPassword },
        { headers: { authorization: `Bearer ${token}` } },
      );
    const mailed = async () => {
      const count = mail.received.length;
      await ask(username);
      await server.runJobs();
      return mail.received.slice(count).flatMap(({ to }) => to);
    };
    expect((await change('thief@example.org')).status).toBe(200);
    expect(await mailed()).toEqual([]);
    expect((await change('own@example.org', 'wrong')).status).toBe(400);
    expect((await change('own@example.org', password)).status).toBe(200);
    expect(await mailed()).toEqual(['own@example.org']);
  });

  it('is nothing for those who are suspended', async () => {
    const user = { username: 'bob', fullname: 'bob', email: 'bob@example.org', suspended: true };
    await server.asAdmin.post('/api/v1/user/managed', user);
    const count = mail.received.length;
    await ask('bob');
    await server.runJobs();
    expect(mail.received.length).toBe(count);
  });

  it('gets no more than three mails in half an hour', async () => {
    const count = mail.received.length;
    for (let time = 0; time < 4; time++) {
      expect((await ask('ada')).status).toBe(202);
      await server.runJobs();
    }
    expect(mail.received.length - count).toBe(3);
  });

  it('is asked for and tried ten times in ten minutes from one address', async () => {
    for (let time = 0; time < 12; time++) await ask('nobody');
    const { status, headers } = await ask('nobody');
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('without mail', () => {
  it('passwords cannot be reset, and the console knows', async () => {
    await set('general', 'base.url', null);
    expect((await server.asNobody.get(path)).body).toEqual({ available: false });
  });
});
