import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newUuid } from '../../../db/uuid.ts';
import { type ProjectWorld, startProjectWorld, uniqueName } from '../project.fixtures.ts';

let manager: ProjectWorld['manager'];
let create: ProjectWorld['create'];
let close: ProjectWorld['close'];

beforeAll(async () => {
  ({ manager, create, close } = await startProjectWorld());
});
afterAll(() => close());

describe('deleting', () => {
  it('removes a project with everything below it', async () => {
    const root = await create({ name: uniqueName() });
    const child = await create({ name: uniqueName(), parent: { uuid: root.uuid } });
    const other = await create({ name: uniqueName() });
    expect((await manager.delete(`/api/v1/project/${root.uuid}`)).status).toBe(204);
    expect((await manager.get(`/api/v1/project/${child.uuid}`)).status).toBe(404);
    expect((await manager.get(`/api/v1/project/${other.uuid}`)).status).toBe(200);
    expect((await manager.delete(`/api/v1/project/${root.uuid}`)).status).toBe(404);
  });

  it('removes several, or none when one is unknown', async () => {
    const one = await create({ name: uniqueName() });
    const two = await create({ name: uniqueName() });
    const unknown = newUuid();
    const refused = await manager.post<{ errors: object }>('/api/v1/project/batchDelete', [
      one.uuid,
      unknown,
    ]);
    expect(refused.status).toBe(400);
    expect(refused.body.errors).toEqual({ [unknown]: 'Project not found' });
    expect((await manager.get(`/api/v1/project/${one.uuid}`)).status).toBe(200);
    expect((await manager.post('/api/v1/project/batchDelete', [one.uuid, two.uuid])).status).toBe(204);
    expect((await manager.get(`/api/v1/project/${two.uuid}`)).status).toBe(404);
    expect((await manager.post('/api/v1/project/batchDelete', [])).status).toBe(400);
    const malformed = await manager.post('/api/v1/project/batchDelete', [one.uuid, 'x']);
    expect(malformed.body).toMatchObject({ status: 400, title: 'The provided input could not be read' });
  });

  it.each(['parent first', 'child first', 'one twice'])(
    'removes a parent and its child, %s',
    async (order) => {
      const parent = await create({ name: uniqueName() });
      const child = await create({ name: uniqueName(), parent: { uuid: parent.uuid } });
      const grandchild = await create({ name: uniqueName(), parent: { uuid: child.uuid } });
      const asked = [parent.uuid, child.uuid];
      if (order === 'child first') asked.reverse();
      if (order === 'one twice') asked.push(child.uuid);
      expect((await manager.post('/api/v1/project/batchDelete', asked)).status).toBe(204);
      for (const { uuid } of [parent, child, grandchild]) {
        expect((await manager.get(`/api/v1/project/${uuid}`)).status).toBe(404);
      }
    },
  );
});
