import type { AuditLogEntry, LimitedPermission, Team, TeamPermission } from '@waybill/api-contract';
import { permissions, teamPermissions } from '@waybill/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../test/server.ts';
import { newUuid } from '../../../db/uuid.ts';
import { auditLogFeature } from '../../audit-log/audit-log.feature.ts';
import { accessFeature } from '../access.feature.ts';

const own = '/api/waybill/v1';
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ features: [accessFeature, auditLogFeature] });
});
afterAll(() => server.close());

const newTeam = async (name: string) => (await server.asAdmin.put<Team>('/api/v1/team', { name })).body;
const pathOf = ({ uuid }: Team, permission: string) => `${own}/team/${uuid}/permission/${permission}`;
const set = (team: Team, permission: string, reach: unknown) =>
  server.asAdmin.put(pathOf(team, permission), { reach });
const heldBy = async ({ uuid }: Team) =>
  (await server.asAdmin.get<TeamPermission[]>(`${own}/team/${uuid}/permission`)).body;
const shownByContract = async ({ uuid }: Team) =>
  (await server.asAdmin.get<Team>(`/api/v1/team/${uuid}`)).body.permissions.map(({ name }) => name);

describe('a permission of a team', () => {
  it('holds for all that members see, or for the projects of the team, and is shown by name', async () => {
    const team = await newTeam('Payments');
    expect((await set(team, 'VULNERABILITY_ANALYSIS', 'TEAM')).status).toBe(204);
    expect((await set(team, 'BOM_UPLOAD', 'ALL')).status).toBe(204);
    expect(await heldBy(team)).toEqual([
      { name: 'BOM_UPLOAD', reach: 'ALL' },
      { name: 'VULNERABILITY_ANALYSIS', reach: 'TEAM' },
    ]);
    const { body } = await server.asAdmin.get<LimitedPermission[]>(`${own}/permission/team`);
    expect(body.filter((one) => one.team === team.uuid)).toEqual([
      { team: team.uuid, name: 'Payments', permission: 'VULNERABILITY_ANALYSIS' },
    ]);
    await set(team, 'VULNERABILITY_ANALYSIS', 'ALL');
    await set(team, 'BOM_UPLOAD', 'TEAM');
    expect(await heldBy(team)).toEqual([
      { name: 'BOM_UPLOAD', reach: 'TEAM' },
      { name: 'VULNERABILITY_ANALYSIS', reach: 'ALL' },
    ]);
    for (const permission of ['BOM_UPLOAD', 'VULNERABILITY_ANALYSIS', 'VULNERABILITY_ANALYSIS'])
      expect((await server.asAdmin.delete(pathOf(team, permission))).status).toBe(204);
    expect(await heldBy(team)).toEqual([]);
  });

  it.each(permissions.filter((one) => !(teamPermissions as readonly string[]).includes(one)))(
    '%s is about more than projects, and is refused for those of a team',
    async (permission) => {
      const team = await newTeam(`Without ${permission}`);
      const answer = await set(team, permission, 'TEAM');
      expect(answer.status).toBe(400);
      expect(answer.headers.get('content-type')).toContain('application/problem+json');
      expect(answer.text).toContain(`${permission} can only be granted for all projects`);
      expect(answer.body).toMatchObject({ violations: [{ path: 'reach' }] });
      expect(await heldBy(team)).toEqual([]);
      expect((await set(team, permission, 'ALL')).status).toBe(204);
    },
  );

  it.each(teamPermissions)('%s can be given for the projects of a team', async (permission) => {
    const team = await newTeam(`With ${permission}`);
    expect((await set(team, permission, 'TEAM')).status).toBe(204);
    expect(await heldBy(team)).toEqual([{ name: permission, reach: 'TEAM' }]);
  });

  it('needs a team, a permission, and a reach that there are, and ACCESS_MANAGEMENT', async () => {
    const team = await newTeam('Checked');
    const nobody = { ...team, uuid: newUuid() };
    expect((await set(nobody, 'BOM_UPLOAD', 'TEAM')).status).toBe(404);
    expect((await set(team, 'NO_SUCH', 'TEAM')).status).toBe(404);
    expect((await server.asAdmin.delete(pathOf(nobody, 'BOM_UPLOAD'))).status).toBe(404);
    expect((await server.asAdmin.get(`${own}/team/${nobody.uuid}/permission`)).status).toBe(404);
    for (const reach of ['SOME', null, undefined, 7]) {
      const answer = await set(team, 'BOM_UPLOAD', reach);
      expect(answer.status, answer.text).toBe(400);
      expect(answer.body).toMatchObject({ violations: [{ path: 'reach' }] });
    }
    const member = await server.asUser('VIEW_PORTFOLIO');
    expect((await member.put(pathOf(team, 'BOM_UPLOAD'), { reach: 'ALL' })).status).toBe(403);
    expect((await member.get(`${own}/permission/team`)).status).toBe(403);
  });

  it('stands in the audit log with each change, and only then', async () => {
    const team = await newTeam('Logged');
    for (const reach of ['TEAM', 'TEAM', 'ALL']) await set(team, 'BOM_UPLOAD', reach);
    await server.asAdmin.delete(pathOf(team, 'BOM_UPLOAD'));
    const { body } = await server.asAdmin.get<AuditLogEntry[]>(`${own}/audit-log?target=${team.uuid}`);
    expect(
      body
        .map(({ action, detail }) => [action, detail])
        .toReversed()
        .slice(1),
    ).toEqual([
      ['team.permission_granted', { permission: 'BOM_UPLOAD', reach: 'TEAM' }],
      ['team.permission_reach_changed', { permission: 'BOM_UPLOAD', from: 'TEAM', to: 'ALL' }],
      ['team.permission_withdrawn', { permission: 'BOM_UPLOAD', reach: 'ALL' }],
    ]);
  });
});

describe('API v1', () => {
  it('shows what holds for everything, wherever it shows permissions of a team', async () => {
    const key = await server.asKey('VIEW_PORTFOLIO');
    const path = `${own}/team/${key.team.uuid}/permission/BOM_UPLOAD`;
    await server.asAdmin.put(path, { reach: 'TEAM' });
    const named = (body: { permissions?: { name: string }[] }) => body.permissions?.map(({ name }) => name);
    expect(named((await key.get<Team>('/api/v1/team/self')).body)).toEqual(['VIEW_PORTFOLIO']);
    const teams = await server.asAdmin.get<Team[]>('/api/v1/team');
    const listed = teams.body.find(({ uuid }) => uuid === key.team.uuid);
    expect(listed && named(listed)).toEqual(['VIEW_PORTFOLIO']);
    const user = await server.asUser();
    const joined = await server.asAdmin.post<{ teams: Team[] }>(`/api/v1/user/${user.username}/membership`, {
      uuid: key.team.uuid,
    });
    expect(joined.body.teams.map(named)).toEqual([['VIEW_PORTFOLIO']]);
  });

  it('gives and takes the whole permission, and leaves what is for the projects of a team alone', async () => {
    const team = await newTeam('Contract');
    const path = `/api/v1/permission/BOM_UPLOAD/team/${team.uuid}`;
    await set(team, 'BOM_UPLOAD', 'TEAM');
    expect(await shownByContract(team)).toEqual([]);
    expect((await server.asAdmin.delete(path)).status).toBe(304);
    expect(await heldBy(team)).toEqual([{ name: 'BOM_UPLOAD', reach: 'TEAM' }]);
    expect((await server.asAdmin.post<Team>(path)).body.permissions).toMatchObject([{ name: 'BOM_UPLOAD' }]);
    expect((await server.asAdmin.post(path)).status).toBe(304);
    expect(await heldBy(team)).toEqual([{ name: 'BOM_UPLOAD', reach: 'ALL' }]);
    expect((await server.asAdmin.delete<Team>(path)).body.permissions).toEqual([]);
    expect(await heldBy(team)).toEqual([]);
  });
});
