import type { AuditLogEntry, Finding, ManagedApiKey, Project, Team } from '@waybill/api-contract';
import { permissions } from '@waybill/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  setAccessControl,
  startAuditWorld,
  type UploadedProject,
  uploadBom,
  workshopBom,
} from '../../../../test/audit-world.ts';
import { createClient, type TestClient } from '../../../../test/client.ts';
import type { TestServer } from '../../../../test/server.ts';
import { newUuid } from '../../../db/uuid.ts';

const own = '/api/waybill/v1';
let server: TestServer;
let team: Team;
/** Above `shop`; below `suite`. */
let suite: UploadedProject;
let shop: UploadedProject;
let other: UploadedProject;
let clock: Date | undefined;

beforeAll(async () => {
  ({ server } = await startAuditWorld({ now: () => clock ?? new Date() }));
  const { asAdmin } = server;
  suite = await uploadBom(server, asAdmin, 'Suite', '1', workshopBom);
  shop = await uploadBom(server, asAdmin, 'Shop', '1', workshopBom);
  other = await uploadBom(server, asAdmin, 'Other', '1', workshopBom);
  await asAdmin.patch(`/api/v1/project/${shop.uuid}`, { parent: { uuid: suite.uuid } });
  team = (await asAdmin.put<Team>('/api/v1/team', { name: 'Pipelines' })).body;
  for (const permission of permissions)
    await asAdmin.post(`/api/v1/permission/${permission}/team/${team.uuid}`);
});
afterAll(() => server.close());

async function makeKey(rules: object): Promise<ManagedApiKey & { client: TestClient }> {
  const answer = await server.asAdmin.put<ManagedApiKey>(`${own}/team/${team.uuid}/api-key`, rules);
  expect(answer.status, answer.text).toBe(201);
  return { ...answer.body, client: createClient(server.url, { 'x-api-key': answer.body.key ?? '' }) };
}
const change = (key: ManagedApiKey, rules: object) =>
  server.asAdmin.post<ManagedApiKey>(`${own}/api-key/${key.publicId}`, rules);
const only = (project: UploadedProject, withChildren = false) => ({
  projects: [{ uuid: project.uuid, withChildren }],
});
const namesOf = (projects: readonly { name: string }[]) => projects.map(({ name }) => name).toSorted();

async function namesSeenBy(client: TestClient): Promise<string[]> {
  const list = await client.get<Project[]>('/api/v1/project');
  expect(list.headers.get('x-total-count')).toBe(String(list.body.length));
  return namesOf(list.body);
}

describe('what is said of an API key', () => {
  it('is given with it, shown with the keys of its team, and replaced as a whole', async () => {
    const expires = Date.now() + 3_600_000;
    const key = await makeKey({
      comment: 'Nightly',
      expires,
      ...only(suite, true),
      accessTeams: [{ uuid: team.uuid }],
    });
    const shown = {
      comment: 'Nightly',
      expires,
      projects: [{ uuid: suite.uuid, name: 'Suite', version: '1', withChildren: true }],
      accessTeams: [{ uuid: team.uuid, name: 'Pipelines' }],
    };
    expect(key).toMatchObject(shown);
    const list = async () =>
      (await server.asAdmin.get<ManagedApiKey[]>(`${own}/team/${team.uuid}/api-key`)).body;
    const listed = (await list()).find(({ publicId }) => publicId === key.publicId);
    expect(listed).toMatchObject(shown);
    expect(listed).not.toHaveProperty('key');
    const changed = await change(key, { comment: 'Weekly' });
    expect(changed.body).toMatchObject({ comment: 'Weekly', accessTeams: [] });
    expect(changed.body).not.toHaveProperty('projects');
    expect(changed.body).not.toHaveProperty('expires');
    const { body: log } = await server.asAdmin.get<AuditLogEntry[]>(`${own}/audit-log?kind=api_key`);
    expect(log[0]).toMatchObject({
      action: 'api_key.changed',
      target: key.publicId,
      detail: { comment: 'Weekly', expires: null, projects: null },
    });
    expect(log[1]).toMatchObject({
      action: 'api_key.created',
      detail: { team: team.uuid, projects: [`${suite.uuid} and below`], accessTeams: [team.uuid] },
    });
  });

  it('is refused where it cannot be, and needs ACCESS_MANAGEMENT', async () => {
    const [project, stranger] = [newUuid(), newUuid()];
    const refused = await server.asAdmin.put(`${own}/team/${team.uuid}/api-key`, {
      expires: 1,
      projects: [{ uuid: shop.uuid }, { uuid: project }],
      accessTeams: [{ uuid: stranger }],
    });
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({
      violations: [{ path: 'expires' }, { path: 'projects.1.uuid' }, { path: 'accessTeams.0.uuid' }],
    });
    expect((await server.asAdmin.put(`${own}/team/${newUuid()}/api-key`, {})).status).toBe(404);
    expect((await server.asAdmin.post(`${own}/api-key/abcdefgh`, {})).status).toBe(404);
    const manager = await server.asKey('PORTFOLIO_MANAGEMENT', 'SYSTEM_CONFIGURATION');
    expect((await manager.put(`${own}/team/${team.uuid}/api-key`, {})).status).toBe(403);
    expect((await manager.get(`${own}/team/${team.uuid}/api-key`)).status).toBe(403);
  });
});

describe('an API key with an end', () => {
  it('works until then, and is refused with the reason in the audit log', async () => {
    const end = new Date(Date.now() + 60_000);
    const key = await makeKey({ comment: 'Short', expires: end.getTime() });
    expect((await key.client.get('/api/v1/team/self')).status).toBe(200);
    clock = end;
    const refused = await key.client.get('/api/v1/project', {
      headers: { 'x-forwarded-for': '203.0.113.9' },
    });
    expect([refused.status, refused.text]).toEqual([401, '']);
    const badge = `/api/v1/badge/vulns/project/${shop.uuid}?apiKey=${key.key}`;
    expect((await server.asNobody.get(badge)).status).toBe(401);
    await expect
      .poll(
        async () => (await server.asAdmin.get<AuditLogEntry[]>(`${own}/audit-log?address=203.0.113.9`)).body,
        { timeout: 15_000 },
      )
      .toEqual([
        expect.objectContaining({
          action: 'request.key_expired',
          actor: 'Pipelines',
          target: 'GET /api/v1/project',
          detail: { publicId: key.publicId, expired: end.toISOString() },
        }),
      ]);
    // An end in the past may stay. The key works again with a later end.
    expect((await change(key, { comment: 'Old', expires: end.getTime() })).status).toBe(200);
    expect((await change(key, { expires: end.getTime() + 1 })).status).toBe(200);
    expect((await key.client.get('/api/v1/team/self')).status).toBe(200);
    clock = undefined;
  });
});

describe('an API key that is limited to projects', () => {
  it('sees these, alone or with all below them, in lists, counts, search, exports, badges and events', async () => {
    const { client } = await makeKey(only(suite, true));
    expect(await namesSeenBy(client)).toEqual(['Shop', 'Suite']);
    expect(await namesSeenBy((await makeKey(only(suite))).client)).toEqual(['Suite']);
    expect(await namesSeenBy((await makeKey({ projects: [] })).client)).toEqual([]);
    const status = async (path: string) => (await client.get(path)).status;
    for (const path of [
      '/api/v1/project/{uuid}',
      '/api/v1/finding/project/{uuid}',
      '/api/v1/component/project/{uuid}',
      '/api/v1/bom/cyclonedx/project/{uuid}',
      '/api/v1/metrics/project/{uuid}/current',
      '/api/v1/badge/vulns/project/{uuid}',
      '/api/v1/violation/project/{uuid}',
    ]) {
      expect([path, await status(path.replace('{uuid}', shop.uuid))]).toEqual([path, 200]);
      expect([path, await status(path.replace('{uuid}', other.uuid))]).toEqual([path, 403]);
    }
    expect(await status(`/api/v1/component/${other.components.anvil}`)).toBe(403);
    const findings = await client.get<Finding[]>('/api/v1/finding');
    const inSuite = await server.asAdmin.get<Finding[]>(`/api/v1/finding/project/${suite.uuid}`);
    expect(findings.headers.get('x-total-count')).toBe(String(2 * inSuite.body.length));
    const found = await client.get('/api/v1/search?query=Other');
    expect(found.text).not.toContain(other.uuid);
    const { body: portfolio } = await client.get<{ projects: number }>('/api/v1/metrics/portfolio/current');
    expect(portfolio.projects).toBe(2);
    // The work of somebody else in another project.
    const upload = { project: other.uuid, bom: Buffer.from(JSON.stringify(workshopBom)).toString('base64') };
    const { body: started } = await server.asAdmin.put<{ token: string }>('/api/v1/bom', upload);
    const processing = await client.get(`/api/v1/event/token/${started.token}`);
    expect(processing.body).toEqual({ processing: false });
    await server.runJobs();
  });

  it('changes these only, and nothing that all projects share', async () => {
    const { client } = await makeKey(only(suite, true));
    const patch = (project: UploadedProject) =>
      client.patch(`/api/v1/project/${project.uuid}`, { description: newUuid() });
    expect((await patch(shop)).status).toBe(200);
    expect((await patch(other)).status).toBe(403);
    const bom = Buffer.from(JSON.stringify(workshopBom)).toString('base64');
    expect((await client.put('/api/v1/bom', { project: other.uuid, bom })).status).toBe(403);
    expect((await client.put('/api/v1/bom', { project: shop.uuid, bom })).status).toBe(200);
    expect((await client.put(`${own}/team/${team.uuid}/api-key`, {})).status).toBe(403);
    expect((await client.put('/api/v1/policy', { name: 'Mine' })).status).toBe(403);
    expect((await client.get('/api/v1/configProperty')).status).toBe(403);
    await server.runJobs();
  });

  it('holds beside access control, which may only take more away', async () => {
    const { client } = await makeKey(only(suite, true));
    await setAccessControl(server, true);
    expect(await namesSeenBy(client)).toEqual([]);
    await server.asAdmin.put('/api/v1/acl/mapping', { team: team.uuid, project: shop.uuid });
    await server.asAdmin.put('/api/v1/acl/mapping', { team: team.uuid, project: other.uuid });
    expect(await namesSeenBy(client)).toEqual(['Shop']);
    await setAccessControl(server, false);
  });

  it('puts projects only below one that it has with its children', async () => {
    const { client } = await makeKey({
      projects: [
        { uuid: suite.uuid, withChildren: true },
        { uuid: other.uuid, withChildren: false },
      ],
    });
    const bom = Buffer.from(JSON.stringify(workshopBom)).toString('base64');
    const upload = (parentUUID?: string) =>
      client.put('/api/v1/bom', {
        projectName: newUuid(),
        projectVersion: '1',
        autoCreate: true,
        bom,
        parentUUID,
      });
    const create = (parent?: string) =>
      client.put<Project>('/api/v1/project', {
        name: newUuid(),
        ...(parent ? { parent: { uuid: parent } } : {}),
      });
    const clone = (project: string) => client.put('/api/v1/project/clone', { project, version: newUuid() });
    expect([(await upload()).status, (await create()).status]).toEqual([403, 403]);
    expect([(await upload(other.uuid)).status, (await create(other.uuid)).status]).toEqual([403, 403]);
    expect([(await upload(shop.uuid)).status, (await create(suite.uuid)).status]).toEqual([200, 201]);
    expect([(await clone(shop.uuid)).status, (await clone(other.uuid)).status]).toEqual([200, 403]);
    const { body: made } = await create(shop.uuid);
    const move = (uuid: string, parent: string) =>
      client.patch(`/api/v1/project/${uuid}`, { parent: { uuid: parent } });
    expect((await move(made.uuid, other.uuid)).status).toBe(403);
    expect((await move(made.uuid, suite.uuid)).status).toBe(200);
    await server.runJobs();
    expect(await namesSeenBy(client)).toEqual(expect.arrayContaining([made.name, 'Other', 'Shop', 'Suite']));
  });

  it('reaches nothing when its projects are gone', async () => {
    const gone = await uploadBom(server, server.asAdmin, 'Gone', '1', workshopBom);
    const key = await makeKey(only(gone));
    expect(await namesSeenBy(key.client)).toEqual(['Gone']);
    await server.asAdmin.delete(`/api/v1/project/${gone.uuid}`);
    await server.runJobs();
    expect(await namesSeenBy(key.client)).toEqual([]);
    expect((await change(key, { comment: 'x', projects: [] })).body.projects).toEqual([]);
  });
});

describe('teams that are listed at an API key', () => {
  it('may be let see the projects that it creates, and no others', async () => {
    const listed = (await server.asAdmin.put<Team>('/api/v1/team', { name: 'Shop, Berlin' })).body;
    const stranger = (await server.asAdmin.put<Team>('/api/v1/team', { name: 'Strangers' })).body;
    const uploader = await server.asKey('BOM_UPLOAD', 'PROJECT_CREATION_UPLOAD');
    const publicId = uploader.key.slice(4, 12);
    await server.asAdmin.post(`${own}/api-key/${publicId}`, { accessTeams: [{ uuid: listed.uuid }] });
    const bom = JSON.stringify(workshopBom);
    const byForm = (projectName: string, accessTeams: string) => {
      const form = new FormData();
      for (const [name, value] of Object.entries({ projectName, accessTeams, autoCreate: 'true', bom }))
        form.set(name, value);
      return uploader.post('/api/v1/bom', form);
    };
    const byJson = (projectName: string, accessTeams: object[]) =>
      uploader.put('/api/v1/bom', {
        projectName,
        projectVersion: '1',
        autoCreate: true,
        accessTeams,
        bom: Buffer.from(bom).toString('base64'),
      });
    const refused = await byForm('Never', `${listed.uuid}, ${stranger.uuid}`);
    expect([refused.status, refused.text]).toEqual([
      400,
      `The access team "${stranger.uuid}" could not be found.`,
    ]);
    expect((await byJson('Never', [{ name: 'Strangers' }])).status).toBe(400);
    expect((await byForm('By form', listed.uuid)).status).toBe(200);
    expect((await byJson('By JSON', [{ name: 'Shop, Berlin' }])).status).toBe(200);
    const seenBy = async (uuid: string) =>
      namesOf((await server.asAdmin.get<Project[]>(`/api/v1/acl/team/${uuid}`)).body);
    expect(await seenBy(listed.uuid)).toEqual(['By JSON', 'By form']);
    expect(await seenBy(stranger.uuid)).toEqual([]);
    await server.runJobs();
  });
});
