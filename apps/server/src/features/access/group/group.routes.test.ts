import type { MappedLdapGroup, MappedOidcGroup, NestedTeam, OidcGroup, Team } from '@waybill/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../test/server.ts';
import { newUuid } from '../../../db/uuid.ts';
import { auditLogFeature } from '../../audit-log/audit-log.feature.ts';
import { accessFeature } from '../access.feature.ts';
import { dnKey } from './dn.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ features: [accessFeature, auditLogFeature] });
});
afterAll(() => server.close());

async function newTeam(): Promise<Team> {
  return (await server.asAdmin.put<Team>('/api/v1/team', { name: `Team ${newUuid().slice(0, 8)}` })).body;
}

async function newGroup(name = `group ${newUuid().slice(0, 8)}`): Promise<OidcGroup> {
  const created = await server.asAdmin.put<OidcGroup>('/api/v1/oidc/group', { name });
  expect(created.status, created.text).toBe(201);
  return created.body;
}

const teamNow = async (team: Team) => (await server.asAdmin.get<Team>(`/api/v1/team/${team.uuid}`)).body;

describe('groups of a provider', () => {
  it('are added, renamed and deleted, each name once', async () => {
    const { uuid, name } = await newGroup();
    const other = await newGroup();
    expect((await server.asAdmin.put('/api/v1/oidc/group', { name })).status).toBe(409);
    const renamed = await server.asAdmin.post<OidcGroup>('/api/v1/oidc/group', { uuid, name: `${name} 2` });
    expect(renamed.body).toEqual({ uuid, name: `${name} 2` });
    const same = await server.asAdmin.post('/api/v1/oidc/group', { uuid, name: `${name} 2` });
    expect(same.status, 'its own name').toBe(200);
    const taken = await server.asAdmin.post('/api/v1/oidc/group', { uuid, name: other.name });
    expect(taken.status).toBe(409);
    const list = (await server.asAdmin.get<OidcGroup[]>('/api/v1/oidc/group')).body;
    expect(list).toContainEqual({ uuid, name: `${name} 2` });
    expect(list.map((group) => group.name)).toEqual(list.map((group) => group.name).toSorted());
    expect((await server.asAdmin.delete(`/api/v1/oidc/group/${uuid}`)).status).toBe(204);
    expect((await server.asAdmin.delete(`/api/v1/oidc/group/${uuid}`)).status).toBe(404);
    expect((await server.asAdmin.post('/api/v1/oidc/group', { uuid, name })).status).toBe(404);
  });

  it('are listed by pages with their teams, and found by what people call them', async () => {
    const team = await newTeam();
    const group = await newGroup();
    const displayName = `Called ${newUuid().slice(0, 8)}`;
    const mapping = await server.asAdmin.put<MappedOidcGroup>('/api/v1/oidc/mapping', {
      team: team.uuid,
      group: group.uuid,
    });
    const named = await server.asAdmin.post(`/api/waybill/v1/oidc/group/${group.uuid}/name`, { displayName });
    const entry = {
      ...group,
      displayName,
      isNamedByHand: true,
      teams: [{ uuid: team.uuid, name: team.name, mapping: mapping.body.uuid }],
    };
    expect([named.status, named.body]).toEqual([200, entry]);
    const list = (query: string) => server.asAdmin.get<OidcGroup[]>(`/api/waybill/v1/oidc/group?${query}`);
    expect((await list(`searchText=${displayName.toUpperCase()}`)).body).toEqual([entry]);
    expect((await list('pageNumber=1&pageSize=1&sortName=displayName&sortOrder=desc')).body).toHaveLength(1);
    expect((await teamNow(team)).mappedOidcGroups[0]?.group?.displayName).toBe(displayName);
    const viewer = await server.asUser('VIEW_PORTFOLIO');
    expect((await viewer.get('/api/waybill/v1/oidc/group')).status).toBe(403);
    const none = await server.asAdmin.post(`/api/waybill/v1/oidc/group/${newUuid()}/name`, { displayName });
    expect(none.status).toBe(404);
  });

  it('are mapped to teams once, and shown with both', async () => {
    const team = await newTeam();
    const group = await newGroup();
    const ids = { team: team.uuid, group: group.uuid };
    const mapped = await server.asAdmin.put<MappedOidcGroup>('/api/v1/oidc/mapping', ids);
    expect(mapped.status).toBe(200);
    expect(mapped.body).toEqual({ uuid: expect.any(String), group });
    expect((await server.asAdmin.put('/api/v1/oidc/mapping', ids)).body, 'again').toEqual(mapped.body);
    expect((await teamNow(team)).mappedOidcGroups).toEqual([mapped.body]);
    const teams = await server.asAdmin.get<NestedTeam[]>(`/api/v1/oidc/group/${group.uuid}/team`);
    expect(teams.body).toEqual([{ uuid: team.uuid, name: team.name, permissions: [] }]);
    const path = `/api/v1/oidc/group/${group.uuid}/team/${team.uuid}/mapping`;
    expect((await server.asAdmin.delete(path)).status).toBe(204);
    expect((await server.asAdmin.delete(path)).status).toBe(404);
    const { uuid } = (await server.asAdmin.put<MappedOidcGroup>('/api/v1/oidc/mapping', ids)).body;
    expect((await server.asAdmin.delete(`/api/v1/oidc/mapping/${uuid}`)).status).toBe(204);
    expect((await server.asAdmin.delete(`/api/v1/oidc/mapping/${uuid}`)).status).toBe(404);
    expect((await teamNow(team)).mappedOidcGroups).toEqual([]);
  });

  it('lose their mappings with their team, and their team with themselves', async () => {
    const [gone, team] = [await newTeam(), await newTeam()];
    const group = await newGroup();
    for (const { uuid } of [gone, team]) {
      await server.asAdmin.put('/api/v1/oidc/mapping', { team: uuid, group: group.uuid });
    }
    await server.asAdmin.delete('/api/v1/team', gone);
    const teams = await server.asAdmin.get<NestedTeam[]>(`/api/v1/oidc/group/${group.uuid}/team`);
    expect(teams.body.map(({ uuid }) => uuid)).toEqual([team.uuid]);
    await server.asAdmin.delete(`/api/v1/oidc/group/${group.uuid}`);
    expect((await teamNow(team)).mappedOidcGroups).toEqual([]);
  });

  it('are not found where they are not', async () => {
    const team = await newTeam();
    const group = await newGroup();
    const unknown = newUuid();
    for (const ids of [
      { team: unknown, group: group.uuid },
      { team: team.uuid, group: unknown },
    ]) {
      expect((await server.asAdmin.put('/api/v1/oidc/mapping', ids)).status).toBe(404);
    }
    expect((await server.asAdmin.get(`/api/v1/oidc/group/${unknown}/team`)).status).toBe(404);
  });
});

describe('groups of a directory', () => {
  const dn = 'CN=Auditors, OU=Groups, DC=example,DC=org';

  it('are mapped to teams, each once however it is written', async () => {
    const team = await newTeam();
    const mapped = await server.asAdmin.put<MappedLdapGroup>('/api/v1/ldap/mapping', { team: team.uuid, dn });
    expect(mapped.status, mapped.text).toBe(200);
    expect(mapped.body).toEqual({ uuid: expect.any(String), dn });
    const again = { team: team.uuid, dn: 'cn=auditors,ou=groups,dc=EXAMPLE,dc=org' };
    expect((await server.asAdmin.put('/api/v1/ldap/mapping', again)).status).toBe(409);
    expect((await server.asAdmin.get(`/api/v1/ldap/team/${team.uuid}`)).body).toEqual([mapped.body]);
    expect((await teamNow(team)).mappedLdapGroups).toEqual([mapped.body]);
    expect((await server.asAdmin.delete(`/api/v1/ldap/mapping/${mapped.body.uuid}`)).status).toBe(204);
    expect((await server.asAdmin.delete(`/api/v1/ldap/mapping/${mapped.body.uuid}`)).status).toBe(404);
    expect((await server.asAdmin.get(`/api/v1/ldap/team/${team.uuid}`)).body).toEqual([]);
  });

  it.each([[' '], ['x'.repeat(256)], ['a\u0007b']])('are refused when they are no name: %j', async (bad) => {
    const team = await newTeam();
    const answer = await server.asAdmin.put('/api/v1/ldap/mapping', { team: team.uuid, dn: bad });
    expect(answer.status).toBe(400);
  });

  it.each([
    ['CN=A, OU=B', 'cn=a,ou=b'],
    ['cn = A  B , ou=c', 'cn=a b,ou=c'],
    ['cn=a\\, b,ou=c', 'cn=a\\, b,ou=c'],
  ])('are compared without case and blanks: %s', (given, key) => {
    expect(dnKey(given)).toBe(key);
  });
});

it('leaves a trail of what was mapped', async () => {
  const team = await newTeam();
  const { uuid } = (
    await server.asAdmin.put<MappedLdapGroup>('/api/v1/ldap/mapping', { team: team.uuid, dn: 'cn=trail' })
  ).body;
  await server.asAdmin.delete(`/api/v1/ldap/mapping/${uuid}`);
  const trail = await server.asAdmin.get(`/api/waybill/v1/audit-log?target=${team.uuid}`);
  expect(trail.body).toMatchObject([
    { action: 'team.group_unmapped', detail: { kind: 'ldap', group: 'cn=trail' } },
    { action: 'team.group_mapped', detail: { kind: 'ldap', group: 'cn=trail' } },
    { action: 'team.created' },
  ]);
});

it('is for those who manage access', async () => {
  const viewer = await server.asKey('VIEW_PORTFOLIO');
  const uuid = newUuid();
  const answers = [
    await viewer.get('/api/v1/oidc/group'),
    await viewer.put('/api/v1/oidc/group', { name: 'x' }),
    await viewer.put('/api/v1/oidc/mapping', { team: uuid, group: uuid }),
    await viewer.put('/api/v1/ldap/mapping', { team: uuid, dn: 'x' }),
    await viewer.get(`/api/v1/ldap/team/${uuid}`),
  ];
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 403));
});
