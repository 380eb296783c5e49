import type { RepositoryStates } from '@waybill/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type KeyClient, startTestServer, type TestServer } from '../../../test/server.ts';
import { runSql, sql } from '../../db/database.ts';

const url = '/api/waybill/v1/repositories';
let server: TestServer;
let client: KeyClient;
beforeAll(async () => {
  server = await startTestServer();
  client = await server.asKey('SYSTEM_CONFIGURATION');
  await runSql(
    server.db,
    sql`update repository set problem = 'It is away.', problem_at = now() where type = 'HEX'`,
  );
});
afterAll(() => server.close());

describe('the look for latest versions', () => {
  it('says how it fares, and which repository could not be asked', async () => {
    const before = await client.get<RepositoryStates>(url);
    expect(before.body).toMatchObject({ state: 'idle', progress: 0 });
    expect(before.body.repositories).toHaveLength(17);
    expect(before.body.repositories.filter(({ error }) => error !== undefined)).toMatchObject([
      { type: 'HEX', error: 'It is away.', errorAt: expect.any(Number), hasPassword: false },
    ]);
  });

  it('is started on request, once at a time, and is due again after its interval', async () => {
    const first = await client.post<{ token: string }>(`${url}/look`);
    expect(first.status).toBe(202);
    expect((await client.post(`${url}/look`)).body).toEqual(first.body);
    expect((await client.get<RepositoryStates>(url)).body.state).toBe('queued');
    await runSql(
      server.db,
      sql`insert into task (token, kind, subject, input, state, progress, started_at)
        values (gen_random_uuid(), 'repository.look', 'new', '{}', 'running', 40, now())`,
    );
    expect((await client.get<RepositoryStates>(url)).body).toMatchObject({ state: 'running', progress: 40 });
    await runSql(server.db, sql`update task set state = 'done' where kind = 'repository.look'`);
    await server.runJobs();
    const { body } = await client.get<RepositoryStates>(url);
    expect(body).toMatchObject({ state: 'done', token: first.body.token });
    expect((body.nextRun ?? 0) - (body.lastRun ?? 0)).toBeGreaterThan(86_000_000);
  });

  it('is for those who configure the server', async () => {
    const viewer = await server.asKey('VIEW_PORTFOLIO');
    expect((await viewer.get(url)).status).toBe(403);
    expect((await viewer.post(`${url}/look`)).status).toBe(403);
  });
});
