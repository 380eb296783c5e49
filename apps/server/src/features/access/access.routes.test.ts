import type { Team } from '@waybill/api-contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer, testPassword } from '../../../test/server.ts';
import { rowsOf } from '../../db/database.ts';
import { accessFeature } from './access.feature.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ features: [accessFeature] });
});
afterAll(() => server.close());

const person = { fullname: 'Some One', email: 'one@example.org' };
const passwords = { newPassword: testPassword, confirmPassword: testPassword };

async function newTeam(name: string): Promise<Team> {
  const answer = await server.asAdmin.put<Team>('/api/v1/team', { name });
  expect(answer.status).toBe(201);
  return answer.body;
}

async function newUser(username: string): Promise<void> {
  const answer = await server.asAdmin.put('/api/v1/user/managed', { username, ...person, ...passwords });
  expect(answer.status).toBe(201);
}

describe('who may manage access', () => {
  it.each([
    ['get', '/api/v1/user/managed'],
    ['put', '/api/v1/user/managed'],
    ['get', '/api/v1/user/ldap'],
    ['get', '/api/v1/user/oidc'],
    ['get', '/api/v1/team'],
    ['put', '/api/v1/team'],
    ['get', '/api/v1/permission'],
  ] as const)('only holders of ACCESS_MANAGEMENT: %s %s', async (method, path) => {
    const key = await server.asKey('SYSTEM_CONFIGURATION', 'PORTFOLIO_MANAGEMENT');
    expect((await key[method](path)).status).toBe(403);
    expect((await server.asNobody[method](path)).status).toBe(401);
  });
});

describe('the audit log', () => {
  it('keeps who changed what, without secrets', async () => {
    const team = await newTeam('Audited');
    await newUser('audited');
    const rows = await rowsOf<{ actor: string; action: string; target: string }>(
      server.db,
      sql`select actor, action, target, detail from audit_log where target in (${team.uuid}, 'audited')`,
    );
    expect(rows.map(({ actor, action }) => `${actor} ${action}`)).toEqual([
      'admin team.created',
      'admin user.created',
    ]);
    const all = await rowsOf(server.db, sql`select * from audit_log`);
    expect(JSON.stringify(all)).not.toContain(testPassword);
  });
});
