import type { ManagedUser } from '@waybill/api-contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer, testPassword } from '../../../../test/server.ts';
import { findRow } from '../../../db/database.ts';
import { accessFeature } from '../access.feature.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ features: [accessFeature] });
});
afterAll(() => server.close());

const person = { fullname: 'Some One', email: 'one@example.org' };
const passwords = { newPassword: testPassword, confirmPassword: testPassword };

async function newUser(username: string): Promise<void> {
  const answer = await server.asAdmin.put('/api/v1/user/managed', { username, ...person, ...passwords });
  expect(answer.status).toBe(201);
}

describe('managed users', () => {
  it('are created, listed, changed and deleted', async () => {
    const created = await server.asAdmin.put<ManagedUser>('/api/v1/user/managed', {
      username: 'ada',
      ...person,
      ...passwords,
      forcePasswordChange: true,
    });
    expect(created.status).toBe(201);
    expect(created.body).toEqual({
      username: 'ada',
      ...person,
      lastPasswordChange: expect.any(Number),
      suspended: false,
      forcePasswordChange: true,
      nonExpiryPassword: false,
      teams: [],
      permissions: [],
    });
    const list = await server.asAdmin.get<ManagedUser[]>('/api/v1/user/managed');
    expect(list.body.map((user) => user.username)).toEqual(['ada', 'admin']);
    expect(list.headers.get('x-total-count')).toBe('2');
    const changed = await server.asAdmin.post<ManagedUser>('/api/v1/user/managed', {
      ...created.body,
      fullname: 'Ada L.',
      suspended: true,
    });
    expect(changed.body).toMatchObject({ fullname: 'Ada L.', suspended: true, forcePasswordChange: true });
    expect((await server.asAdmin.delete('/api/v1/user/managed', changed.body)).status).toBe(204);
    expect((await server.asAdmin.delete('/api/v1/user/managed', changed.body)).status).toBe(404);
  });

  it.each([
    [{ ...person, ...passwords }, 'user name'],
    [{ username: 'x', email: 'e', ...passwords }, 'full name'],
    [{ username: 'x', fullname: 'f', ...passwords }, 'e-mail'],
    [{ username: 'x', ...person }, 'password'],
    [{ username: 'x', ...person, newPassword: 'a', confirmPassword: 'b' }, 'passwords'],
  ])('are refused when incomplete: %j', async (body, word) => {
    const answer = await server.asAdmin.put('/api/v1/user/managed', body);
    expect(answer.status).toBe(400);
    expect(answer.text).toContain(word);
  });

  it('have unique names', async () => {
    await newUser('twice');
    const again = await server.asAdmin.put('/api/v1/user/managed', {
      username: 'twice',
      ...person,
      ...passwords,
    });
    expect(again.status).toBe(409);
  });

  it('keep their password when the new values differ', async () => {
    await newUser('keeper');
    const hashOf = () =>
      findRow(server.db, sql`select password_hash from app_user where username = 'keeper'`);
    const before = await hashOf();
    const body = { username: 'keeper', ...person, newPassword: 'a', confirmPassword: 'b' };
    expect((await server.asAdmin.post('/api/v1/user/managed', body)).status).toBe(200);
    expect(await hashOf()).toEqual(before);
  });

  it('answer a problem for unknown members and violations for texts that break a rule', async () => {
    const unknown = await server.asAdmin.put('/api/v1/user/managed', { username: 'x', isAdmin: true });
    expect(unknown.status).toBe(400);
    expect(unknown.headers.get('content-type')).toContain('application/problem+json');
    const long = await server.asAdmin.put('/api/v1/user/managed', { username: 'x'.repeat(256) });
    expect(long.status).toBe(400);
    expect(long.body).toMatchObject([{ path: 'username' }]);
  });

  it('never send a refused password back', async () => {
    const newPassword = 'secret'.repeat(200);
    const answer = await server.asAdmin.put('/api/v1/user/managed', { username: 'wordy', newPassword });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject([{ path: 'newPassword', invalidValue: null }]);
    expect(answer.text).not.toContain(testPassword);
  });
});

describe('users of directories and providers', () => {
  it.each(['ldap', 'oidc'] as const)('are kept by name: %s', async (kind) => {
    const created = await server.asAdmin.put(`/api/v1/user/${kind}`, { username: 'elsewhere' });
    expect(created.status).toBe(201);
    expect(created.body).toMatchObject({ username: 'elsewhere', teams: [], permissions: [] });
    expect((await server.asAdmin.put(`/api/v1/user/${kind}`, { username: 'elsewhere' })).status).toBe(409);
    expect((await server.asAdmin.put(`/api/v1/user/${kind}`, { username: ' ' })).status).toBe(400);
    expect((await server.asAdmin.get<unknown[]>(`/api/v1/user/${kind}`)).body).toHaveLength(1);
    expect((await server.asAdmin.delete(`/api/v1/user/${kind}`, { username: 'elsewhere' })).status).toBe(204);
  });
});
