import type { Project, ServiceComponent } from '@waybill/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type KeyClient, startTestServer, type TestServer } from '../../../test/server.ts';
import { runSql, sql } from '../../db/database.ts';
import { newUuid } from '../../db/uuid.ts';

let server: TestServer;
let manager: KeyClient;
let project: Project;

beforeAll(async () => {
  server = await startTestServer();
  manager = await server.asKey('VIEW_PORTFOLIO', 'PORTFOLIO_MANAGEMENT');
  project = (await manager.put<Project>('/api/v1/project', { name: 'acme' })).body;
});
afterAll(() => server.close());

const add = (body: object) => manager.put<ServiceComponent>(`/api/v1/service/project/${project.uuid}`, body);

describe('services', () => {
  it('are added, read, replaced and deleted', async () => {
    const body = {
      group: 'g',
      name: ' billing ',
      version: '1',
      description: 'd',
      provider: { name: 'ACME' },
      endpoints: ['https://billing.example', ' '],
      authenticated: true,
      crossesTrustBoundary: false,
      data: [{ direction: 'BI_DIRECTIONAL', name: 'PII' }],
      externalReferences: [{ type: 'documentation', url: 'https://docs.example' }],
    };
    const added = await add(body);
    expect(added.status, added.text).toBe(201);
    const { uuid } = added.body;
    const path = `/api/v1/service/${uuid}`;
    expect((await manager.get(path)).body).toMatchObject({
      ...body,
      uuid,
      name: 'billing',
      endpoints: ['https://billing.example'],
      project: { uuid: project.uuid },
    });
    const replaced = await manager.post<ServiceComponent>('/api/v1/service', {
      uuid,
      name: 'billing',
      version: '2',
    });
    expect(replaced.status, replaced.text).toBe(200);
    expect(replaced.body).toMatchObject({ uuid, version: '2' });
    expect(replaced.body).not.toHaveProperty('description');
    expect((await manager.delete(path)).status).toBe(204);
    expect((await manager.get(path)).status).toBe(404);
  });

  it('are deleted with what is nested in them', async () => {
    const outer = await add({ name: 'outer' });
    const inner = await add({ name: 'inner', parent: { uuid: outer.body.uuid } });
    expect(inner.status).toBe(201);
    expect((await manager.delete(`/api/v1/service/${outer.body.uuid}`)).status).toBe(204);
    expect((await manager.get(`/api/v1/service/${inner.body.uuid}`)).status).toBe(404);
  });

  it('show endpoints, even when there are none, and what hangs on a new one', async () => {
    const { body } = await add({ name: 'bare' });
    expect(body).toMatchObject({ endpoints: [], children: [], vulnerabilities: [], project: { tags: [] } });
    const read = (await manager.get<ServiceComponent>(`/api/v1/service/${body.uuid}`)).body;
    expect(read).toMatchObject({ endpoints: [], lastInheritedRiskScore: 0 });
    expect(read).not.toHaveProperty('children');
    expect(read.project).not.toHaveProperty('tags');
  });

  it('need a name, and a parent of the same project', async () => {
    expect((await add({ version: '1' })).status).toBe(400);
    expect((await add({ name: 'x', data: [{ direction: 'UP' }] })).status).toBe(400);
    expect((await add({ name: 'x', parent: { uuid: newUuid() } })).status).toBe(404);
    expect((await manager.post('/api/v1/service', { name: 'x' })).status).toBe(404);
    expect((await manager.post('/api/v1/service', { uuid: newUuid() })).status).toBe(400);
    expect((await manager.put(`/api/v1/service/project/${newUuid()}`, {})).status).toBe(400);
    expect((await manager.post('/api/v1/service', { uuid: newUuid(), name: 'x' })).status).toBe(404);
  });

  it('are listed by name, searched and paged', async () => {
    const word = newUuid().slice(0, 8);
    for (const name of ['b', 'a', 'c']) await add({ name: `${word}-${name}` });
    const list = async (query: string) => {
      const answer = await manager.get<ServiceComponent[]>(
        `/api/v1/service/project/${project.uuid}?${query}`,
      );
      return [
        answer.body.map((service) => service.name.slice(-1)).join(''),
        answer.headers.get('x-total-count'),
      ];
    };
    expect(await list(`searchText=${word}`)).toEqual(['abc', '3']);
    expect(await list(`searchText=${word}&page=2&size=2`)).toEqual(['c', '3']);
    expect(await list(`searchText=${word}&page=5&size=2`)).toEqual(['', '3']);
    expect(await list(`searchText=${word}&orderBy=name&sort=desc`)).toEqual(['cba', '3']);
    expect(await list(`searchText=${word}&orderBy=provider.name&sort=asc&pageSize=0`)).toEqual(['bac', '3']);
  });

  it('are hidden with their project', async () => {
    const { uuid } = (await add({ name: 'hidden' })).body;
    await setAcl('true');
    try {
      const other = await server.asKey('VIEW_PORTFOLIO', 'PORTFOLIO_MANAGEMENT');
      expect((await other.get(`/api/v1/service/${uuid}`)).status).toBe(403);
      expect((await other.get(`/api/v1/service/project/${project.uuid}`)).status).toBe(403);
      expect((await other.delete(`/api/v1/service/${uuid}`)).status).toBe(403);
    } finally {
      await setAcl('false');
    }
  });
});

async function setAcl(value: string): Promise<void> {
  await runSql(
    server.db,
    sql`update config_property set value = ${value}
      where group_name = 'access-management' and property_name = 'acl.enabled'`,
  );
}
