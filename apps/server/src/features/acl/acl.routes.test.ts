import type { Team } from '@waybill/api-contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { inTransaction, runSql } from '../../db/database.ts';
import { newUuid } from '../../db/uuid.ts';
import { accessFeature } from '../access/access.feature.ts';
import { aclFeature } from './acl.feature.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ features: [accessFeature, aclFeature] });
});
afterAll(() => server.close());

async function newTeam(name: string): Promise<Team> {
  const answer = await server.asAdmin.put<Team>('/api/v1/team', { name });
  expect(answer.status).toBe(201);
  return answer.body;
}

describe('access to projects', () => {
  it('is mapped to teams, once, and taken away without complaint', async () => {
    const team = await newTeam('Owners');
    const project = newUuid();
    await inTransaction(server.db, (trx) =>
      runSql(trx, sql`insert into project (uuid, name) values (${project}, 'Mapped')`),
    );
    const put = (body: object) => server.asAdmin.put('/api/v1/acl/mapping', body);
    const first = await put({ team: team.uuid, project });
    expect([first.status, first.text]).toEqual([200, '']);
    expect((await put({ team: team.uuid, project })).status).toBe(409);
    expect((await put({ team: team.uuid, project: newUuid() })).status).toBe(404);
    expect((await put({ team: newUuid(), project })).status).toBe(404);
    expect((await put({ team: 'x', project })).body).toMatchObject([{ path: 'team' }]);
    expect((await put({})).body).toMatchObject([{ path: 'team' }, { path: 'project' }]);
    const listUrl = `/api/v1/acl/team/${team.uuid}`;
    const list = await server.asAdmin.get(listUrl);
    expect(list.headers.get('x-total-count')).toBe('1');
    expect(list.body).toEqual([
      {
        uuid: project,
        name: 'Mapped',
        active: true,
        isLatest: false,
        collectionLogic: 'NONE',
        tags: [],
        properties: [],
      },
    ]);
    const [root] = (await server.asAdmin.get<object[]>(`${listUrl}?onlyRoot=true`)).body;
    expect(root).toMatchObject({ uuid: project, children: [] });
    expect((await server.asAdmin.get(`${listUrl}?excludeInactive=true&onlyRoot=true`)).body).toHaveLength(1);
    const pastTheEnd = await server.asAdmin.get(`${listUrl}?pageNumber=7&pageSize=5`);
    expect([pastTheEnd.headers.get('x-total-count'), pastTheEnd.body]).toEqual(['1', []]);
    expect((await server.asAdmin.get(`${listUrl}?orderBy=version&sort=desc`)).body).toHaveLength(1);
    expect((await server.asAdmin.get(`${listUrl}?orderBy=nothing&sort=asc`)).status).toBe(400);
    expect((await server.asAdmin.get(`/api/v1/acl/team/${newUuid()}`)).status).toBe(404);
    const url = `/api/v1/acl/mapping/team/${team.uuid}/project/${project}`;
    expect((await server.asAdmin.delete(url)).status).toBe(200);
    expect((await server.asAdmin.delete(url)).status).toBe(200);
    expect((await server.asAdmin.delete(`/api/v1/acl/mapping/team/x/project/${project}`)).status).toBe(400);
  });

  it('is for holders of ACCESS_MANAGEMENT', async () => {
    const key = await server.asKey('SYSTEM_CONFIGURATION', 'PORTFOLIO_MANAGEMENT');
    expect((await key.put('/api/v1/acl/mapping')).status).toBe(403);
    expect((await server.asNobody.put('/api/v1/acl/mapping')).status).toBe(401);
  });
});
