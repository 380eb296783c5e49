import type { Task, TokenResponse } from '@waybill/api-contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type KeyClient, startTestServer, type TestServer } from '../../../../test/server.ts';
import { features } from '../../../app.ts';
import { rowsOf, runSql } from '../../../db/database.ts';
import { startDueWork } from '../../../jobs/schedule.ts';
import { consistencyCheck } from './reindex.jobs.ts';

let server: TestServer;
let admin: KeyClient;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.asKey('SYSTEM_CONFIGURATION', 'PORTFOLIO_MANAGEMENT', 'VIEW_PORTFOLIO');
  const { body } = await admin.put<{ uuid: string }>('/api/v1/project', { name: 'shop' });
  for (const name of ['alpha', 'beta', 'gamma'])
    await admin.put(`/api/v1/component/project/${body.uuid}`, {
      name,
      version: '1',
      classifier: 'LIBRARY',
      purl: `pkg:npm/${name}@1`,
      cpe: `cpe:2.3:a:acme:${name}:1:*:*:*:*:*:*:*`,
    });
});
afterAll(() => server.close());

async function reindex(types: readonly string[]) {
  const query = types.map((type) => `type=${type}`).join('&');
  const started = await admin.post<TokenResponse>(`/api/v1/search/reindex?${query}`);
  expect(started.status, started.text).toBe(200);
  await server.runJobs();
  const { body } = await admin.get<Task>(`/api/waybill/v1/tasks/${started.body.token}`);
  expect(body, JSON.stringify(body)).toMatchObject({ state: 'done' });
  return resultOf(started.body.token);
}

async function resultOf(token: string) {
  const [row] = await rowsOf(
    server.db,
    sql<{ result: Record<string, unknown> }>`select result from task where token = ${token}`,
  );
  return row?.result;
}

const texts = () =>
  rowsOf(server.db, sql<{ kind: number; k3: string }>`select kind, k3 from search_text order by kind, k3`);

describe('a reindex', () => {
  it('brings back texts that are missing, takes away strays, and says so', async () => {
    await reindex(['COMPONENT', 'CPE', 'VULNERABLESOFTWARE']);
    const before = await texts();
    expect(before.length).toBe(9);
    await runSql(server.db, sql`delete from search_text where k3 = 'beta'`);
    await runSql(
      server.db,
      sql`insert into search_text (kind, k1, k2, k3, label) values (1, '', '', 'stray', 'stray')`,
    );
    expect(await reindex(['COMPONENT', 'CPE', 'VULNERABLESOFTWARE'])).toEqual({
      COMPONENT: { rows: 3, entries: 3, added: 1, removed: 1 },
      VULNERABLESOFTWARE: { rows: 3, entries: 3, added: 2, removed: 0 },
      CPE: { rows: 3, entries: 3, added: 0, removed: 0 },
    });
    expect(await texts()).toEqual(before);
  });

  it('builds the indexes of rows anew', async () => {
    const files = () =>
      rowsOf(
        server.db,
        sql<{
          name: string;
          node: number;
        }>`select relname as name, pg_relation_filenode(oid)::int as node from pg_class
          where relname in ('project_name_search', 'project_search', 'service_search', 'license_search',
            'vuln_ext_id_search', 'vuln_title_search', 'search_text_name_label') order by 1`,
      );
    const before = await files();
    expect(before.length).toBe(7);
    const result = await reindex(['PROJECT', 'SERVICECOMPONENT', 'VULNERABILITY', 'LICENSE', 'COMPONENT']);
    expect(result).toMatchObject({
      PROJECT: { rows: 1, entries: 1 },
      SERVICECOMPONENT: { rows: 0, entries: 0 },
    });
    const after = await files();
    for (const [at, { name, node }] of before.entries()) expect(after[at]?.node, name).not.toBe(node);
  });

  it('is for known types only', async () => {
    const none = await admin.post('/api/v1/search/reindex?type=project');
    expect([none.status, none.body]).toEqual([400, 'No valid index type was provided']);
    const viewer = await server.asKey('VIEW_PORTFOLIO');
    expect((await viewer.post('/api/v1/search/reindex?type=PROJECT')).status).toBe(403);
  });
});

describe('the consistency check', () => {
  const started = new Date('2026-03-01T00:00:00Z');
  const after = (minutes: number) => new Date(started.getTime() + minutes * 60_000);

  it('compares what is there with what the index has, and builds it anew above the threshold', async () => {
    await reindex(['COMPONENT']);
    await runSql(server.db, sql`delete from search_text where kind = 1 and k3 = 'beta'`);
    const run = async () => {
      const check = consistencyCheck(new Date(0), () => new Date());
      await startDueWork(server.db, [{ ...check, intervalMs: async () => 0 }], new Date());
      await server.runJobs();
      const [row] = await rowsOf(
        server.db,
        sql<{
          result: Record<string, unknown>;
        }>`select result from task where kind = 'search.check' order by created_at desc limit 1`,
      );
      return row?.result;
    };
    const first = await run();
    expect(first).toMatchObject({
      COMPONENT: { rows: 3, entries: 2, rebuilt: true },
      LICENSE: { delta: 0, rebuilt: false },
    });
    expect(await run()).toMatchObject({ COMPONENT: { rows: 3, entries: 3, delta: 0, rebuilt: false } });
  });

  it('comes round as the settings say, for the first time three hours after the start', async () => {
    const at = (minutes: number) => consistencyCheck(started, () => after(minutes)).intervalMs(server.db);
    expect(await at(179)).toBeUndefined();
    expect(await at(180)).toBe(4_320 * 60_000);
    const setting = (propertyName: string, propertyValue: string) =>
      admin.post('/api/v1/configProperty', { groupName: 'search-indexes', propertyName, propertyValue });
    await setting('consistency.check.cadence', '60');
    expect(await at(180)).toBe(3_600_000);
    await setting('consistency.check.enabled', 'false');
    expect(await at(180)).toBeUndefined();
  });
});

it('is known to the product', () => {
  expect(features.map(({ name }) => name)).toEqual(expect.arrayContaining(['search', 'search-index']));
});
