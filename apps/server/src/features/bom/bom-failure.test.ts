import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type KeyClient, startTestServer, type TestServer } from '../../../test/server.ts';
import { findRow, rowsOf, runSql, sql } from '../../db/database.ts';
import { newUuid } from '../../db/uuid.ts';
import { runPending, startRunner } from '../../jobs/runner.ts';
import { base64, cycloneDx, library } from './bom.fixtures.ts';
import { processBomJob } from './bom.jobs.ts';
import { createBomReaders } from './reader/bom-readers.ts';

let server: TestServer;
let client: KeyClient;

beforeAll(async () => {
  server = await startTestServer();
  client = await server.asKey(
    'BOM_UPLOAD',
    'PROJECT_CREATION_UPLOAD',
    'PORTFOLIO_MANAGEMENT',
    'VIEW_PORTFOLIO',
  );
});
afterAll(() => server.close());

/** Uploads a BOM of a new project, whose job waits for a worker. */
async function queueUpload(): Promise<{ project: string; token: string }> {
  const project = `app-${newUuid().slice(0, 8)}`;
  const answer = await client.put<{ token: string }>('/api/v1/bom', {
    projectName: project,
    projectVersion: '1',
    autoCreate: true,
    bom: base64(cycloneDx([library('a')])),
  });
  expect(answer.status, answer.text).toBe(200);
  return { project, token: answer.body.token };
}

/** As if the last worker that may try it had died over it. */
async function exhaust(token: string): Promise<void> {
  await runSql(server.db, sql`update task set state = 'running' where token = ${token}`);
  await runSql(
    server.db,
    sql`update graphile_worker._private_jobs set attempts = max_attempts where payload ->> 'token' = ${token}`,
  );
}

async function startAndStopWorker(): Promise<void> {
  const { db, log } = server.context;
  const jobs = [processBomJob(createBomReaders())];
  const runner = await startRunner({ db, log, now: () => new Date(), concurrency: 1, jobs });
  await runner.stop();
}

const eventsOf = (project: string) =>
  rowsOf(
    server.db,
    sql`select event_group, level, subject ->> 'cause' as cause, subject -> 'bom' ->> 'sha256' is not null as has_bom
      from outbox where event_group like 'BOM%' and subject -> 'project' ->> 'name' = ${project}`,
  );
const taskOf = (token: string) =>
  findRow(server.db, sql`select state, error from task where token = ${token}`);
const isProcessing = async (token: string) =>
  (await client.get<{ processing: boolean }>(`/api/v1/event/token/${token}`)).body.processing;

const cause = 'The worker ended each time it worked on this';

describe('an upload whose workers died as often as it may be tried', () => {
  it('fails with the reason, is no longer processing, and tells of it once', async () => {
    const { project, token } = await queueUpload();
    await exhaust(token);
    expect(await isProcessing(token)).toBe(true);
    await startAndStopWorker();
    expect(await taskOf(token)).toEqual({ state: 'failed', error: cause });
    expect(await isProcessing(token)).toBe(false);
    const told = [{ event_group: 'BOM_PROCESSING_FAILED', level: 'ERROR', cause, has_bom: true }];
    expect(await eventsOf(project)).toEqual(told);
    await startAndStopWorker();
    expect(await eventsOf(project)).toEqual(told);
  });

  it('tells of no failure when it was stored and only its task was left open', async () => {
    const { project, token } = await queueUpload();
    await runSql(server.db, sql`update bom_import set processed_at = now() where token = ${token}`);
    await exhaust(token);
    await startAndStopWorker();
    expect(await taskOf(token)).toEqual({ state: 'failed', error: cause });
    expect(await eventsOf(project)).toEqual([]);
  });
});

describe('an upload whose last attempt fails', () => {
  it('tells of it only when no attempt follows, however often it was interrupted before', async () => {
    const { project, token } = await queueUpload();
    await runSql(server.db, sql`update task set attempts = 7 where token = ${token}`);
    await runSql(
      server.db,
      sql`create function out_of_order() returns trigger language plpgsql as
        $$ begin raise exception 'out_of_order' using errcode = 'io_error'; end $$`,
    );
    await runSql(
      server.db,
      sql`create trigger out_of_order before update on bom_import execute function out_of_order()`,
    );
    try {
      await server.runJobs();
      expect(await taskOf(token)).toMatchObject({ state: 'queued' });
      expect(await eventsOf(project)).toEqual([]);
      await runSql(
        server.db,
        sql`select graphile_worker.reschedule_jobs(array_agg(id), run_at := now(), attempts := 4)
          from graphile_worker._private_jobs where payload ->> 'token' = ${token}`,
      );
      await server.runJobs();
    } finally {
      await runSql(server.db, sql`drop function out_of_order cascade`);
    }
    expect(await taskOf(token)).toMatchObject({
      state: 'failed',
      error: expect.stringContaining('out_of_order'),
    });
    expect(await eventsOf(project)).toMatchObject([{ event_group: 'BOM_PROCESSING_FAILED', level: 'ERROR' }]);
    expect(await isProcessing(token)).toBe(false);
  });

  it('stays open when nobody could be told, and is ended by the next worker', async () => {
    const { project, token } = await queueUpload();
    await exhaust(token);
    await runSql(
      server.db,
      sql`alter table outbox add constraint "full" check (event_group <> 'BOM_PROCESSING_FAILED') not valid`,
    );
    try {
      await startAndStopWorker();
      expect(await taskOf(token)).toMatchObject({ state: 'running' });
      expect(await eventsOf(project)).toEqual([]);
    } finally {
      await runSql(server.db, sql`alter table outbox drop constraint "full"`);
    }
    await startAndStopWorker();
    expect(await taskOf(token)).toEqual({ state: 'failed', error: cause });
    expect(await eventsOf(project)).toHaveLength(1);
  });
});

describe('an upload whose project is deleted while it is read', () => {
  it('is done, not tried again, and nobody is told of a failure', async () => {
    const { project, token } = await queueUpload();
    const real = createBomReaders();
    const readers = {
      ...real,
      async prepare() {
        const { body } = await client.get<{ uuid: string }>(
          `/api/v1/project/lookup?name=${project}&version=1`,
        );
        expect((await client.delete(`/api/v1/project/${body.uuid}`)).status).toBe(204);
        throw new Error('The document ended too early');
      },
    };
    const { db, log } = server.context;
    const jobs = [processBomJob(readers)];
    await runPending({ db, log, now: () => new Date(), concurrency: 1, jobs });
    expect(await taskOf(token)).toEqual({ state: 'done', error: null });
    expect(await eventsOf(project)).toEqual([]);
    const left = sql`select 1 from graphile_worker._private_jobs where payload ->> 'token' = ${token}`;
    expect(await rowsOf(server.db, left)).toEqual([]);
  });
});
