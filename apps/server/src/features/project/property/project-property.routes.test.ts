import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ProjectWorld, startProjectWorld, uniqueName } from '../project.fixtures.ts';

let manager: ProjectWorld['manager'];
let create: ProjectWorld['create'];
let close: ProjectWorld['close'];

beforeAll(async () => {
  ({ manager, create, close } = await startProjectWorld());
});
afterAll(() => close());

describe('project properties', () => {
  it('adds, changes, hides secrets and deletes', async () => {
    const { uuid } = await create({ name: uniqueName() });
    const path = `/api/v1/project/${uuid}/property`;
    const key = { groupName: 'g', propertyName: 'n' };
    const added = await manager.put(path, { ...key, propertyValue: ' v ', propertyType: 'STRING' });
    expect(added.status).toBe(201);
    expect(added.body).toEqual({ ...key, propertyValue: 'v', propertyType: 'STRING' });
    expect((await manager.put(path, { ...key, propertyType: 'STRING' })).status).toBe(409);
    const secret = {
      groupName: 'g',
      propertyName: 's',
      propertyValue: 'top',
      propertyType: 'ENCRYPTEDSTRING',
    };
    await manager.put(path, secret);
    const number = { groupName: 'g', propertyName: 'i', propertyValue: 'x', propertyType: 'INTEGER' };
    await manager.put(path, number);
    expect((await manager.get(path)).body).toEqual([
      { groupName: 'g', propertyName: 'i', propertyType: 'INTEGER' },
      { ...key, propertyValue: 'v', propertyType: 'STRING' },
      { ...secret, propertyValue: 'HiddenDecryptedPropertyPlaceholder' },
    ]);
    expect((await manager.post(path, { ...key, propertyValue: 'w' })).body).toMatchObject({
      propertyValue: 'w',
    });
    expect((await manager.post(path, { ...number, propertyValue: 'x' })).status).toBe(400);
    expect((await manager.delete(path, key)).status).toBe(204);
    expect((await manager.delete(path, key)).status).toBe(404);
  });
});
