import type { InternalAnalyzer, TokenResponse } from '@waybill/api-contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction, runSql, sql } from '../../../db/database.ts';
import { enqueue } from '../../../jobs/task.ts';
import { type AnalyzerBench, startAnalyzerBench } from '../analyzer.fixtures.ts';

const path = '/api/waybill/v1/analyzers/internal';
const left = { name: 'left', purl: 'pkg:npm/left@1.0.0' };

let bench: AnalyzerBench;
beforeAll(async () => {
  bench = await startAnalyzerBench();
});
afterAll(() => bench.close());

async function state(): Promise<InternalAnalyzer> {
  const { status, body, text } = await bench.client.get<InternalAnalyzer>(path);
  expect(status, text).toBe(200);
  return body;
}

const run = () => bench.client.post<TokenResponse>(`${path}/run`);

it('one that has matched nothing yet says so', async () => {
  expect(await state()).toEqual({ enabled: true, state: 'idle', progress: 0, work: [], failedProjects: 0 });
});

it('an upload is told while it is under way, and is the last match when it has ended', async () => {
  const before = Date.now();
  const bom = { bomFormat: 'CycloneDX', specVersion: '1.5', version: 1, components: [] };
  await bench.client.put('/api/v1/bom', {
    projectName: 'shop',
    projectVersion: '1',
    autoCreate: true,
    bom: Buffer.from(JSON.stringify(bom)).toString('base64'),
  });
  expect((await state()).work).toEqual([{ kind: 'UPLOAD', running: 0, queued: 1, progress: 0 }]);
  await bench.server.runJobs();
  const { work, lastMatch } = await state();
  expect(work).toEqual([]);
  expect(lastMatch).toBeGreaterThanOrEqual(before - 1000);
});

it('updates of sources are told one by one, and count as a match when they changed something', async () => {
  const { lastMatch } = await state();
  const { db } = bench.server;
  const mirror = (subject: string) =>
    inTransaction(db, (trx) => enqueue(trx, { kind: 'source.mirror', subject, input: { source: subject } }));
  const tokens = [await mirror('nvd'), await mirror('osv')];
  await runSql(db, sql`update task set state = 'running', progress = 40 where token = ${tokens[0]}`);
  expect((await state()).work).toEqual([
    { kind: 'SOURCE', source: 'nvd', running: 1, queued: 0, progress: 40 },
    { kind: 'SOURCE', source: 'osv', running: 0, queued: 1, progress: 0 },
  ]);
  const end = (changed: number) =>
    runSql(
      db,
      sql`update task set state = 'done', finished_at = now(), result = ${JSON.stringify({ records: 1, changed })}::jsonb
        where token = any(${tokens}::uuid[])`,
    );
  await end(0);
  expect((await state()).lastMatch).toBe(lastMatch);
  await end(1);
  expect((await state()).lastMatch).toBeGreaterThan(lastMatch ?? 0);
});

it('a run over all components is asked for once, and tells how far it is', async () => {
  const { status, body } = await run();
  expect(status).toBe(202);
  expect((await run()).body).toEqual(body);
  expect(await state()).toMatchObject({ state: 'queued', token: body.token });
  await bench.upload('other', [left]);
  expect(await state()).toMatchObject({ state: 'done', token: body.token, lastRun: expect.any(Number) });
});

it('a run that failed says why, until the next one', async () => {
  await runSql(
    bench.server.db,
    sql`update task set state = 'failed', error = 'The disk is full' where kind = 'analyzer.apply-internal'`,
  );
  expect(await state()).toMatchObject({ state: 'failed', error: 'The disk is full' });
  await run();
  await bench.server.runJobs();
  expect(await state()).not.toHaveProperty('error');
});

it('a project whose analysis failed counts until it, or everything, has been analyzed', async () => {
  const project = await bench.upload('third', [left]);
  const analyze = async () => {
    await bench.client.post(`/api/v1/finding/project/${project.uuid}/analyze`);
    await bench.server.runJobs();
  };
  const fail = () =>
    runSql(
      bench.server.db,
      sql`update task set state = 'failed', finished_at = now() where kind = 'finding.analyze'`,
    );
  await analyze();
  await fail();
  expect(await state()).toMatchObject({ failedProjects: 1 });
  await analyze();
  expect(await state()).toMatchObject({ failedProjects: 0 });
  await fail();
  await run();
  await bench.server.runJobs();
  expect(await state()).toMatchObject({ failedProjects: 0 });
});

it('one that is disabled is not run, and has no last match', async () => {
  await bench.set('internal.enabled', 'false');
  expect(await run()).toMatchObject({ status: 409, body: { detail: 'The internal analyzer is disabled.' } });
  const { enabled, lastMatch } = await state();
  expect({ enabled, lastMatch }).toEqual({ enabled: false, lastMatch: undefined });
});

it('it is for those who configure the server', async () => {
  const other = await bench.server.asKey('VIEW_PORTFOLIO');
  expect((await other.get(path)).status).toBe(403);
  expect((await other.post(`${path}/run`)).status).toBe(403);
});
