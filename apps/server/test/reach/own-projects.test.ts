import type {
  BulkReport,
  Comparison,
  Finding,
  Permission,
  PolicySummary,
  Project,
  ProjectReport,
  SubscriptionChoices,
} from '@waybill/api-contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { subjectForOwner } from '../../src/features/notification/delivery/owner-view.service.ts';
import { sampleOf } from '../../src/features/notification/event/samples.ts';
import { forbidAnvils } from '../../src/features/policy-evaluation/policy-world.fixtures.ts';
import {
  setAccessControl,
  showProject,
  startAuditWorld,
  type UploadedProject,
  uploadBom,
  workshopBom,
} from '../audit-world.ts';
import { createClient, type TestClient } from '../client.ts';
import type { KeyClient, TestServer, UserClient } from '../server.ts';

/** The reach of a permission for a team's own projects, beyond the walks over endpoints (docs/adr/0026). */
const own = '/api/waybill/v1';
let server: TestServer;
let mine: UploadedProject;
let theirs: UploadedProject;
/** Its team has `mine`. */
let team: KeyClient;
/** Its members see both projects. */
let wide: KeyClient;
/** In both teams. */
let member: UserClient;

beforeAll(async () => {
  ({ server } = await startAuditWorld());
  await forbidAnvils(server, server.asAdmin);
  mine = await uploadBom(server, server.asAdmin, 'Mine', '1', workshopBom);
  theirs = await uploadBom(server, server.asAdmin, 'Theirs', '1', workshopBom);
  await setAccessControl(server, true);
});
afterAll(() => server.close());
beforeEach(async () => {
  team = await server.asKey('VIEW_PORTFOLIO');
  wide = await server.asKey('VIEW_PORTFOLIO');
  member = await server.asUser();
  await showProject(server, team, mine);
  for (const project of [mine, theirs]) await showProject(server, wide, project);
  for (const one of [team, wide]) await join(member, one);
  await unsuppressAll();
});

const join = ({ username }: UserClient, { team: { uuid } }: KeyClient) =>
  server.asAdmin.post(`/api/v1/user/${username}/membership`, { uuid });

async function limit(to: KeyClient, ...permissions: Permission[]): Promise<void> {
  for (const permission of permissions) {
    const path = `${own}/team/${to.team.uuid}/permission/${permission}`;
    const { status, text } = await server.asAdmin.put(path, { reach: 'TEAM' });
    expect(status, text).toBe(204);
  }
}

const upload = (client: TestClient, target: object) =>
  client.put<{ token: string }>('/api/v1/bom', {
    ...target,
    bom: Buffer.from(JSON.stringify(workshopBom)).toString('base64'),
  });
const into = ({ uuid }: UploadedProject) => ({ project: uuid });
const findingsOf = async ({ uuid }: UploadedProject) =>
  (await server.asAdmin.get<Finding[]>(`/api/v1/finding/project/${uuid}?suppressed=true`)).body;
const firstRef = async (project: UploadedProject) => {
  const [finding] = await findingsOf(project);
  return `${project.uuid}:${finding?.component.uuid}:${finding?.vulnerability.uuid}`;
};
/** As nobody has decided. */
async function unsuppressAll(): Promise<void> {
  for (const project of [mine, theirs])
    for (const { component, vulnerability, analysis } of await findingsOf(project)) {
      if (!analysis.isSuppressed) continue;
      const key = { project: project.uuid, component: component.uuid, vulnerability: vulnerability.uuid };
      await server.asAdmin.put('/api/v1/analysis', { ...key, isSuppressed: false, partial: true });
    }
}
const suppressed = async (project: UploadedProject) =>
  (await findingsOf(project)).filter(({ analysis }) => analysis.isSuppressed).length;
const teamsOf = async (uuid: string) => {
  const seen = async (one: KeyClient) => (await one.get(`/api/v1/project/${uuid}`)).status === 200;
  return { team: await seen(team), wide: await seen(wide) };
};
const projectOf = async (name: string) =>
  (await server.asAdmin.get<Project>(`/api/v1/project/lookup?name=${name}&version=1`)).body;

describe('what holds in a project', () => {
  it('is told to the caller, and follows when the project is given or taken', async () => {
    await limit(team, 'VULNERABILITY_ANALYSIS', 'BOM_UPLOAD');
    const heldIn = async ({ uuid }: UploadedProject) =>
      (await member.get<Permission[]>(`${own}/project/${uuid}/permission`)).body;
    expect(await heldIn(mine)).toEqual(['BOM_UPLOAD', 'VIEW_PORTFOLIO', 'VULNERABILITY_ANALYSIS']);
    expect(await heldIn(theirs)).toEqual(['VIEW_PORTFOLIO']);
    await showProject(server, team, theirs);
    expect(await heldIn(theirs)).toEqual(['BOM_UPLOAD', 'VIEW_PORTFOLIO', 'VULNERABILITY_ANALYSIS']);
    await server.asAdmin.delete(`/api/v1/acl/mapping/team/${team.team.uuid}/project/${theirs.uuid}`);
    expect(await heldIn(theirs)).toEqual(['VIEW_PORTFOLIO']);
    const stranger = await server.asKey('VIEW_PORTFOLIO');
    expect((await stranger.get(`${own}/project/${mine.uuid}/permission`)).status).toBe(404);
  });

  it('is what tags and projects above give to the team as well', async () => {
    await limit(team, 'PORTFOLIO_MANAGEMENT');
    const change = () => member.patch(`/api/v1/project/${theirs.uuid}`, { description: 'Changed' });
    expect((await change()).status).toBe(403);
    await server.asAdmin.patch(`/api/v1/project/${theirs.uuid}`, { tags: [{ name: 'ours' }] });
    await server.asAdmin.put(`${own}/acl/team/${team.team.uuid}/tag/ours`);
    expect((await change()).status).toBe(200);
    await server.asAdmin.patch(`/api/v1/project/${theirs.uuid}`, { tags: [{ name: 'other' }] });
    expect((await change()).status).toBe(403);
  });

  it('is all that the caller sees where any team, or the account itself, holds it so', async () => {
    await limit(team, 'PORTFOLIO_MANAGEMENT');
    const change = (text: string) => member.patch(`/api/v1/project/${theirs.uuid}`, { description: text });
    await server.asAdmin.post(`/api/v1/permission/PORTFOLIO_MANAGEMENT/user/${member.username}`);
    expect((await change('One')).status).toBe(200);
    await server.asAdmin.delete(`/api/v1/permission/PORTFOLIO_MANAGEMENT/user/${member.username}`);
    expect((await change('Two')).status).toBe(403);
    await server.asAdmin.post(`/api/v1/permission/PORTFOLIO_MANAGEMENT/team/${wide.team.uuid}`);
    expect((await change('Three')).status).toBe(200);
  });

  it('stays that of the team for those who see everything', async () => {
    await limit(team, 'PORTFOLIO_MANAGEMENT');
    await server.asAdmin.post(`/api/v1/permission/ACCESS_MANAGEMENT/user/${member.username}`);
    const change = ({ uuid }: UploadedProject, text: string) =>
      member.patch(`/api/v1/project/${uuid}`, { description: text });
    expect((await change(theirs, 'All')).status).toBe(403);
    expect((await change(mine, 'All')).status).toBe(200);
    await setAccessControl(server, false);
    expect((await change(theirs, 'Off')).status).toBe(403);
    expect((await change(mine, 'Off')).status).toBe(200);
    await setAccessControl(server, true);
  });

  it('is said where it is refused, in words of our own API', async () => {
    await limit(team, 'VULNERABILITY_ANALYSIS');
    const [, component, vulnerability] = (await firstRef(theirs)).split(':');
    const path = `${own}/project/${theirs.uuid}/findings/${component}/${vulnerability}/decision`;
    const answer = await member.post(path, { isSuppressed: true });
    expect(answer.status).toBe(404);
    const { body: self } = await server.asAdmin.get<{ name: string }>(`/api/v1/team/${team.team.uuid}`);
    expect(answer.text).toContain(`only for the projects of \\"${self.name}\\"`);
  });
});

describe('a bulk change', () => {
  const decide = async (client: TestClient, selection: object) => {
    const body = { selection, isSuppressed: true };
    const started = await client.post<{ token: string; total: number }>(
      `${own}/findings/decisions?everyRecord=true`,
      body,
    );
    await server.runJobs();
    return { ...started, token: started.body.token };
  };

  it('leaves findings of other projects alone, whether they are named or a filter shows them', async () => {
    await limit(team, 'VULNERABILITY_ANALYSIS', 'VIEW_VULNERABILITY');
    const ids = [await firstRef(mine), await firstRef(theirs)];
    const named = await decide(member, { kind: 'ids', ids });
    const { body } = await member.get<BulkReport>(`${own}/bulk/${named.token}`);
    expect(body).toMatchObject({ done: 1, skipped: 1, reasons: [{ reason: 'not_found' }] });
    expect([await suppressed(mine), await suppressed(theirs)]).toEqual([1, 0]);
    await decide(member, { kind: 'filter' });
    expect(await suppressed(mine)).toBe((await findingsOf(mine)).length);
    expect(await suppressed(theirs)).toBe(0);
    expect((await member.post(`${own}/bulk/${named.token}/undo`)).status).toBe(202);
    await server.runJobs();
    expect(await suppressed(mine)).toBe((await findingsOf(mine)).length - 1);
  });

  it('asks again with every batch: what was limited since reaches no more', async () => {
    for (const permission of ['VULNERABILITY_ANALYSIS', 'VIEW_VULNERABILITY'] as const)
      await server.asAdmin.post(`/api/v1/permission/${permission}/team/${team.team.uuid}`);
    const ids = [await firstRef(mine), await firstRef(theirs)];
    const started = await member.post<{ token: string }>(`${own}/findings/decisions`, {
      selection: { kind: 'ids', ids },
      isSuppressed: true,
    });
    await limit(team, 'VULNERABILITY_ANALYSIS');
    await server.runJobs();
    const path = `${own}/bulk/${started.body.token}`;
    expect((await member.get(path)).body).toMatchObject({ state: 'done', done: 1, skipped: 1 });
    expect([await suppressed(mine), await suppressed(theirs)]).toEqual([1, 0]);
    // A change made with the unlimited permission is undone as far as the permission reaches now.
    expect((await member.post(`${path}/undo`)).status).toBe(202);
    await server.runJobs();
    expect(await suppressed(mine)).toBe(0);
    await server.asAdmin.delete(`${own}/team/${team.team.uuid}/permission/VULNERABILITY_ANALYSIS`);
    expect((await member.post(`${path}/undo`)).status).toBe(403);
  });

  it('chooses by a filter only what the caller may list and decide', async () => {
    // Two permissions for the same project, of different teams.
    const other = await server.asKey();
    await join(member, other);
    await showProject(server, other, theirs);
    await limit(team, 'VULNERABILITY_ANALYSIS');
    await limit(other, 'VIEW_VULNERABILITY');
    const nothing = await decide(member, { kind: 'filter' });
    expect(nothing.body.total).toBe(0);
    await showProject(server, other, mine);
    const some = await decide(member, { kind: 'filter' });
    expect(some.body.total).toBe((await findingsOf(mine)).length);
    expect(await suppressed(theirs)).toBe(0);
  });
});

describe('an upload', () => {
  it('goes into projects of the team only', async () => {
    await limit(team, 'BOM_UPLOAD');
    for (const client of [member, team]) {
      expect((await upload(client, into(mine))).status).toBe(200);
      expect((await upload(client, into(theirs))).status).toBe(403);
      const byName = { projectName: 'Theirs', projectVersion: '1', autoCreate: true };
      expect((await upload(client, byName)).status).toBe(403);
    }
    await server.runJobs();
  });

  it('creates projects for the team, at the top or below its own, and for nobody else', async () => {
    await limit(team, 'BOM_UPLOAD', 'PROJECT_CREATION_UPLOAD');
    const create = (projectName: string, more: object = {}) =>
      upload(member, { projectName, projectVersion: '1', autoCreate: true, ...more });
    expect((await create('Top')).status).toBe(200);
    expect((await create('Child', { parentUUID: mine.uuid })).status).toBe(200);
    expect((await create('Foreign', { parentUUID: theirs.uuid })).status).toBe(403);
    await server.runJobs();
    for (const name of ['Top', 'Child']) {
      const { uuid } = await projectOf(name);
      expect(await teamsOf(uuid)).toEqual({ team: true, wide: false });
      expect((await upload(member, { project: uuid })).status).toBe(200);
    }
    expect((await server.asAdmin.get('/api/v1/project/lookup?name=Foreign&version=1')).status).toBe(404);
    await server.runJobs();
  });

  it('gives what it creates to the teams by which each of its two permissions holds', async () => {
    await limit(team, 'BOM_UPLOAD');
    await server.asAdmin.post(`/api/v1/permission/PROJECT_CREATION_UPLOAD/team/${wide.team.uuid}`);
    const target = { projectName: 'Mixed', projectVersion: '1', autoCreate: true };
    expect((await upload(member, target)).status).toBe(200);
    expect(await teamsOf((await projectOf('Mixed')).uuid)).toMatchObject({ team: true });
    await server.runJobs();
  });

  it('sets tags of a project only where the permission for that holds', async () => {
    await server.asAdmin.post(`/api/v1/permission/BOM_UPLOAD/team/${wide.team.uuid}`);
    await limit(team, 'PORTFOLIO_MANAGEMENT');
    const tagged = async (project: UploadedProject) => {
      const form = new FormData();
      form.set('project', project.uuid);
      form.set('projectTags', 'by-upload');
      form.set('bom', new Blob([JSON.stringify(workshopBom)], { type: 'application/json' }), 'bom.json');
      expect((await member.post('/api/v1/bom', form)).status).toBe(200);
      await server.runJobs();
      const { body } = await server.asAdmin.get<Project>(`/api/v1/project/${project.uuid}`);
      return (body.tags ?? []).map(({ name }) => name);
    };
    expect(await tagged(mine)).toEqual(['by-upload']);
    expect(await tagged(theirs)).not.toContain('by-upload');
  });
});

describe('a new project', () => {
  const create = (name: string, more: object = {}) =>
    member.put<Project>('/api/v1/project', { name, version: '1', ...more });

  it('belongs to the team by which its maker may make it', async () => {
    await limit(team, 'PORTFOLIO_MANAGEMENT');
    const top = await create('Made');
    expect(top.status, top.text).toBe(201);
    expect(await teamsOf(top.body.uuid)).toEqual({ team: true, wide: false });
    const child = await create('Made below', { parent: { uuid: mine.uuid } });
    expect(await teamsOf(child.body.uuid)).toEqual({ team: true, wide: false });
    expect((await create('Refused', { parent: { uuid: theirs.uuid } })).status).toBe(403);
    const changed = await member.patch(`/api/v1/project/${top.body.uuid}`, { description: 'Mine' });
    expect(changed.status).toBe(200);
    // Neither its name nor the flag takes anything from the project of others.
    await server.asAdmin.patch(`/api/v1/project/${theirs.uuid}`, { isLatest: true });
    const next = await member.put('/api/v1/project', { name: 'Theirs', version: '2', isLatest: true });
    expect(next.status).toBe(403);
  });

  it('needs its team named where there are several', async () => {
    const other = await server.asKey();
    await join(member, other);
    for (const one of [team, other]) await limit(one, 'PORTFOLIO_MANAGEMENT');
    const unnamed = await create('Whose');
    expect(unnamed.status).toBe(400);
    expect(unnamed.headers.get('content-type')).toContain('application/problem+json');
    expect(unnamed.text).toContain('Choose one of them (accessTeams)');
    const named = await create('Whose', { accessTeams: [{ uuid: team.team.uuid }] });
    expect(named.status, named.text).toBe(201);
    expect(await teamsOf(named.body.uuid)).toEqual({ team: true, wide: false });
    // One that is below a project, or comes of it, is for the teams that have that.
    const child = await create('Whose child', { parent: { uuid: mine.uuid } });
    expect(await teamsOf(child.body.uuid)).toEqual({ team: true, wide: false });
    const clone = await member.put('/api/v1/project/clone', { project: mine.uuid, version: 'clone' });
    expect(clone.status).toBe(200);
    await server.runJobs();
    const { body } = await server.asAdmin.get<Project>('/api/v1/project/lookup?name=Mine&version=clone');
    expect(await teamsOf(body.uuid)).toEqual({ team: true, wide: false });
  });
});

describe('what a limited permission shows', () => {
  it('is of the projects of the team, in lists, reports, comparisons, and counts', async () => {
    await limit(team, 'VIEW_VULNERABILITY', 'VIEW_POLICY_VIOLATION');
    const listed = await member.get<{ project: { uuid: string } }[]>(`${own}/findings?pageSize=100`);
    expect(new Set(listed.body.map(({ project }) => project.uuid))).toEqual(new Set([mine.uuid]));
    const violations = await member.get<{ project: { uuid: string } }[]>('/api/v1/violation?pageSize=100');
    expect(new Set(violations.body.map(({ project }) => project.uuid))).toEqual(new Set([mine.uuid]));
    expect((await member.get(`/api/v1/finding/project/${mine.uuid}`)).status).toBe(200);
    expect((await member.get(`/api/v1/finding/project/${theirs.uuid}`)).status).toBe(403);
    const report = async ({ uuid }: UploadedProject) =>
      (await member.get<ProjectReport>(`${own}/project/${uuid}/report/data`)).body;
    expect(await report(mine)).toMatchObject({ vulnerabilities: {}, violations: {} });
    const closed = await report(theirs);
    expect(closed.project.name).toBe('Theirs');
    for (const part of ['vulnerabilities', 'analyses', 'violations']) expect(closed).not.toHaveProperty(part);
    const query = `from=${mine.uuid}&to=${theirs.uuid}`;
    const compared = await member.get<Comparison>(`${own}/comparison?${query}`);
    expect([compared.body.findings, compared.body.violations]).toEqual([undefined, undefined]);
    expect((await member.get(`${own}/comparison/findings?${query}`)).status).toBe(404);
    await showProject(server, team, theirs);
    const both = await member.get<Comparison>(`${own}/comparison?${query}`);
    expect(both.body).toMatchObject({ findings: {}, violations: {} });
  });

  it('counts violations of a policy in the projects of the team', async () => {
    await limit(team, 'VIEW_POLICY_VIOLATION');
    await server.asAdmin.post(`/api/v1/permission/POLICY_MANAGEMENT/user/${member.username}`);
    const { body } = await member.get<PolicySummary[]>(`${own}/policies`);
    expect(body.map(({ projects }) => projects)).toEqual([1]);
  });

  it('is a badge of a project of the team', async () => {
    await limit(team, 'VIEW_BADGES');
    const key = createClient(server.url, { 'x-api-key': team.key });
    const badge = ({ uuid }: UploadedProject) => key.get(`/api/v1/badge/vulns/project/${uuid}`);
    expect((await badge(mine)).status).toBe(200);
    expect((await member.get(`/api/v1/badge/vulns/project/${theirs.uuid}`)).status).toBe(403);
    expect((await member.get(`/api/v1/badge/vulns/project/${mine.uuid}`)).status).toBe(200);
  });

  it('opens nothing without its permission', async () => {
    await limit(team, 'VIEW_VULNERABILITY');
    expect((await member.get(`/api/v1/violation/project/${mine.uuid}`)).status).toBe(403);
    expect((await upload(member, into(mine))).status).toBe(403);
  });
});

describe('accounts of other kinds', () => {
  it('hold it by membership: service accounts and their keys', async () => {
    await limit(team, 'BOM_UPLOAD');
    const name = `pipeline-${member.username}`;
    await server.asAdmin.put(`${own}/service-account`, { name });
    for (const one of [team, wide])
      await server.asAdmin.put(`${own}/service-account/${name}/team/${one.team.uuid}`);
    const { body } = await server.asAdmin.put<{ key: string }>(`${own}/service-account/${name}/api-key`, {});
    const account = createClient(server.url, { 'x-api-key': body.key });
    expect((await upload(account, into(mine))).status).toBe(200);
    expect((await upload(account, into(theirs))).status).toBe(403);
    await server.runJobs();
  });
});

describe('what a subscription sends', () => {
  it('is about projects for which its owner may see that', async () => {
    await limit(team, 'VIEW_VULNERABILITY');
    const named = ({ uuid }: UploadedProject) => ({ uuid, name: 'Any', version: '1' });
    const told = (group: 'NEW_VULNERABILITY' | 'POLICY_VIOLATION', about: UploadedProject) => {
      const { subject } = sampleOf('NEW_VULNERABILITY', new Date());
      if (subject?.kind !== 'vulnerability') throw new Error('The sample is about something else');
      const component = { ...subject.component, project: named(about) };
      const all = { ...subject, component, affectedProjects: [mine, theirs].map(named) };
      const message = { event_group: group, subject: all, is_test: false };
      return subjectForOwner(server.context, member.userId, message);
    };
    expect(await told('NEW_VULNERABILITY', mine)).toMatchObject({ affectedProjects: [{ uuid: mine.uuid }] });
    expect(await told('NEW_VULNERABILITY', theirs)).toBeUndefined();
    expect(await told('POLICY_VIOLATION', mine)).toBeUndefined();
    const { body } = await member.get<SubscriptionChoices>(`${own}/notification/subscription-choices`);
    expect(body.groups).toContain('NEW_VULNERABILITY');
    expect(body.groups).not.toContain('POLICY_VIOLATION');
  });
});
