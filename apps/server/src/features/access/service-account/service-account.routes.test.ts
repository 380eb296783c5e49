import type {
  Analysis,
  AuditLogEntry,
  ManagedApiKey,
  Project,
  ServiceAccount,
  Team,
} from '@waybill/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type AuditWorld,
  flaws,
  setAccessControl,
  startAuditWorld,
  workshopBom,
} from '../../../../test/audit-world.ts';
import { createClient } from '../../../../test/client.ts';

const own = '/api/waybill/v1';
const path = `${own}/service-account`;
let world: AuditWorld;
beforeAll(async () => {
  world = await startAuditWorld();
});
afterAll(() => world.server.close());

const admin = () => world.server.asAdmin;

async function makeAccount(name: string, ...permissions: string[]) {
  const account = await admin().put<ServiceAccount>(path, { name, description: 'Nightly builds' });
  expect(account.status, account.text).toBe(201);
  const { body: team } = await admin().put<Team>('/api/v1/team', { name: `Team of ${name}` });
  for (const permission of permissions)
    await admin().post(`/api/v1/permission/${permission}/team/${team.uuid}`);
  const joined = await admin().put<ServiceAccount>(`${path}/${name}/team/${team.uuid}`);
  expect(joined.body.teams).toEqual([{ uuid: team.uuid, name: team.name }]);
  const key = await admin().put<ManagedApiKey>(`${path}/${name}/api-key`, { comment: 'CI' });
  expect(key.status, key.text).toBe(201);
  const client = createClient(world.server.url, { 'x-api-key': key.body.key ?? '' });
  return { team, key: key.body, client };
}

describe('service accounts', () => {
  it('are made under a name that nobody has, listed, described anew and deleted', async () => {
    const made = await admin().put<ServiceAccount>(path, { name: 'zeta', description: 'Deploys' });
    expect(made.body).toEqual({
      name: 'zeta',
      description: 'Deploys',
      suspended: false,
      created: expect.any(Number),
      apiKeys: 0,
      teams: [],
    });
    expect((await admin().put(path, { name: 'zeta' })).status).toBe(409);
    expect((await admin().put(path, { name: ' zeta ' })).status).toBe(409);
    expect((await admin().put(path, { name: 'admin' })).status).toBe(409);
    expect((await admin().put(path, { name: 'two words' })).status).toBe(400);
    expect((await admin().put(path, {})).status).toBe(400);
    const listed = (await admin().get<ServiceAccount[]>(path)).body;
    expect(listed.map(({ name }) => name)).toEqual(['zeta']);
    const changed = await admin().post<ServiceAccount>(`${path}/zeta`, { suspended: true });
    expect(changed.body).toMatchObject({ suspended: true });
    expect(changed.body).not.toHaveProperty('description');
    expect((await admin().delete(`${path}/zeta`)).status).toBe(204);
    expect((await admin().get(`${path}/zeta`)).status).toBe(404);
    const log = await admin().get<AuditLogEntry[]>(`${own}/audit-log?kind=service_account`);
    expect(log.body.map(({ action, target }) => `${action} ${target}`)).toEqual([
      'service_account.deleted zeta',
      'service_account.changed zeta',
      'service_account.created zeta',
    ]);
    const viewer = await world.server.asUser('VIEW_PORTFOLIO');
    expect((await viewer.get(path)).status).toBe(403);
  });

  it('may do what their teams may, and stand by their name in every trail', async () => {
    const { client, team, key } = await makeAccount(
      'auditor-bot',
      'VIEW_PORTFOLIO',
      'VIEW_VULNERABILITY',
      'VULNERABILITY_ANALYSIS',
    );
    const { first, server } = world;
    const findings = await client.get<{ vulnerability: { uuid: string; vulnId: string } }[]>(
      `/api/v1/finding/project/${first.uuid}`,
    );
    const finding = findings.body.find(({ vulnerability }) => vulnerability.vulnId === flaws.critical);
    const decided = await client.put<Analysis>('/api/v1/analysis', {
      project: first.uuid,
      component: first.components.anvil,
      vulnerability: finding?.vulnerability.uuid,
      analysisState: 'IN_TRIAGE',
    });
    expect(decided.status, decided.text).toBe(200);
    expect(decided.body.analysisComments).toMatchObject([{ commenter: 'auditor-bot' }]);
    expect((await client.get('/api/v1/team/self')).body).toMatchObject({ name: team.name });
    const { body: account } = await admin().get<ServiceAccount>(`${path}/auditor-bot`);
    expect(account).toMatchObject({ apiKeys: 1, lastUsed: expect.any(Number) });
    // API v1 shows a team's keys and users, and the account is neither.
    const { body: shown } = await admin().get<Team>(`/api/v1/team/${team.uuid}`);
    expect([shown.apiKeys, shown.managedUsers]).toEqual([[], []]);
    const membership = await admin().post('/api/v1/user/auditor-bot/membership', { uuid: team.uuid });
    expect(membership.status).toBe(404);
    await admin().delete(`${path}/auditor-bot/team/${team.uuid}`);
    expect((await client.get(`/api/v1/finding/project/${first.uuid}`)).status).toBe(403);
    await admin().delete(`/api/v1/team/key/${key.publicId}`);
    expect((await client.get('/api/v1/project')).status).toBe(401);
    await server.runJobs();
  });

  it('see the projects of their teams, and those that they create', async () => {
    const { client, team } = await makeAccount(
      'uploader',
      'VIEW_PORTFOLIO',
      'BOM_UPLOAD',
      'PROJECT_CREATION_UPLOAD',
    );
    await setAccessControl(world.server, true);
    const names = async () => (await client.get<Project[]>('/api/v1/project')).body.map(({ name }) => name);
    expect(await names()).toEqual([]);
    const upload = await client.put('/api/v1/bom', {
      projectName: 'Made by a bot',
      projectVersion: '1',
      autoCreate: true,
      bom: Buffer.from(JSON.stringify(workshopBom)).toString('base64'),
    });
    expect(upload.status, upload.text).toBe(200);
    expect(await names()).toEqual(['Made by a bot']);
    await admin().put('/api/v1/acl/mapping', { team: team.uuid, project: world.first.uuid });
    expect(await names()).toEqual(['Made by a bot', 'Workshop']);
    await setAccessControl(world.server, false);
    await world.server.runJobs();
  });

  it('are refused while suspended, which the audit log says', async () => {
    const { client, key } = await makeAccount('sleeper', 'VIEW_PORTFOLIO');
    expect((await client.get('/api/v1/project')).status).toBe(200);
    await admin().post(`${path}/sleeper`, { suspended: true });
    const headers = { 'x-forwarded-for': '203.0.113.33' };
    expect((await client.get('/api/v1/project', { headers })).status).toBe(401);
    await expect
      .poll(async () => (await admin().get(`${own}/audit-log?address=203.0.113.33`)).body, {
        timeout: 15_000,
      })
      .toEqual([
        expect.objectContaining({
          action: 'request.key_refused',
          actor: 'sleeper',
          detail: { publicId: key.publicId, reason: 'SUSPENDED' },
        }),
      ]);
    await admin().post(`${path}/sleeper`, { suspended: false });
    expect((await client.get('/api/v1/project')).status).toBe(200);
    await admin().delete(`${path}/sleeper`);
    expect((await client.get('/api/v1/project')).status).toBe(401);
  });
});
