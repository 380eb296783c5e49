import type { ApiKey, ManagedUser, PermissionItem, Team, TeamSelfResponse } from '@waybill/api-contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient } from '../../../test/client.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { findRow, inTransaction, rowsOf, runSql } from '../../db/database.ts';
import { newUuid } from '../../http/ids.ts';
import { accessFeature } from './access.feature.ts';
import { hashSecret } from './api-key/api-key.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ features: [accessFeature] });
});
afterAll(() => server.close());

const person = { fullname: 'Some One', email: 'one@example.org' };
const passwords = { newPassword: 'secret', confirmPassword: 'secret' };

async function newTeam(name: string): Promise<Team> {
  const answer = await server.asAdmin.put<Team>('/api/v1/team', { name });
  expect(answer.status).toBe(201);
  return answer.body;
}

async function newUser(username: string): Promise<void> {
  const answer = await server.asAdmin.put('/api/v1/user/managed', { username, ...person, ...passwords });
  expect(answer.status).toBe(201);
}

describe('who may manage access', () => {
  it.each([
    ['get', '/api/v1/user/managed'],
    ['put', '/api/v1/user/managed'],
    ['get', '/api/v1/user/ldap'],
    ['get', '/api/v1/user/oidc'],
    ['get', '/api/v1/team'],
    ['put', '/api/v1/team'],
    ['get', '/api/v1/permission'],
    ['put', '/api/v1/acl/mapping'],
  ] as const)('only holders of ACCESS_MANAGEMENT: %s %s', async (method, path) => {
    const key = await server.asKey('SYSTEM_CONFIGURATION', 'PORTFOLIO_MANAGEMENT');
    expect((await key[method](path)).status).toBe(403);
    expect((await server.asNobody[method](path)).status).toBe(401);
  });
});

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

  it('never sends a refused password back', async () => {
    const newPassword = 'secret'.repeat(200);
    const answer = await server.asAdmin.put('/api/v1/user/managed', { username: 'wordy', newPassword });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject([{ path: 'newPassword', invalidValue: null }]);
    expect(answer.text).not.toContain('secret');
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

describe('permissions', () => {
  it('are listed with what they allow', async () => {
    const { body } = await server.asAdmin.get<PermissionItem[]>('/api/v1/permission');
    expect(body).toHaveLength(14);
    expect(body.every((item) => item.description)).toBe(true);
  });

  it('are granted to and withdrawn from teams', async () => {
    const team = await newTeam('Granted');
    const url = `/api/v1/permission/BOM_UPLOAD/team/${team.uuid}`;
    const granted = await server.asAdmin.post<Team>(url);
    expect(granted.body.permissions.map((item) => item.name)).toEqual(['BOM_UPLOAD']);
    expect((await server.asAdmin.post(url)).status).toBe(304);
    expect((await server.asAdmin.delete<Team>(url)).body.permissions).toEqual([]);
    expect((await server.asAdmin.delete(url)).status).toBe(304);
    expect((await server.asAdmin.post(`/api/v1/permission/NO_SUCH/team/${team.uuid}`)).status).toBe(404);
    expect((await server.asAdmin.post(`/api/v1/permission/BOM_UPLOAD/team/${newUuid()}`)).status).toBe(404);
    expect((await server.asAdmin.post('/api/v1/permission/BOM_UPLOAD/team/x')).status).toBe(400);
  });

  it('count for the holder’s next request', async () => {
    const user = await server.asUser();
    expect((await user.get('/api/v1/permission')).status).toBe(403);
    const url = `/api/v1/permission/ACCESS_MANAGEMENT/user/${user.username}`;
    expect((await server.asAdmin.post(url)).status).toBe(200);
    expect((await user.get('/api/v1/permission')).status).toBe(200);
    expect((await server.asAdmin.delete(url)).status).toBe(200);
    expect((await user.get('/api/v1/permission')).status).toBe(403);
  });
});

describe('API keys', () => {
  const asKey = (key: string) => createClient(server.url, { 'x-api-key': key });

  it('are shown once, authenticate, and are masked afterwards', async () => {
    const team = await newTeam('Pipeline');
    const created = await server.asAdmin.put<ApiKey>(`/api/v1/team/${team.uuid}/key`);
    expect(created.status).toBe(201);
    const { key = '', publicId } = created.body;
    expect(key).toMatch(/^odt_[A-Za-z0-9]{8}_[A-Za-z0-9]{32}$/);
    expect((await asKey(key).get<TeamSelfResponse>('/api/v1/team/self')).body).toEqual({
      uuid: team.uuid,
      name: 'Pipeline',
      permissions: [],
    });
    const [shown] = (await server.asAdmin.get<Team>(`/api/v1/team/${team.uuid}`)).body.apiKeys;
    expect(shown).toEqual({
      publicId,
      maskedKey: `odt_${publicId}${'*'.repeat(32)}`,
      created: expect.any(Number),
      lastUsed: expect.any(Number),
      legacy: false,
    });
    const stored = await rowsOf(server.db, sql`select * from api_key where public_id = ${publicId}`);
    expect(JSON.stringify(stored)).not.toContain(key.slice(-32));
  });

  it('are renewed under the same public id', async () => {
    const { team, key } = await server.asKey();
    const publicId = key.slice(4, 12);
    const renewed = await server.asAdmin.post<ApiKey>(`/api/v1/team/key/${publicId}`);
    expect(renewed.body.publicId).toBe(publicId);
    expect((await asKey(key).get('/api/v1/team/self')).status).toBe(401);
    const self = await asKey(renewed.body.key ?? '').get<TeamSelfResponse>('/api/v1/team/self');
    expect(self.body.uuid).toBe(team.uuid);
  });

  it('are named by public id or whole key, commented and deleted', async () => {
    const { key } = await server.asKey();
    const wrong = `${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`;
    const comment = (path: string, text: string) =>
      server.asAdmin.post<ApiKey>(`/api/v1/team/key/${path}/comment`, text);
    expect((await comment(key, 'nightly build')).body.comment).toBe('nightly build');
    expect((await comment(key.slice(4, 12), '')).body).not.toHaveProperty('comment');
    expect((await comment(key, 'x'.repeat(256))).status).toBe(400);
    expect((await comment(wrong, 'x')).status).toBe(404);
    expect((await server.asAdmin.delete(`/api/v1/team/key/${wrong}`)).status).toBe(404);
    expect((await server.asAdmin.delete(`/api/v1/team/key/${key}`)).status).toBe(204);
    expect((await asKey(key).get('/api/v1/team/self')).status).toBe(401);
  });

  it('of the legacy form authenticate with and without prefix', async () => {
    const { teamId } = (await server.asKey()).team;
    const legacy = 'abcdeFGHIJKLMNOPQRSTUVWXYZ012345';
    await inTransaction(server.db, (trx) =>
      runSql(
        trx,
        sql`insert into api_key (team_id, public_id, secret_hash, legacy)
          values (${teamId}, ${legacy.slice(0, 5)}, ${hashSecret(legacy.slice(5))}, true)`,
      ),
    );
    expect((await asKey(legacy).get('/api/v1/team/self')).status).toBe(200);
    expect((await asKey(`odt_${legacy}`).get('/api/v1/team/self')).status).toBe(200);
    expect((await asKey(`${legacy.slice(0, -1)}9`).get('/api/v1/team/self')).status).toBe(401);
    const renewed = await server.asAdmin.post<ApiKey>(`/api/v1/team/key/${legacy.slice(0, 5)}`);
    expect(renewed.body.key).toMatch(/^odt_abcde_[A-Za-z0-9]{32}$/);
    expect((await asKey(renewed.body.key ?? '').get('/api/v1/team/self')).status).toBe(200);
  });

  it('stop working with their team', async () => {
    const { team, key } = await server.asKey();
    await server.asAdmin.delete('/api/v1/team', { uuid: team.uuid });
    expect((await asKey(key).get('/api/v1/team/self')).status).toBe(401);
  });

  it('are what /team/self is for', async () => {
    expect((await server.asAdmin.get('/api/v1/team/self')).status).toBe(400);
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

describe('access to projects', () => {
  it('is mapped to teams, once, and taken away without complaint', async () => {
    const team = await newTeam('Owners');
    const project = newUuid();
    await inTransaction(server.db, (trx) =>
      runSql(trx, sql`insert into project (uuid, name) values (${project}, 'Mapped')`),
    );
    const put = (body: object) => server.asAdmin.put('/api/v1/acl/mapping', body);
    const first = await put({ team: team.uuid, project });
    expect([first.status, first.text]).toEqual([200, '']);
    expect((await put({ team: team.uuid, project })).status).toBe(409);
    expect((await put({ team: team.uuid, project: newUuid() })).status).toBe(404);
    expect((await put({ team: newUuid(), project })).status).toBe(404);
    expect((await put({ team: 'x', project })).body).toMatchObject([{ path: 'team' }]);
    expect((await put({})).body).toMatchObject([{ path: 'team' }, { path: 'project' }]);
    const listUrl = `/api/v1/acl/team/${team.uuid}`;
    const list = await server.asAdmin.get(listUrl);
    expect(list.headers.get('x-total-count')).toBe('1');
    expect(list.body).toEqual([
      {
        uuid: project,
        name: 'Mapped',
        active: true,
        isLatest: false,
        collectionLogic: 'NONE',
        tags: [],
        properties: [],
      },
    ]);
    const [root] = (await server.asAdmin.get<object[]>(`${listUrl}?onlyRoot=true`)).body;
    expect(root).toMatchObject({ uuid: project, children: [] });
    expect((await server.asAdmin.get(`${listUrl}?excludeInactive=true&onlyRoot=true`)).body).toHaveLength(1);
    expect((await server.asAdmin.get(`${listUrl}?orderBy=nothing&sort=asc`)).status).toBe(400);
    expect((await server.asAdmin.get(`/api/v1/acl/team/${newUuid()}`)).status).toBe(404);
    const url = `/api/v1/acl/mapping/team/${team.uuid}/project/${project}`;
    expect((await server.asAdmin.delete(url)).status).toBe(200);
    expect((await server.asAdmin.delete(url)).status).toBe(200);
    expect((await server.asAdmin.delete(`/api/v1/acl/mapping/team/x/project/${project}`)).status).toBe(400);
  });
});

describe('the audit log', () => {
  it('keeps who changed what, without secrets', async () => {
    const team = await newTeam('Audited');
    await newUser('audited');
    const rows = await rowsOf<{ actor: string; action: string; target: string }>(
      server.db,
      sql`select actor, action, target, detail from audit_log where target in (${team.uuid}, 'audited')`,
    );
    expect(rows.map(({ actor, action }) => `${actor} ${action}`)).toEqual([
      'admin team.created',
      'admin user.created',
    ]);
    const all = await rowsOf(server.db, sql`select * from audit_log`);
    expect(JSON.stringify(all)).not.toContain('secret');
  });
});
