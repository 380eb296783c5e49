import type { Project } from '@waybill/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newUuid } from '../../../db/uuid.ts';
import { type ProjectWorld, startProjectWorld, uniqueName } from '../project.fixtures.ts';

let manager: ProjectWorld['manager'];
let create: ProjectWorld['create'];
let read: ProjectWorld['read'];
let close: ProjectWorld['close'];

beforeAll(async () => {
  ({ manager, create, read, close } = await startProjectWorld());
});
afterAll(() => close());

describe('POST /project', () => {
  it('replaces every member, and clears those left out', async () => {
    const project = await create({
      name: uniqueName(),
      version: '1',
      description: 'old',
      group: 'g',
      isLatest: true,
      tags: [{ name: 'x' }],
    });
    const answer = await manager.post<Project>('/api/v1/project', {
      uuid: project.uuid,
      name: project.name,
      version: '2',
      classifier: 'LIBRARY',
    });
    expect(answer.status, answer.text).toBe(200);
    const body = await read(project.uuid);
    expect(body).toMatchObject({
      version: '2',
      classifier: 'LIBRARY',
      isLatest: false,
      active: true,
      tags: [],
    });
    expect(body).not.toHaveProperty('description');
    expect(body).not.toHaveProperty('group');
  });

  it('takes back what it has answered', async () => {
    const project = await create({ name: uniqueName(), version: '1', supplier: { name: 'ACME' } });
    const full = await read(project.uuid);
    const answer = await manager.post('/api/v1/project', { ...full, description: 'new' });
    expect(answer.status, answer.text).toBe(200);
    expect(await read(project.uuid)).toMatchObject({ supplier: { name: 'ACME' }, description: 'new' });
  });

  it('refuses names that are taken, circles and hiding active children', async () => {
    const name = uniqueName();
    const one = await create({ name, version: '1' });
    const two = await create({ name, version: '2' });
    const child = await create({ name: uniqueName(), parent: { uuid: one.uuid } });
    const post = async (body: object) => (await manager.post('/api/v1/project', body)).status;
    expect(await post({ uuid: two.uuid, name, version: '1' })).toBe(409);
    expect(await post({ uuid: one.uuid, name, version: '1', parent: { uuid: one.uuid } })).toBe(409);
    expect(await post({ uuid: one.uuid, name, version: '1', parent: { uuid: child.uuid } })).toBe(409);
    expect(await post({ uuid: one.uuid, name, version: '1', active: false })).toBe(409);
    expect(await post({ uuid: newUuid(), name, version: '9' })).toBe(404);
    expect(await post({ name, version: '9' })).toBe(404);
    expect(await post({ uuid: newUuid() })).toBe(400);
    expect(await post({ uuid: one.uuid, version: '9' })).toBe(400);
  });
});

describe('PATCH /project/{uuid}', () => {
  it('changes what was sent and leaves the rest', async () => {
    const project = await create({ name: uniqueName(), version: '1', description: 'old', isLatest: true });
    const answer = await manager.patch<Project>(`/api/v1/project/${project.uuid}`, {
      description: 'new',
      tags: [{ name: 'a' }],
    });
    expect(answer.status, answer.text).toBe(200);
    expect(answer.body).toMatchObject({ children: [], properties: [], tags: [{ name: 'a' }] });
    expect(await read(project.uuid)).toMatchObject({ version: '1', description: 'new', isLatest: true });
  });

  it('answers 304 when nothing differs', async () => {
    const project = await create({
      name: uniqueName(),
      supplier: { name: 'ACME', urls: ['u'] },
      tags: [{ name: 'a' }],
    });
    const answer = await manager.patch(`/api/v1/project/${project.uuid}`, {
      name: project.name,
      supplier: { urls: ['u'], name: 'ACME' },
      tags: [{ name: 'A' }],
      description: null,
    });
    expect(answer.status).toBe(304);
  });
});

describe('changes at the same moment', () => {
  const rounds = [1, 2, 3, 4, 5];
  const change = (project: Project, body: object) => manager.patch(`/api/v1/project/${project.uuid}`, body);

  it.each(rounds)('never make a circle of parents (%i)', async () => {
    const one = await create({ name: uniqueName() });
    const two = await create({ name: uniqueName() });
    const answers = await Promise.all([
      change(one, { parent: { uuid: two.uuid } }),
      change(two, { parent: { uuid: one.uuid } }),
    ]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
  });

  it.each(rounds)('never put an active project below an inactive one (%i)', async () => {
    const parent = await create({ name: uniqueName() });
    const child = await create({ name: uniqueName() });
    const answers = await Promise.all([
      change(parent, { active: false }),
      change(child, { parent: { uuid: parent.uuid } }),
      manager.put('/api/v1/project', { name: uniqueName(), parent: { uuid: parent.uuid } }),
    ]);
    const [hidden, ...below] = answers.map((answer) => answer.status);
    expect([200, 409]).toContain(hidden);
    expect(below).toEqual(
      hidden === 200 ? [409, 409] : expect.not.arrayContaining([expect.toSatisfy((n) => n >= 500)]),
    );
    const states = await Promise.all([parent, child].map((project) => read(project.uuid)));
    if (hidden === 200) expect(states).toMatchObject([{ active: false }, { active: true }]);
  });

  it.each(rounds)('that delete a project and put one below it leave none behind (%i)', async () => {
    const parent = await create({ name: uniqueName() });
    const name = uniqueName();
    const [removed, added] = await Promise.all([
      manager.delete(`/api/v1/project/${parent.uuid}`),
      manager.put('/api/v1/project', { name, parent: { uuid: parent.uuid } }),
    ]);
    expect(removed.status, removed.text).toBe(204);
    expect([201, 404]).toContain(added.status);
    expect((await manager.get(`/api/v1/project/lookup?name=${name}`)).status).toBe(404);
  });
});
