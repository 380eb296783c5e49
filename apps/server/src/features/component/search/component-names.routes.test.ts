import type { ComponentName } from '@waybill/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type KeyClient, startTestServer, type TestServer } from '../../../../test/server.ts';

describe('names of components', () => {
  let server: TestServer;
  let manager: KeyClient;
  beforeAll(async () => {
    server = await startTestServer();
    manager = await server.asKey('VIEW_PORTFOLIO', 'PORTFOLIO_MANAGEMENT', 'ACCESS_MANAGEMENT');
    const { body: project } = await manager.put<{ uuid: string }>('/api/v1/project', { name: 'shop' });
    for (const [group, name, version] of [
      [undefined, 'log', '1'],
      [undefined, 'log', '2'],
      ['org.acme', 'Logback', '1'],
      [undefined, 'catalog_100%', '1'],
    ]) {
      const body = { group, name, version, classifier: 'LIBRARY' };
      const added = await manager.put(`/api/v1/component/project/${project.uuid}`, body);
      if (added.status !== 201) throw new Error(added.text);
    }
  });
  afterAll(() => server.close());

  const find = async (text: string, client: Pick<KeyClient, 'get'> = manager) => {
    const query = new URLSearchParams({ searchText: text });
    return (await client.get<ComponentName[]>(`/api/waybill/v1/components/names?${query}`)).body;
  };

  it('come once each, the same before those that begin with it and those that contain it', async () => {
    expect(await find(' LOG ')).toEqual([
      { name: 'log' },
      { group: 'org.acme', name: 'Logback' },
      { name: 'catalog_100%' },
    ]);
  });

  it('of fewer than three letters begin with them', async () => {
    expect(await find('lo')).toEqual([{ name: 'log' }, { group: 'org.acme', name: 'Logback' }]);
  });

  it('are looked for letter by letter', async () => {
    expect(await find('_100%')).toEqual([{ name: 'catalog_100%' }]);
    expect(await find('%%%')).toEqual([]);
    expect(await find(' ')).toEqual([]);
    expect((await manager.get('/api/waybill/v1/components/names')).status).toBe(400);
  });

  it('are hidden with the projects that have them', async () => {
    const stranger = await server.asKey('VIEW_PORTFOLIO');
    await server.asAdmin.post('/api/v1/configProperty', {
      groupName: 'access-management',
      propertyName: 'acl.enabled',
      propertyValue: 'true',
    });
    expect(await find('log', stranger)).toEqual([]);
    expect((await server.asNobody.get('/api/waybill/v1/components/names?searchText=log')).status).toBe(401);
  });
});
