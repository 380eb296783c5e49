import type { ManagedUser, Team } from '@waybill/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer, testPassword } from '../../../../test/server.ts';
import { newUuid } from '../../../db/uuid.ts';
import { accessFeature } from '../access.feature.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ features: [accessFeature] });
});
afterAll(() => server.close());

const person = { fullname: 'Some One', email: 'one@example.org' };
const passwords = { newPassword: testPassword, confirmPassword: testPassword };

async function newTeam(name: string): Promise<Team> {
  const answer = await server.asAdmin.put<Team>('/api/v1/team', { name });
  expect(answer.status).toBe(201);
  return answer.body;
}

async function newUser(username: string): Promise<void> {
  const answer = await server.asAdmin.put('/api/v1/user/managed', { username, ...person, ...passwords });
  expect(answer.status).toBe(201);
}

describe('teams', () => {
  it('start with the defaults of the contract', async () => {
    const { body } = await server.asAdmin.get<Team[]>('/api/v1/team');
    const permissionsOf = (name: string) =>
      body.find((team) => team.name === name)?.permissions.map((item) => item.name);
    expect(permissionsOf('Administrators')).toHaveLength(14);
    expect(permissionsOf('Portfolio Managers')).toEqual(['PORTFOLIO_MANAGEMENT', 'VIEW_PORTFOLIO']);
    expect(permissionsOf('Automation')).toEqual(['BOM_UPLOAD', 'VIEW_PORTFOLIO']);
    expect(permissionsOf('Badge Viewers')).toEqual(['VIEW_BADGES']);
    expect(body.flatMap((team) => team.apiKeys.map((key) => key.key))).not.toContain(expect.any(String));
  });

  it('are created, renamed and deleted', async () => {
    const team = await newTeam('Platform');
    const renamed = await server.asAdmin.post<Team>('/api/v1/team', { ...team, name: 'Platform 2' });
    expect(renamed.body).toMatchObject({ uuid: team.uuid, name: 'Platform 2' });
    expect((await server.asAdmin.get<Team>(`/api/v1/team/${team.uuid}`)).body.name).toBe('Platform 2');
    expect((await server.asAdmin.delete('/api/v1/team', { uuid: team.uuid })).status).toBe(204);
    expect((await server.asAdmin.get(`/api/v1/team/${team.uuid}`)).status).toBe(404);
    expect((await server.asAdmin.post('/api/v1/team', { uuid: team.uuid, name: 'x' })).status).toBe(404);
    expect((await server.asAdmin.delete('/api/v1/team', {})).status).toBe(404);
    expect((await server.asAdmin.delete('/api/v1/team', { uuid: 'nonsense' })).status).toBe(400);
  });

  it('need a name that says something', async () => {
    const team = await newTeam('Named');
    expect((await server.asAdmin.put('/api/v1/team', { name: '   ' })).status).toBe(400);
    expect((await server.asAdmin.post('/api/v1/team', { ...team, name: ' ' })).status).toBe(400);
    expect((await server.asAdmin.put('/api/v1/team', { name: null })).body).toMatchObject([{ path: 'name' }]);
  });

  it('answer an array of violations for a bad UUID in the path', async () => {
    const answer = await server.asAdmin.get('/api/v1/team/not-a-uuid');
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject([{ message: 'Invalid UUID', invalidValue: 'not-a-uuid' }]);
  });

  it('answer an array of violations for a blank or missing name', async () => {
    for (const body of [{ name: '' }, {}]) {
      const answer = await server.asAdmin.put('/api/v1/team', body);
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject([{ path: 'name' }]);
    }
  });

  it('take members, once', async () => {
    const team = await newTeam('Members');
    await newUser('member');
    const url = '/api/v1/user/member/membership';
    const joined = await server.asAdmin.post<ManagedUser>(url, { uuid: team.uuid });
    expect(joined.body.teams?.map((item) => item.name)).toEqual(['Members']);
    expect((await server.asAdmin.post(url, { uuid: team.uuid })).status).toBe(304);
    const shown = await server.asAdmin.get<Team>(`/api/v1/team/${team.uuid}`);
    expect(shown.body.managedUsers.map((user) => user.username)).toEqual(['member']);
    expect((await server.asAdmin.delete<ManagedUser>(url, { uuid: team.uuid })).body.teams).toEqual([]);
    expect((await server.asAdmin.delete(url, { uuid: team.uuid })).status).toBe(304);
    expect((await server.asAdmin.post(url, { uuid: newUuid() })).status).toBe(404);
    expect((await server.asAdmin.post('/api/v1/user/nobody/membership', { uuid: team.uuid })).status).toBe(
      404,
    );
  });
});

describe('visible teams', () => {
  it('are one’s own, or all for those who manage access', async () => {
    const key = await server.asKey('VIEW_PORTFOLIO');
    expect((await key.get('/api/v1/team/visible')).body).toEqual([
      { name: key.team.name, uuid: key.team.uuid },
    ]);
    const all = await server.asAdmin.get<unknown[]>('/api/v1/team/visible');
    expect(all.body.length).toBeGreaterThan(4);
  });
});
