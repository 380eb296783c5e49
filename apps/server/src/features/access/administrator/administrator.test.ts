import type { Team } from '@waybill/api-contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer, testPassword } from '../../../../test/server.ts';
import { accessFeature } from '../access.feature.ts';

/** The first administrator holds ACCESS_MANAGEMENT twice: by herself and through the team Administrators. */
describe('the last administrator', () => {
  let server: TestServer;
  let team: Team;
  beforeEach(async () => {
    server = await startTestServer({ features: [accessFeature] });
    const { body: teams } = await server.asAdmin.get<Team[]>('/api/v1/team');
    const found = teams.find((item) => item.name === 'Administrators');
    if (!found) throw new Error('There is no team of administrators');
    team = found;
  });
  afterEach(() => server.close());

  const profile = { fullname: 'Some One', email: 'one@example.org' };
  const personal = '/api/v1/permission/ACCESS_MANAGEMENT/user/admin';
  const ofTeam = () => `/api/v1/permission/ACCESS_MANAGEMENT/team/${team.uuid}`;
  const membership = (name: string) => `/api/v1/user/${name}/membership`;

  async function addUser(username: string): Promise<void> {
    const passwords = { newPassword: testPassword, confirmPassword: testPassword };
    await server.asAdmin.put('/api/v1/user/managed', { username, ...profile, ...passwords });
  }

  const refusals = () => ({
    deleted: server.asAdmin.delete('/api/v1/user/managed', { username: 'admin' }),
    suspended: server.asAdmin.post('/api/v1/user/managed', {
      username: 'admin',
      ...profile,
      suspended: true,
    }),
  });

  it('cannot be deleted or suspended', async () => {
    await addUser('other');
    await server.asAdmin.put('/api/v1/user/ldap', { username: 'from-a-directory' });
    await server.asAdmin.post('/api/v1/permission/ACCESS_MANAGEMENT/user/from-a-directory');
    for (const [how, request] of Object.entries(refusals())) {
      const answer = await request;
      expect(answer.status, how).toBe(409);
      expect(answer.text, how).toContain('ACCESS_MANAGEMENT');
    }
    expect((await server.asAdmin.get('/api/v1/team')).status).toBe(200);
  });

  it('cannot lose the permission when the team does not give it', async () => {
    expect((await server.asAdmin.delete(ofTeam())).status).toBe(200);
    expect((await server.asAdmin.delete(personal)).status).toBe(409);
    // Other permissions come and go.
    expect((await server.asAdmin.delete('/api/v1/permission/TAG_MANAGEMENT/user/admin')).status).toBe(200);
    expect((await server.asAdmin.delete(membership('admin'), { uuid: team.uuid })).status).toBe(200);
  });

  it('cannot lose the team that gives it, nor the team the permission, nor be without the team', async () => {
    expect((await server.asAdmin.delete(personal)).status).toBe(200);
    expect((await server.asAdmin.delete(ofTeam())).status).toBe(409);
    expect((await server.asAdmin.delete(membership('admin'), { uuid: team.uuid })).status).toBe(409);
    expect((await server.asAdmin.delete('/api/v1/team', { uuid: team.uuid })).status).toBe(409);
    expect((await server.asAdmin.get('/api/v1/team')).status).toBe(200);
  });

  it('is not the last when another one can sign in', async () => {
    await addUser('second');
    await server.asAdmin.post(membership('second'), { uuid: team.uuid });
    expect((await server.asAdmin.delete('/api/v1/user/managed', { username: 'admin' })).status).toBe(204);
  });

  it('remains when two are taken away at the same time', async () => {
    const names = ['one', 'two', 'three', 'four'];
    for (const username of names) {
      await addUser(username);
      await server.asAdmin.post(`/api/v1/permission/ACCESS_MANAGEMENT/user/${username}`);
    }
    const key = await server.asKey('ACCESS_MANAGEMENT');
    const statuses = await Promise.all(
      [...names, 'admin'].map(async (username, n) => {
        const answer =
          n % 2 === 0
            ? await key.delete('/api/v1/user/managed', { username })
            : await key.post('/api/v1/user/managed', { username, ...profile, suspended: true });
        return answer.status;
      }),
    );
    expect(statuses.filter((status) => status === 409)).toHaveLength(1);
  });
});
