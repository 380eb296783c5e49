import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type KeyClient, startTestServer, type TestServer } from '../../../test/server.ts';
import { inTransaction, rowsOf, runSql, sql } from '../../db/database.ts';
import { everyProject } from '../../db/project-scope.ts';
import { recordEvent } from '../../jobs/outbox.ts';
import { startDueWork } from '../../jobs/schedule.ts';
import { findTask } from '../../jobs/task.ts';
import { base64, cycloneDx, library } from '../bom/bom.fixtures.ts';
import { retentionFeature } from './retention.feature.ts';

const dayMs = 86_400_000;

let server: TestServer;
let client: KeyClient;
let now = new Date();

beforeAll(async () => {
  server = await startTestServer({ now: () => now });
  client = await server.asKey(
    'BOM_UPLOAD',
    'PROJECT_CREATION_UPLOAD',
    'PORTFOLIO_MANAGEMENT',
    'VIEW_PORTFOLIO',
    // With a key: sessions end in these tests.
    'SYSTEM_CONFIGURATION',
  );
});
afterAll(() => server.close());
beforeEach(() => {
  now = new Date();
});

async function set(propertyName: string, propertyValue: string): Promise<number> {
  const change = { groupName: 'retention', propertyName, propertyValue };
  return (await client.post('/api/v1/configProperty', change)).status;
}

/** Runs retention as the schedule would. */
async function forget(): Promise<Record<string, number> | undefined> {
  await runSql(server.db, sql`delete from task where kind = 'retention'`);
  await startDueWork(server.db, retentionFeature.recurring?.(server.context) ?? [], new Date());
  await server.runJobs();
  const [task] = await rowsOf(
    server.db,
    sql<{
      state: string;
      result: Record<string, number>;
    }>`select state, result from task where kind = 'retention'`,
  );
  expect(task?.state).toBe('done');
  return task?.result;
}

async function upload(project: string, component: string): Promise<string> {
  const answer = await client.put<{ token: string }>('/api/v1/bom', {
    projectName: project,
    projectVersion: '1',
    autoCreate: true,
    bom: base64(cycloneDx([library(component)])),
  });
  expect(answer.status, answer.text).toBe(200);
  return answer.body.token;
}

async function findProject(name: string): Promise<string> {
  const { body } = await client.get<{ uuid: string }>(`/api/v1/project/lookup?name=${name}&version=1`);
  return body.uuid;
}

async function deleteProject(name: string): Promise<void> {
  expect((await client.delete(`/api/v1/project/${await findProject(name)}`)).status).toBe(204);
}

const count = async (table: string) =>
  (await rowsOf(server.db, sql`select 1 from ${sql.table(table)}`)).length;

describe('finished tasks', () => {
  const addTasks = (howMany: number, kind: string, subject: string | null, daysAgo: number, state = 'done') =>
    runSql(
      server.db,
      sql`insert into task (token, kind, subject, state, created_at, finished_at)
        select gen_random_uuid(), ${kind}, ${subject}, ${state}, now() - make_interval(days => ${daysAgo}),
          case when ${state} in ('done', 'failed') then now() - make_interval(days => ${daysAgo}) end
        from generate_series(1, ${howMany}::int)`,
    );
  const left = async () =>
    rowsOf(
      server.db,
      sql`select kind, count(*)::int as n from task where kind like 'test.%' group by kind order by kind`,
    );

  it('go after 30 days, in batches, but not the last run of what comes round', async () => {
    await addTasks(2_300, 'test.old', null, 31);
    await addTasks(3, 'test.recent', null, 29);
    await addTasks(1, 'test.waiting', null, 90, 'queued');
    await addTasks(2, 'test.round', 'all', 60);
    await addTasks(1, 'test.round', 'all', 50);
    await addTasks(1, 'test.project', 'project:4711', 60);
    expect(await forget()).toMatchObject({ tasks: 2_303 });
    expect(await left()).toEqual([
      { kind: 'test.recent', n: 3 },
      { kind: 'test.round', n: 1 },
      { kind: 'test.waiting', n: 1 },
    ]);
  });

  it('stay as long as the setting says', async () => {
    expect(await set('task.days', '10')).toBe(200);
    expect(await forget()).toMatchObject({ tasks: 3 });
    expect(await set('task.days', '0')).toBe(200);
    await addTasks(1, 'test.recent', null, 1_000);
    expect(await forget()).toMatchObject({ tasks: 0 });
    expect(await set('task.days', '-1')).toBe(400);
    await set('task.days', '30');
  });

  it('are found by an index', async () => {
    const plan = await inTransaction(server.db, async (trx) => {
      await runSql(trx, sql`set local enable_seqscan = off`);
      return rowsOf(
        trx,
        sql<{
          'QUERY PLAN': string;
        }>`explain select token from task where finished_at < now() order by finished_at limit 1000`,
      );
    });
    expect(JSON.stringify(plan)).toContain('task_finished');
  });
});

describe('events', () => {
  it('go 7 days after, but never before they are delivered', async () => {
    await runSql(server.db, sql`delete from outbox`);
    for (let n = 0; n < 3; n++) {
      await inTransaction(server.db, (trx) =>
        recordEvent(trx, { scope: 'SYSTEM', group: 'TEST', level: 'WARNING', subject: { n } }),
      );
    }
    await runSql(
      server.db,
      sql`insert into outbox (at, scope, event_group, level, subject, delivered_at)
        select now() - make_interval(days => 8), 'SYSTEM', 'OLD', 'WARNING', '{}', case when n % 1000 <> 0 then now() end
        from generate_series(1, 2500) n`,
    );
    // Numbers follow the time, as they do when events are written one after the other.
    await runSql(
      server.db,
      sql`update outbox set at = now() - make_interval(days => 8) where event_group = 'TEST'`,
    );
    expect(await forget()).toMatchObject({ events: 2_501 });
    expect(await rowsOf(server.db, sql`select distinct event_group, delivered_at from outbox`)).toEqual([
      { event_group: 'OLD', delivered_at: null },
    ]);
    expect(await count('outbox')).toBe(2);
    now = new Date(Date.now() + 400 * dayMs);
    expect(await forget()).toMatchObject({ events: 0 });
    await runSql(server.db, sql`delete from outbox`);
  });

  it('that nobody can wait for count as delivered', async () => {
    await upload('with events', 'a');
    await server.runJobs();
    expect(await count('outbox')).toBeGreaterThan(1);
    expect(await rowsOf(server.db, sql`select 1 from outbox where delivered_at is null`)).toEqual([]);
  });
});

describe('uploads', () => {
  const documentsOf = async (project: string) => {
    const uuid = await findProject(project);
    const imports = await client.get<{ token: string }[]>(`/api/waybill/v1/project/${uuid}/bom`);
    expect(imports.status, imports.text).toBe(200);
    return imports.body.length;
  };

  it('stay while their project does', async () => {
    for (const name of ['a', 'b', 'c']) await upload('unlimited', name);
    await server.runJobs();
    now = new Date(Date.now() + 4_000 * dayMs);
    expect(await forget()).toMatchObject({ uploads: 0 });
    expect(await documentsOf('unlimited')).toBe(3);
    await deleteProject('unlimited');
  });

  it('are limited by number and age where a setting says so, but never the last one or one that waits', async () => {
    for (const name of ['a', 'b', 'c']) await upload('other', name);
    for (const name of ['only here', 'b', 'c', 'd']) await upload('limited', name);
    await server.runJobs();
    await upload('limited', 'e');
    // The surplus of "other" is kept for it.
    await upload('third', 'a');
    const originals = await count('original');
    await set('upload.count', '2');
    const jobs = sql`update graphile_worker._private_jobs set run_at = run_at + interval '1 hour'`;
    await runSql(server.db, jobs);
    expect(await forget()).toMatchObject({ uploads: 4 });
    expect([await documentsOf('limited'), await documentsOf('other')]).toEqual([2, 2]);
    expect(await count('original')).toBe(originals - 1);
    await set('upload.count', '0');
    await set('upload.days', '30');
    now = new Date(Date.now() + 31 * dayMs);
    expect(await forget()).toMatchObject({ uploads: 1 });
    expect([await documentsOf('limited'), await documentsOf('other')]).toEqual([2, 1]);
    await runSql(server.db, sql`update graphile_worker._private_jobs set run_at = now()`);
    await set('upload.days', '0');
    const repeated = await upload('limited', 'e');
    await server.runJobs();
    expect(await findTask(server.db, repeated, everyProject)).toMatchObject({
      state: 'done',
      result: { outcome: 'unchanged' },
    });
  });
});

describe('queues of jobs', () => {
  const queues = async () =>
    (
      await rowsOf(
        server.db,
        sql`select 1 from graphile_worker._private_job_queues where queue_name like 'project:%'`,
      )
    ).length;

  it('go with their project', async () => {
    await upload('short-lived', 'a');
    await server.runJobs();
    const before = await queues();
    expect(await forget()).toMatchObject({ queues: 0 });
    await deleteProject('short-lived');
    expect(await forget()).toMatchObject({ queues: 1 });
    expect(await queues()).toBe(before - 1);
  });
});

describe('what decisions have replaced', () => {
  it('goes after a day', async () => {
    for (const hours of [23, 25])
      await runSql(
        server.db,
        sql`insert into decision_undo (token, kind, owner, at, replaced)
          select gen_random_uuid(), kind, 'user:1', now() - make_interval(hours => ${hours}), '[]'
          from unnest('{finding,violation}'::text[]) kind`,
      );
    expect(await forget()).toMatchObject({ undos: 2 });
    expect(await count('decision_undo')).toBe(2);
  });
});

describe('history', () => {
  it('never goes, however old it is', async () => {
    await runSql(
      server.db,
      sql`insert into component_past (project_id, component_id, identity_id, uuid, added_at, removed_at)
        values (1, 1, 1, gen_random_uuid(), 'epoch', 'epoch')`,
    );
    await runSql(
      server.db,
      sql`insert into identity_match_past (identity_id, vuln_id, sources, first_seen, gone_at)
        values (1, 1, 1, 'epoch', 'epoch')`,
    );
    await runSql(server.db, sql`insert into audit_log (at, action) values ('epoch', 'test')`);
    const tables = [
      'component_past',
      'identity_match_past',
      'analysis_past',
      'audit_log',
      'finding_event',
      'project_delta',
    ];
    const before = await Promise.all(tables.map(count));
    await forget();
    expect(await Promise.all(tables.map(count))).toEqual(before);
  });
});
