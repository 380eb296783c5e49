import type { BulkReport, BulkStarted, Policy, Project, ProjectDeletionPreview } from '@waybill/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setAccessControl, showProject } from '../../../test/audit-world.ts';
import type { KeyClient } from '../../../test/server.ts';
import { type ProjectWorld, startProjectWorld, uniqueName } from './project.fixtures.ts';

/** Acts of a caller who sees some projects of a tree: what they do not see stays as it is, and no answer tells of it. */
let world: ProjectWorld;
let caller: KeyClient;

beforeAll(async () => {
  world = await startProjectWorld();
  caller = await world.server.asKey('VIEW_PORTFOLIO', 'PORTFOLIO_MANAGEMENT', 'POLICY_MANAGEMENT');
});
afterAll(() => world.close());

const sentence = 'This change would reach beyond what you have access to.';
const own = '/api/waybill/v1/project';
const ids = (...projects: Project[]) => ({
  selection: { kind: 'ids', ids: projects.map(({ uuid }) => uuid) },
});

const hide = (body: object = {}) => world.create({ name: uniqueName(), ...body });
const hideBelow = (parent: Project, body: object = {}) => hide({ parent: { uuid: parent.uuid }, ...body });

async function show(body: object = {}): Promise<Project> {
  const project = await hide(body);
  await showProject(world.server, caller, { uuid: project.uuid, components: {} });
  return project;
}

const showBelow = (parent: Project, body: object = {}) => show({ parent: { uuid: parent.uuid }, ...body });

/** The caller's answer, and the portfolio as a user with full access sees it. */
async function withAccessControl<T>(act: () => Promise<T>): Promise<T> {
  await setAccessControl(world.server, true);
  try {
    return await act();
  } finally {
    await setAccessControl(world.server, false);
  }
}

const asked = <T = unknown>(act: () => ReturnType<KeyClient['get']>) =>
  withAccessControl(async () => {
    const { status, body, text } = await act();
    return { status, body: body as T, text };
  });

const inBulk = (path: string, body: object) =>
  withAccessControl(async () => {
    const started = await caller.post<BulkStarted>(`${own}/${path}`, body);
    expect(started.status, started.text).toBe(202);
    await world.server.runJobs();
    const { body: report } = await caller.get<BulkReport>(`/api/waybill/v1/bulk/${started.body.token}`);
    expect(report.state).toBe('done');
    return report;
  });

const reasonsOf = ({ reasons }: BulkReport) =>
  reasons.map(({ reason, items }) => [reason, items.map(({ id }) => id)]);
const exists = async ({ uuid }: Project) =>
  (await world.manager.get(`/api/v1/project/${uuid}`)).status === 200;
const parentOf = async ({ uuid }: Project) => (await world.read(uuid)).parent?.uuid;

describe('deleting a project above hidden ones', () => {
  it('is refused, and nothing goes', async () => {
    const root = await show();
    const child = await showBelow(root);
    const hidden = await hideBelow(child);
    const refused = await asked(() => caller.delete(`/api/v1/project/${root.uuid}`));
    expect([refused.status, refused.text]).toEqual([403, sentence]);
    for (const project of [root, child, hidden]) expect(await exists(project)).toBe(true);
  });

  it('is refused for all projects of a batch, with a reason for each that is out of reach', async () => {
    const [root, plain] = [await show(), await show()];
    const hidden = await hideBelow(root);
    const uuids = [root.uuid, plain.uuid];
    const refused = await asked<{ errors: object }>(() => caller.post('/api/v1/project/batchDelete', uuids));
    expect(refused.status).toBe(400);
    expect(refused.body.errors).toEqual({ [root.uuid]: sentence });
    expect(refused.text).not.toContain(hidden.uuid);
    for (const project of [root, plain, hidden]) expect(await exists(project)).toBe(true);
  });

  it('is left out in bulk, as the preview says', async () => {
    const [root, plain] = [await show(), await show()];
    const visible = await showBelow(root);
    const hidden = await hideBelow(root);
    const below = await showBelow(plain);
    const preview = await asked<ProjectDeletionPreview>(() =>
      caller.post(`${own}/deletion/preview`, ids(root, plain)),
    );
    expect(preview.body).toMatchObject({ projects: 1, below: 1, refused: 1 });
    const report = await inBulk('deletion', ids(root, plain));
    expect([report.done, reasonsOf(report)]).toEqual([1, [['beyond_access', [root.uuid]]]]);
    for (const project of [root, visible, hidden]) expect(await exists(project)).toBe(true);
    for (const project of [plain, below]) expect(await exists(project)).toBe(false);
  });

  it('still takes what the caller sees below, whoever sees it as well', async () => {
    const root = await show();
    const child = await showBelow(root);
    const answer = await asked(() => caller.delete(`/api/v1/project/${root.uuid}`));
    expect(answer.status).toBe(204);
    expect(await exists(child)).toBe(false);
  });
});

describe('moving a project', () => {
  it('is refused above hidden ones, which would go along', async () => {
    const [root, target] = [await show(), await show()];
    await hideBelow(root, { active: false });
    const path = `/api/v1/project/${root.uuid}`;
    const parent = { uuid: target.uuid };
    const patched = await asked(() => caller.patch(path, { parent }));
    expect([patched.status, patched.text]).toEqual([403, sentence]);
    const body = { uuid: root.uuid, name: root.name, parent };
    expect((await asked(() => caller.post('/api/v1/project', body))).status).toBe(403);
    const report = await inBulk('parent', { ...ids(root), parent: target.uuid });
    expect(reasonsOf(report)).toEqual([['beyond_access', [root.uuid]]]);
    expect(await parentOf(root)).toBeUndefined();
  });

  it('is refused below a project that is reached only through a hidden one, as any other move', async () => {
    const root = await show();
    const target = await showBelow(await hideBelow(root));
    const parent = { uuid: target.uuid };
    const refused = await asked(() => caller.patch(`/api/v1/project/${root.uuid}`, { parent }));
    expect([refused.status, refused.text]).toEqual([403, sentence]);
  });

  it('is refused away from a hidden parent, of which it is a part', async () => {
    const [hidden, target] = [await hide(), await show()];
    const child = await showBelow(hidden);
    const parent = { uuid: target.uuid };
    const refused = await asked(() => caller.patch(`/api/v1/project/${child.uuid}`, { parent }));
    expect([refused.status, refused.text]).toEqual([403, sentence]);
    for (const body of [{ parent: target.uuid }, {}]) {
      const report = await inBulk('parent', { ...ids(child), ...body });
      expect(reasonsOf(report)).toEqual([['beyond_access', [child.uuid]]]);
    }
    expect(await parentOf(child)).toBe(hidden.uuid);
  });

  it('does not happen when a project is replaced as the caller has read it', async () => {
    const hidden = await hide();
    const child = await showBelow(hidden);
    const read = await asked<Project>(() => caller.get(`/api/v1/project/${child.uuid}`));
    expect(read.body.parent).toBeUndefined();
    const body = { ...read.body, description: 'Changed' };
    const replaced = await asked<Project>(() => caller.post('/api/v1/project', body));
    expect([replaced.status, replaced.body.description]).toEqual([200, 'Changed']);
    expect(await parentOf(child)).toBe(hidden.uuid);
  });
});

describe('deactivating a project above hidden ones', () => {
  it.each([true, false])('is refused alike whether they are active: %s', async (active) => {
    const root = await show();
    await hideBelow(root, { active });
    const path = `/api/v1/project/${root.uuid}`;
    const refused = await asked(() => caller.patch(path, { active: false }));
    expect([refused.status, refused.text]).toEqual([403, sentence]);
    const body = { uuid: root.uuid, name: root.name, active: false };
    expect((await asked(() => caller.post('/api/v1/project', body))).status).toBe(403);
    const report = await inBulk('activation', { ...ids(root), active: false });
    expect(reasonsOf(report)).toEqual([['beyond_access', [root.uuid]]]);
    expect((await world.read(root.uuid)).active).toBe(true);
  });
});

describe('making a version of a project', () => {
  it('is refused below a hidden parent', async () => {
    const child = await showBelow(await hide());
    const body = { project: child.uuid, version: '2' };
    const refused = await asked(() => caller.put('/api/v1/project/clone', body));
    expect([refused.status, refused.text]).toEqual([403, sentence]);
    const query = new URLSearchParams({ name: child.name, version: '2' });
    expect((await world.manager.get(`/api/v1/project/lookup?${query}`)).status).toBe(404);
  });

  it('never takes the flag of the latest version from a hidden one', async () => {
    const name = uniqueName();
    const hidden = await hide({ name, version: '1', isLatest: true });
    const seen = await show({ name, version: '2' });
    const acts = [
      () => caller.patch(`/api/v1/project/${seen.uuid}`, { isLatest: true }),
      () => caller.post('/api/v1/project', { uuid: seen.uuid, name, version: '2', isLatest: true }),
      () => caller.put('/api/v1/project', { name, version: '3', isLatest: true }),
      () => caller.put('/api/v1/project/clone', { project: seen.uuid, version: '4', makeCloneLatest: true }),
    ];
    for (const act of acts) expect((await asked(act)).status).toBe(403);
    expect((await world.read(hidden.uuid)).isLatest).toBe(true);
  });
});

describe('a policy that reaches below its projects', () => {
  const create = async (includeChildren: boolean) => {
    const made = await caller.put<Policy>('/api/v1/policy', { name: uniqueName() });
    expect(made.status, made.text).toBe(201);
    const { uuid, name } = made.body;
    const body = { uuid, name, includeChildren };
    expect((await caller.post('/api/v1/policy', body)).status).toBe(200);
    return body;
  };
  const limit = ({ uuid }: { uuid: string }, project: Project) =>
    `/api/v1/policy/${uuid}/project/${project.uuid}`;

  it('is not limited to a project above hidden ones, and not taken from it', async () => {
    const root = await show();
    await hideBelow(root);
    const policy = await create(true);
    const refused = await asked(() => caller.post(limit(policy, root)));
    expect([refused.status, refused.text]).toEqual([403, sentence]);
    await world.server.asAdmin.post(limit(policy, root));
    expect((await asked(() => caller.delete(limit(policy, root)))).status).toBe(403);
  });

  it('is not made to reach there afterwards either', async () => {
    const root = await show();
    await hideBelow(root);
    const policy = await create(false);
    expect((await asked(() => caller.post(limit(policy, root)))).status).toBe(200);
    const body = { ...policy, includeChildren: true };
    const refused = await asked(() => caller.post('/api/v1/policy', body));
    expect([refused.status, refused.text]).toEqual([403, sentence]);
    const renamed = { ...policy, name: uniqueName() };
    expect((await asked(() => caller.post('/api/v1/policy', renamed))).status).toBe(200);
  });

  it('is limited to a project that the caller sees with all below it', async () => {
    const root = await show();
    await showBelow(root);
    expect((await asked(async () => caller.post(limit(await create(true), root)))).status).toBe(200);
  });
});
