import type { PermissionItem, Team } from '@waybill/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../test/server.ts';
import { newUuid } from '../../../db/uuid.ts';
import { accessFeature } from '../access.feature.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ features: [accessFeature] });
});
afterAll(() => server.close());

async function newTeam(name: string): Promise<Team> {
  const answer = await server.asAdmin.put<Team>('/api/v1/team', { name });
  expect(answer.status).toBe(201);
  return answer.body;
}

describe('permissions', () => {
  it('are listed with what they allow', async () => {
    const { body } = await server.asAdmin.get<PermissionItem[]>('/api/v1/permission');
    expect(body).toHaveLength(14);
    expect(body.every((item) => item.description)).toBe(true);
  });

  it('are granted to and withdrawn from teams', async () => {
    const team = await newTeam('Granted');
    const url = `/api/v1/permission/BOM_UPLOAD/team/${team.uuid}`;
    const granted = await server.asAdmin.post<Team>(url);
    expect(granted.body.permissions.map((item) => item.name)).toEqual(['BOM_UPLOAD']);
    expect((await server.asAdmin.post(url)).status).toBe(304);
    expect((await server.asAdmin.delete<Team>(url)).body.permissions).toEqual([]);
    expect((await server.asAdmin.delete(url)).status).toBe(304);
    expect((await server.asAdmin.post(`/api/v1/permission/NO_SUCH/team/${team.uuid}`)).status).toBe(404);
    expect((await server.asAdmin.post(`/api/v1/permission/BOM_UPLOAD/team/${newUuid()}`)).status).toBe(404);
    expect((await server.asAdmin.post('/api/v1/permission/BOM_UPLOAD/team/x')).status).toBe(400);
  });

  it('count for the holder’s next request', async () => {
    const user = await server.asUser();
    expect((await user.get('/api/v1/permission')).status).toBe(403);
    const url = `/api/v1/permission/ACCESS_MANAGEMENT/user/${user.username}`;
    expect((await server.asAdmin.post(url)).status).toBe(200);
    expect((await user.get('/api/v1/permission')).status).toBe(200);
    expect((await server.asAdmin.delete(url)).status).toBe(200);
    expect((await user.get('/api/v1/permission')).status).toBe(403);
  });
});
