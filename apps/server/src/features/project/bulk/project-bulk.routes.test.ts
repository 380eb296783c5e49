import type { BulkReport, BulkStarted, Project, ProjectDeletionPreview } from '@waybill/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setAccessControl } from '../../../../test/audit-world.ts';
import type { TestClient } from '../../../../test/client.ts';
import { newUuid } from '../../../db/uuid.ts';
import { type ProjectWorld, startProjectWorld, uniqueName } from '../project.fixtures.ts';

let world: ProjectWorld;
beforeAll(async () => {
  world = await startProjectWorld();
});
afterAll(() => world.close());

const base = '/api/waybill/v1/project';
const ids = (...projects: { uuid: string }[]) => ({
  selection: { kind: 'ids', ids: projects.map(({ uuid }) => uuid) },
});
const byFilter = (...excluded: { uuid: string }[]) => ({
  selection: { kind: 'filter', excluded: excluded.map(({ uuid }) => uuid) },
});
const create = (body: object = {}) => world.create({ name: uniqueName(), ...body });
const below = (parent: Project, body: object = {}) => create({ parent: { uuid: parent.uuid }, ...body });
const tagsOf = async ({ uuid }: Project) => (await world.read(uuid)).tags.map(({ name }) => name);
const parentOf = async ({ uuid }: Project) => (await world.read(uuid)).parent?.uuid;

async function run(path: string, body: object, client: TestClient = world.manager): Promise<BulkReport> {
  const answer = await client.post<BulkStarted>(`${base}/${path}`, body);
  expect(answer.status, answer.text).toBe(202);
  return finish(answer.body, client);
}

async function finish({ token }: BulkStarted, client: TestClient = world.manager): Promise<BulkReport> {
  await world.server.runJobs();
  const { body } = await client.get<BulkReport>(`/api/waybill/v1/bulk/${token}`);
  expect(body.state).toBe('done');
  return body;
}

async function undo({ token }: BulkReport): Promise<BulkReport> {
  const answer = await world.manager.post<BulkStarted>(`/api/waybill/v1/bulk/${token}/undo`);
  expect(answer.status, answer.text).toBe(202);
  return finish(answer.body);
}

const reasonsOf = ({ reasons }: BulkReport) => reasons.map(({ reason, count }) => [reason, count]);

describe('tags of many projects', () => {
  it('are added and removed; those that have them already are left alone, and all of it is taken back', async () => {
    const [plain, tagged, both] = [
      await create({ tags: [{ name: 'old' }] }),
      await create({ tags: [{ name: 'new' }] }),
      await create({ tags: [{ name: 'new' }, { name: 'old' }, { name: 'kept' }] }),
    ];
    const body = { ...ids(plain, tagged, both), add: ['New '], remove: ['old'] };
    const report = await run('tags', body);
    expect([report.done, report.skipped, report.canUndo]).toEqual([2, 1, true]);
    expect(report.reasons).toMatchObject([
      { reason: 'unchanged', items: [{ id: tagged.uuid, label: tagged.name }] },
    ]);
    expect(await tagsOf(plain)).toEqual(['new']);
    expect(await tagsOf(both)).toEqual(['kept', 'new']);
    expect(await undo(report)).toMatchObject({ done: 2, skipped: 0 });
    expect(await tagsOf(plain)).toEqual(['old']);
    expect(await tagsOf(tagged)).toEqual(['new']);
    expect(await tagsOf(both)).toEqual(['kept', 'new', 'old']);
  });

  it('are not taken back where somebody has changed them since', async () => {
    const [one, other] = [await create(), await create()];
    const report = await run('tags', { ...ids(one, other), add: ['mine'] });
    await world.manager.patch(`/api/v1/project/${one.uuid}`, { tags: [{ name: 'theirs' }] });
    const back = await undo(report);
    expect([back.done, reasonsOf(back)]).toEqual([1, [['changed_since', 1]]]);
    expect(await tagsOf(one)).toEqual(['theirs']);
    expect(await tagsOf(other)).toEqual([]);
  });

  it('go to all that the filter shows, but for those that are excluded', async () => {
    const name = uniqueName();
    const [first, second, inactive] = [
      await create({ name: `${name}-a` }),
      await create({ name: `${name}-b` }),
      await create({ name: `${name}-c`, active: false }),
    ];
    const query = `?searchText=${name}&excludeInactive=true`;
    const report = await run(`tags${query}`, { ...byFilter(second), add: ['found'] });
    expect(report.total).toBe(1);
    expect(await tagsOf(first)).toEqual(['found']);
    expect([await tagsOf(second), await tagsOf(inactive)]).toEqual([[], []]);
  });

  it('are refused without a tag, with one on both sides, or for ids that are none', async () => {
    const project = await create();
    const ask = (body: object) => world.manager.post(`${base}/tags`, body);
    expect((await ask(ids(project))).status).toBe(400);
    expect((await ask({ ...ids(project), add: ['a'], remove: ['A'] })).status).toBe(400);
    expect((await ask({ ...ids({ uuid: 'x' }), add: ['a'] })).status).toBe(400);
    expect((await ask({ selection: { kind: 'ids', ids: [] }, add: ['a'] })).status).toBe(400);
    expect((await ask({ add: ['a'] })).status).toBe(400);
  });
});

describe('activation of many projects', () => {
  it('takes a whole tree at once, but no project above one that stays active', async () => {
    const root = await create();
    const child = await below(root);
    const other = await create();
    const stays = await below(other);
    // The parents first: what is below is done before all the same.
    const report = await run('activation', { ...ids(root, child, other), active: false });
    expect([report.done, reasonsOf(report)]).toEqual([2, [['active_children', 1]]]);
    const isActive = async (project: Project) => (await world.read(project.uuid)).active;
    expect([await isActive(root), await isActive(child)]).toEqual([false, false]);
    expect([await isActive(other), await isActive(stays)]).toEqual([true, true]);
    await world.manager.patch(`/api/v1/project/${child.uuid}`, { active: true });
    const back = await undo(report);
    expect([back.done, reasonsOf(back)]).toEqual([1, [['changed_since', 1]]]);
    expect(await isActive(root)).toBe(true);
  });
});

describe('moving many projects', () => {
  it('puts them below another one and back, and none below itself', async () => {
    const [parent, one, two, before] = [await create(), await create(), await create(), await create()];
    const inside = await below(before);
    const report = await run('parent', { ...ids(one, inside, parent), parent: parent.uuid });
    expect([report.done, reasonsOf(report)]).toEqual([2, [['parent_below', 1]]]);
    expect([await parentOf(one), await parentOf(inside)]).toEqual([parent.uuid, parent.uuid]);
    // Moved on by somebody else.
    await world.manager.patch(`/api/v1/project/${one.uuid}`, { parent: { uuid: two.uuid } });
    const back = await undo(report);
    expect([back.done, reasonsOf(back)]).toEqual([1, [['changed_since', 1]]]);
    expect([await parentOf(one), await parentOf(inside)]).toEqual([two.uuid, before.uuid]);
  });

  it('goes to the top, and never makes a circle when it is taken back', async () => {
    const root = await create();
    const child = await below(root);
    const report = await run('parent', ids(child));
    expect(report.done).toBe(1);
    expect(await parentOf(child)).toBeUndefined();
    await world.manager.patch(`/api/v1/project/${root.uuid}`, { parent: { uuid: child.uuid } });
    expect(reasonsOf(await undo(report))).toEqual([['parent_below', 1]]);
    expect(await parentOf(child)).toBeUndefined();
  });

  it('is refused below an inactive project and one that is not there', async () => {
    const [project, inactive] = [await create(), await create({ active: false })];
    const ask = (parent: string) => world.manager.post(`${base}/parent`, { ...ids(project), parent });
    expect((await ask(inactive.uuid)).status).toBe(409);
    expect((await ask(newUuid())).status).toBe(404);
    expect((await ask('x')).status).toBe(400);
  });

  it('leaves everything alone when the new parent has gone since', async () => {
    const [project, parent] = [await create(), await create()];
    const answer = await world.manager.post<BulkStarted>(`${base}/parent`, {
      ...ids(project),
      parent: parent.uuid,
    });
    await world.manager.delete(`/api/v1/project/${parent.uuid}`);
    expect(reasonsOf(await finish(answer.body))).toEqual([['parent_unusable', 1]]);
    expect(await parentOf(project)).toBeUndefined();
  });
});

describe('deleting many projects', () => {
  it('says before what goes, takes what is below, and cannot be undone', async () => {
    const root = await create();
    const child = await below(root);
    const other = await create();
    const gone = newUuid();
    const body = ids(root, other, { uuid: gone });
    const preview = await world.manager.post<ProjectDeletionPreview>(`${base}/deletion/preview`, body);
    expect(preview.body).toEqual({
      projects: 2,
      refused: 0,
      below: 1,
      components: 0,
      findings: 0,
      analyses: 0,
      services: 0,
    });
    const report = await run('deletion', body);
    expect([report.done, report.canUndo]).toEqual([2, false]);
    expect(report.reasons).toEqual([{ reason: 'not_found', count: 1, items: [{ id: gone }] }]);
    for (const { uuid } of [root, child, other])
      expect((await world.manager.get(`/api/v1/project/${uuid}`)).status).toBe(404);
  });

  it('counts a parent and its child as two that were deleted', async () => {
    const root = await create();
    const child = await below(root);
    const report = await run('deletion', ids(root, child));
    expect([report.done, report.skipped]).toEqual([2, 0]);
  });
});

describe('whoever changes many projects', () => {
  const calls: [path: string, body: object][] = [
    ['tags', { add: ['a'] }],
    ['activation', { active: false }],
    ['parent', {}],
    ['deletion', {}],
    ['deletion/preview', {}],
  ];

  it.each(calls)('needs the permission for %s', async (path, body) => {
    const project = await create();
    const viewer = await world.server.asKey('VIEW_PORTFOLIO', 'BOM_UPLOAD');
    expect((await viewer.post(`${base}/${path}`, { ...ids(project), ...body })).status).toBe(403);
    // By a filter also that of the list.
    const blind = await world.server.asKey('PORTFOLIO_MANAGEMENT');
    expect((await blind.post(`${base}/${path}?tag=none`, { ...byFilter(), ...body })).status).toBe(403);
  });

  it('reaches no project out of sight, and learns nothing of it', async () => {
    const [hidden, seen] = [await create(), await create()];
    const caller = await world.server.asKey('VIEW_PORTFOLIO', 'PORTFOLIO_MANAGEMENT');
    await world.server.asAdmin.put('/api/v1/acl/mapping', { team: caller.team.uuid, project: seen.uuid });
    await setAccessControl(world.server, true);
    try {
      for (const [path, body] of calls.slice(0, 3)) {
        const report = await run(path, { ...ids(hidden), ...body }, caller);
        expect(report.reasons).toEqual([{ reason: 'not_found', count: 1, items: [{ id: hidden.uuid }] }]);
      }
      const preview = await caller.post(`${base}/deletion/preview`, ids(hidden, seen));
      expect(preview.body).toMatchObject({ projects: 1 });
      const deleted = await run('deletion', byFilter(), caller);
      expect([deleted.total, deleted.done]).toEqual([1, 1]);
    } finally {
      await setAccessControl(world.server, false);
    }
    expect((await world.read(hidden.uuid)).active).toBe(true);
  });
});
