import type { AuditLogEntry, ExchangedToken, Project, Team, TokenRule } from '@waybill/api-contract';
import { permissions } from '@waybill/api-contract';
import { type IdentityProvider, startIdentityProvider } from '@waybill/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  setAccessControl,
  startAuditWorld,
  type UploadedProject,
  uploadBom,
  workshopBom,
} from '../../../test/audit-world.ts';
import { createClient, type TestClient } from '../../../test/client.ts';
import type { TestServer } from '../../../test/server.ts';
import { newUuid } from '../../db/uuid.ts';

const own = '/api/waybill/v1';
const audience = 'https://waybill.example.org';
let server: TestServer;
let issuer: IdentityProvider;
let team: Team;
/** Above `shop`. */
let suite: UploadedProject;
let shop: UploadedProject;
let other: UploadedProject;

beforeAll(async () => {
  const options = { clientId: 'other', redirectUris: ['http://127.0.0.1:1/x'], accounts: {} };
  issuer = await startIdentityProvider(options);
  ({ server } = await startAuditWorld());
  const { asAdmin } = server;
  suite = await uploadBom(server, asAdmin, 'Suite', '1', workshopBom);
  shop = await uploadBom(server, asAdmin, 'Shop', '1', workshopBom);
  other = await uploadBom(server, asAdmin, 'Other', '1', workshopBom);
  await asAdmin.patch(`/api/v1/project/${shop.uuid}`, { parent: { uuid: suite.uuid } });
  team = (await asAdmin.put<Team>('/api/v1/team', { name: 'Pipelines' })).body;
  for (const permission of permissions)
    await asAdmin.post(`/api/v1/permission/${permission}/team/${team.uuid}`);
  await asAdmin.put(`${own}/service-account`, { name: 'ci' });
  await asAdmin.put(`${own}/service-account/ci/team/${team.uuid}`);
});
afterAll(async () => {
  await server.close();
  await issuer.close();
});

const ruleOf = (subject: string, more: object) => ({
  name: newUuid(),
  account: 'ci',
  issuer: issuer.issuer,
  audience,
  claims: [{ claim: 'sub', value: subject }],
  ...more,
});

async function makeRule(subject: string, more: object): Promise<TokenRule> {
  const answer = await server.asAdmin.put<TokenRule>(`${own}/token-rule`, ruleOf(subject, more));
  expect(answer.status, answer.text).toBe(201);
  return answer.body;
}

async function exchange(subject: string): Promise<TestClient> {
  const seconds = Math.floor(Date.now() / 1000);
  const claims = { iss: issuer.issuer, aud: audience, sub: subject, iat: seconds, exp: seconds + 300 };
  const form = new URLSearchParams({
    grant_type: 'urn:ietf:params:oauth:grant-type:token-exchange',
    subject_token: await issuer.sign(claims),
    subject_token_type: 'urn:ietf:params:oauth:token-type:jwt',
  });
  const answer = await server.asNobody.post<ExchangedToken>(`${own}/token`, form);
  expect(answer.status, answer.text).toBe(200);
  return createClient(server.url, { authorization: `Bearer ${answer.body.access_token}` });
}

const only = (project: UploadedProject, withChildren = false) => ({
  projects: [{ uuid: project.uuid, withChildren }],
});

async function namesSeenBy(client: TestClient): Promise<string[]> {
  const list = await client.get<Project[]>('/api/v1/project');
  expect(list.headers.get('x-total-count')).toBe(String(list.body.length));
  return list.body.map(({ name }) => name).toSorted();
}

describe('a rule of token exchange that is limited to projects', () => {
  it('shows them by name, replaces them as a whole, and says them in the audit log', async () => {
    const rule = await makeRule(newUuid(), only(suite, true));
    expect(rule.projects).toEqual([{ uuid: suite.uuid, name: 'Suite', version: '1', withChildren: true }]);
    const { body: rules } = await server.asAdmin.get<TokenRule[]>(`${own}/token-rule`);
    expect(rules.find(({ uuid }) => uuid === rule.uuid)?.projects).toEqual(rule.projects);
    const { projects: _, ...free } = rule;
    const freed = await server.asAdmin.post<TokenRule>(`${own}/token-rule/${rule.uuid}`, free);
    expect(freed.body).not.toHaveProperty('projects');
    const { body: log } = await server.asAdmin.get<AuditLogEntry[]>(`${own}/audit-log?kind=token_rule`);
    expect(log[0]).toMatchObject({ action: 'token_rule.changed', detail: { projects: null } });
    expect(log[1]).toMatchObject({
      action: 'token_rule.created',
      detail: { projects: [`${suite.uuid} and below`] },
    });
  });

  it('is refused with a project that there is not, and leaves nothing behind', async () => {
    const body = ruleOf('x', { projects: [{ uuid: shop.uuid }, { uuid: newUuid() }] });
    const refused = await server.asAdmin.put(`${own}/token-rule`, body);
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({ violations: [{ path: 'projects.1.uuid' }] });
    const { body: rules } = await server.asAdmin.get<TokenRule[]>(`${own}/token-rule`);
    expect(rules.map(({ name }) => name)).not.toContain(body.name);
  });

  it('gives tokens that see and change these only, alone or with all below them', async () => {
    const subject = newUuid();
    await makeRule(subject, only(suite, true));
    const client = await exchange(subject);
    expect(await namesSeenBy(client)).toEqual(['Shop', 'Suite']);
    const alone = newUuid();
    await makeRule(alone, only(suite));
    expect(await namesSeenBy(await exchange(alone))).toEqual(['Suite']);
    const patch = (project: UploadedProject) =>
      client.patch(`/api/v1/project/${project.uuid}`, { description: newUuid() });
    expect([(await patch(shop)).status, (await patch(other)).status]).toEqual([200, 403]);
    const bom = Buffer.from(JSON.stringify(workshopBom)).toString('base64');
    const upload = async (body: object) => (await client.put('/api/v1/bom', { ...body, bom })).status;
    expect(await upload({ project: other.uuid })).toBe(403);
    expect(await upload({ project: shop.uuid })).toBe(200);
    const created = { projectName: 'Fresh', projectVersion: '1', autoCreate: true };
    expect(await upload(created)).toBe(403);
    expect(await upload({ ...created, parentUUID: suite.uuid })).toBe(200);
    await server.runJobs();
    expect(await namesSeenBy(client)).toEqual(['Fresh', 'Shop', 'Suite']);
  });

  it('gives none of the rights that go beyond projects, nor what the account keeps for itself', async () => {
    const subject = newUuid();
    await makeRule(subject, only(shop));
    const client = await exchange(subject);
    expect((await client.get(`${own}/token-rule`)).status).toBe(403);
    expect((await client.get('/api/v1/configProperty')).status).toBe(403);
    expect((await client.put('/api/v1/policy', { name: 'Mine' })).status).toBe(403);
    expect((await client.get(`${own}/views`)).status).toBe(401);
    expect((await client.get(`${own}/notification/subscriptions`)).status).toBe(401);
    expect((await client.get('/api/v1/user/self')).body).toMatchObject({ username: 'ci' });
  });

  it('limits the work that goes on after a request', async () => {
    const subject = newUuid();
    await makeRule(subject, only(shop));
    const client = await exchange(subject);
    const started = await client.put<{ token: string }>('/api/v1/project/clone', {
      project: shop.uuid,
      version: newUuid(),
    });
    expect(started.status, 'a place at the top is closed').toBe(403);
  });

  it('holds beside access control, follows the rule at once, and ends with it', async () => {
    const subject = newUuid();
    const rule = await makeRule(subject, only(suite, true));
    const client = await exchange(subject);
    await server.asAdmin.delete(`/api/v1/permission/ACCESS_MANAGEMENT/team/${team.uuid}`);
    await setAccessControl(server, true);
    expect(await namesSeenBy(client)).toEqual([]);
    await server.asAdmin.put('/api/v1/acl/mapping', { team: team.uuid, project: shop.uuid });
    await server.asAdmin.put('/api/v1/acl/mapping', { team: team.uuid, project: other.uuid });
    expect(await namesSeenBy(client)).toEqual(['Shop']);
    await setAccessControl(server, false);
    const narrow = { ...rule, ...only(other) };
    expect((await server.asAdmin.post(`${own}/token-rule/${rule.uuid}`, narrow)).status).toBe(200);
    expect(await namesSeenBy(client)).toEqual(['Other']);
    await server.asAdmin.delete(`${own}/token-rule/${rule.uuid}`);
    expect((await client.get('/api/v1/project')).status).toBe(401);
  });

  it('takes nothing from a token that a rule without limits fits as well', async () => {
    const subject = newUuid();
    await makeRule(subject, only(shop));
    await makeRule(subject, {});
    expect(await namesSeenBy(await exchange(subject))).toEqual(expect.arrayContaining(['Other', 'Shop']));
  });

  it('reaches nothing when its projects are gone', async () => {
    const gone = await uploadBom(server, server.asAdmin, 'Gone', '1', workshopBom);
    const subject = newUuid();
    await makeRule(subject, only(gone));
    const client = await exchange(subject);
    expect(await namesSeenBy(client)).toEqual(['Gone']);
    await server.asAdmin.delete(`/api/v1/project/${gone.uuid}`);
    await server.runJobs();
    expect(await namesSeenBy(client)).toEqual([]);
  });
});
