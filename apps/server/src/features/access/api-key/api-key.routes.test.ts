import type { ApiKey, Team, TeamSelfResponse } from '@waybill/api-contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient } from '../../../../test/client.ts';
import { startTestServer, type TestServer } from '../../../../test/server.ts';
import { inTransaction, rowsOf, runSql } from '../../../db/database.ts';
import { accessFeature } from '../access.feature.ts';
import { hashSecret } from './api-key.ts';

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

describe('API keys', () => {
  const asKey = (key: string) => createClient(server.url, { 'x-api-key': key });

  it('are shown once, authenticate, and are masked afterwards', async () => {
    const team = await newTeam('Pipeline');
    const created = await server.asAdmin.put<ApiKey>(`/api/v1/team/${team.uuid}/key`);
    expect(created.status).toBe(201);
    const { key = '', publicId } = created.body;
    expect(key).toMatch(/^odt_[A-Za-z0-9]{8}_[A-Za-z0-9]{32}$/);
    expect((await asKey(key).get<TeamSelfResponse>('/api/v1/team/self')).body).toEqual({
      uuid: team.uuid,
      name: 'Pipeline',
      permissions: [],
    });
    const [shown] = (await server.asAdmin.get<Team>(`/api/v1/team/${team.uuid}`)).body.apiKeys;
    expect(shown).toEqual({
      publicId,
      maskedKey: `odt_${publicId}${'*'.repeat(32)}`,
      created: expect.any(Number),
      lastUsed: expect.any(Number),
      legacy: false,
    });
    const stored = await rowsOf(server.db, sql`select * from api_key where public_id = ${publicId}`);
    expect(JSON.stringify(stored)).not.toContain(key.slice(-32));
  });

  it('are renewed under the same public id', async () => {
    const { team, key } = await server.asKey();
    const publicId = key.slice(4, 12);
    const renewed = await server.asAdmin.post<ApiKey>(`/api/v1/team/key/${publicId}`);
    expect(renewed.body.publicId).toBe(publicId);
    expect((await asKey(key).get('/api/v1/team/self')).status).toBe(401);
    const self = await asKey(renewed.body.key ?? '').get<TeamSelfResponse>('/api/v1/team/self');
    expect(self.body.uuid).toBe(team.uuid);
  });

  it('are named by public id or whole key, commented and deleted', async () => {
    const { key } = await server.asKey();
    const wrong = `${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`;
    const comment = (path: string, text: string) =>
      server.asAdmin.post<ApiKey>(`/api/v1/team/key/${path}/comment`, text);
    expect((await comment(key, 'nightly build')).body.comment).toBe('nightly build');
    expect((await comment(key.slice(4, 12), '')).body).not.toHaveProperty('comment');
    expect((await comment(key, 'x'.repeat(256))).status).toBe(400);
    expect((await comment(wrong, 'x')).status).toBe(404);
    expect((await server.asAdmin.delete(`/api/v1/team/key/${wrong}`)).status).toBe(404);
    expect((await server.asAdmin.delete(`/api/v1/team/key/${key}`)).status).toBe(204);
    expect((await asKey(key).get('/api/v1/team/self')).status).toBe(401);
  });

  it('of the legacy form authenticate with and without prefix', async () => {
    const { teamId } = (await server.asKey()).team;
    const legacy = 'abcdeFGHIJKLMNOPQRSTUVWXYZ012345';
    await inTransaction(server.db, (trx) =>
      runSql(
        trx,
        sql`insert into api_key (team_id, public_id, secret_hash, legacy)
          values (${teamId}, ${legacy.slice(0, 5)}, ${hashSecret(legacy.slice(5))}, true)`,
      ),
    );
    expect((await asKey(legacy).get('/api/v1/team/self')).status).toBe(200);
    expect((await asKey(`odt_${legacy}`).get('/api/v1/team/self')).status).toBe(200);
    expect((await asKey(`${legacy.slice(0, -1)}9`).get('/api/v1/team/self')).status).toBe(401);
    const renewed = await server.asAdmin.post<ApiKey>(`/api/v1/team/key/${legacy.slice(0, 5)}`);
    expect(renewed.body.key).toMatch(/^odt_abcde_[A-Za-z0-9]{32}$/);
    expect((await asKey(renewed.body.key ?? '').get('/api/v1/team/self')).status).toBe(200);
  });

  it('stop working with their team', async () => {
    const { team, key } = await server.asKey();
    await server.asAdmin.delete('/api/v1/team', { uuid: team.uuid });
    expect((await asKey(key).get('/api/v1/team/self')).status).toBe(401);
  });

  it('are what /team/self is for', async () => {
    expect((await server.asAdmin.get('/api/v1/team/self')).status).toBe(400);
  });
});
