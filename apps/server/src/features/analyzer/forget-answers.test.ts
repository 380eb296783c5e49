import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction, rowsOf, runSql, sql } from '../../db/database.ts';
import { startDueWork } from '../../jobs/schedule.ts';
import { enqueue } from '../../jobs/task.ts';
import { type AnalyzerBench, startAnalyzerBench } from './analyzer.fixtures.ts';
import { forgetAnswersRegularly } from './forget-answers.jobs.ts';

let bench: AnalyzerBench;
beforeAll(async () => {
  bench = await startAnalyzerBench();
  for (const id of ['ossindex', 'snyk']) await bench.set(`${id}.enabled`, 'true');
  await bench.upload('shop', [{ name: 'left', purl: 'pkg:npm/left@1.0.0' }]);
  await bench.upload('gone', [{ name: 'right', purl: 'pkg:npm/right@1.0.0' }]);
  await runSql(bench.server.db, sql`update project set active = false where name = 'gone'`);
});
afterAll(() => bench.close());

async function answers(): Promise<string[]> {
  const rows = await rowsOf(
    bench.server.db,
    sql<{ told: string }>`select a.analyzer || ' ' || i.name as told from analyzer_answer a
      join identity i on i.identity_id = a.identity_id order by 1`,
  );
  return rows.map(({ told }) => told);
}

async function forget(): Promise<string[]> {
  await inTransaction(bench.server.db, (trx) => enqueue(trx, forgetAnswersRegularly.task));
  await bench.server.runJobs();
  return answers();
}

it('deletes answers that have expired, of what nobody uses and of analyzers that are not asked', async () => {
  const all = ['ossindex left', 'ossindex right', 'snyk left', 'snyk right'];
  expect(await forget()).toEqual(all);
  bench.skipHours(13);
  expect(await forget()).toEqual(['ossindex left', 'snyk left']);
  await bench.set('snyk.enabled', 'false');
  expect(await forget()).toEqual(['ossindex left']);
});

it('comes round as the setting says', async () => {
  const { db } = bench.server;
  expect(await forgetAnswersRegularly.intervalMs(db)).toBe(24 * 3_600_000);
  await runSql(
    db,
    sql`update config_property set value = '2' where property_name = 'component.analysis.cache.clear.cadence'`,
  );
  expect(await forgetAnswersRegularly.intervalMs(db)).toBe(2 * 3_600_000);
  await runSql(db, sql`delete from task where kind = ${forgetAnswersRegularly.task.kind}`);
  await startDueWork(db, [forgetAnswersRegularly], new Date());
  const tasks = await rowsOf(db, sql`select 1 from task where kind = ${forgetAnswersRegularly.task.kind}`);
  expect(tasks).toHaveLength(1);
});
