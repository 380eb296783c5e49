import type { Project } from '@waybill/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setAccessControl } from '../../../test/audit-world.ts';
import { newUuid } from '../../db/uuid.ts';
import { type ProjectWorld, startProjectWorld, uniqueName } from './project.fixtures.ts';

let server: ProjectWorld['server'];
let manager: ProjectWorld['manager'];
let create: ProjectWorld['create'];
let read: ProjectWorld['read'];
let close: ProjectWorld['close'];

beforeAll(async () => {
  ({ server, manager, create, read, close } = await startProjectWorld());
});
afterAll(() => close());

describe('GET /project/{uuid}', () => {
  it('shows parent, children, versions and metadata', async () => {
    const name = uniqueName();
    const parent = await create({ name: uniqueName() });
    const project = await create({ name, version: '1', parent: { uuid: parent.uuid } });
    const other = await create({ name, version: '2', active: false });
    const child = await create({ name: uniqueName(), parent: { uuid: project.uuid } });
    const body = await read(project.uuid);
    expect(body.parent).toEqual({ uuid: parent.uuid, name: parent.name });
    expect(body.children?.map((item) => item.uuid)).toEqual([child.uuid]);
    expect(body.versions).toEqual([
      { uuid: other.uuid, version: '2', active: false },
      { uuid: project.uuid, version: '1', active: true },
    ]);
  });

  it('tells a malformed uuid from an unknown one', async () => {
    const malformed = await manager.get<{ path: string }[]>('/api/v1/project/nonsense');
    expect(malformed.status).toBe(400);
    expect(malformed.body).toMatchObject([{ message: 'Invalid UUID', invalidValue: 'nonsense' }]);
    expect((await manager.get(`/api/v1/project/${newUuid()}`)).status).toBe(404);
  });

  it('finds a project by name and version', async () => {
    const name = uniqueName();
    const plain = await create({ name });
    const versioned = await create({ name, version: '1 beta' });
    const lookup = (query: string) => manager.get<Project>(`/api/v1/project/lookup?${query}`);
    expect((await lookup(`name=${name}`)).body.uuid).toBe(plain.uuid);
    expect((await lookup(`name=${name}&version=1%20beta`)).body.uuid).toBe(versioned.uuid);
    expect((await lookup(`name=${name}&version=2`)).status).toBe(404);
    expect((await lookup('version=2')).status).toBe(404);
  });
});

describe('with portfolio access control', () => {
  it('hides other projects from lists and refuses single reads', async () => {
    const word = uniqueName();
    const hidden = await create({ name: `${word}-hidden`, version: '1', isLatest: true });
    await setAccessControl(server, true);
    try {
      const insider = await server.asKey('VIEW_PORTFOLIO', 'PORTFOLIO_MANAGEMENT');
      const mine = await insider.put<Project>('/api/v1/project', { name: `${word}-mine` });
      expect(mine.status).toBe(201);
      const everything = await server.asKey('PORTFOLIO_MANAGEMENT', 'ACCESS_MANAGEMENT');
      const child = { name: `${word}-child`, parent: { uuid: mine.body.uuid } };
      expect((await everything.put('/api/v1/project', child)).status).toBe(201);
      const list = await insider.get<Project[]>(`/api/v1/project?searchText=${word}`);
      expect(list.body.map((item) => item.uuid)).toEqual([mine.body.uuid]);
      expect(list.body[0]?.children ?? []).toEqual([]);
      expect(list.headers.get('x-total-count')).toBe('1');
      const status = async (path: string) => (await insider.get(`/api/v1/project${path}`)).status;
      expect(await status(`/${hidden.uuid}`)).toBe(403);
      expect(await status(`/${hidden.uuid}/children`)).toBe(403);
      expect(await status(`/lookup?name=${word}-hidden&version=1`)).toBe(403);
      expect(await status(`/latest/${word}-hidden`)).toBe(403);
      const put = async (body: object) => (await insider.put('/api/v1/project', body)).status;
      expect(await put({ name: `${word}-x`, parent: { uuid: hidden.uuid } })).toBe(403);
      expect(await put({ name: `${word}-hidden`, version: '2', isLatest: true })).toBe(403);
      expect((await insider.patch(`/api/v1/project/${hidden.uuid}`, { description: 'x' })).status).toBe(403);
      expect((await insider.delete(`/api/v1/project/${hidden.uuid}`)).status).toBe(403);
      const batch = await insider.post<{ errors: object }>('/api/v1/project/batchDelete', [hidden.uuid]);
      expect(batch.body.errors).toEqual({ [hidden.uuid]: 'Access denied to project' });
    } finally {
      await setAccessControl(server, false);
    }
  });
});
