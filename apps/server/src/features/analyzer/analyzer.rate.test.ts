import { afterAll, beforeAll, expect, it } from 'vitest';
import { features } from '../../app.ts';
import { closeDatabase, inTransaction } from '../../db/database.ts';
import type { Context } from '../../feature.ts';
import type { JobContext } from '../../jobs/job.ts';
import { openContext } from '../../start.ts';
import { type AnalyzerBench, startAnalyzerBench } from './analyzer.fixtures.ts';
import { findAnalyzer } from './analyzer.registry.ts';
import { addOldDue, whateverAnswered } from './analyzer-due.queries.ts';
import type { AnalyzerId } from './analyzer-ids.ts';
import { askForDue } from './ask.service.ts';

/** The limit of the played services: five requests a second. */
const limit = { requests: 30, windowMs: 6_000 };
/** The setting, a tenth below: on a busy machine requests arrive in clumps, however evenly they are sent. */
const perMinute = '270';

let bench: AnalyzerBench;
let other: Context;
beforeAll(async () => {
  bench = await startAnalyzerBench();
  const { config, log, now } = bench.server.context;
  other = openContext(
    { config, log, now, connection: { connectionString: config.databaseUrl ?? '' } },
    features,
  );
  bench.played.ossindex.limit = limit;
  bench.played.snyk.limit = limit;
  bench.played.vulndb.limit = limit;
  for (const id of ['ossindex', 'snyk', 'vulndb']) await bench.set(`${id}.requests.per.minute`, perMinute);
});
afterAll(async () => {
  await other.outgoing.close();
  await closeDatabase(other.db);
  await bench.close();
});

/** One worker's pass over everything that is due. */
async function work(id: AnalyzerId, context: Context): Promise<void> {
  const analyzer = findAnalyzer(id);
  if (!analyzer) throw new Error(id);
  const { db, log, now } = context;
  const { signal } = new AbortController();
  const job: JobContext = {
    db,
    log,
    now,
    signal,
    token: '',
    chain: '',
    progress: () => undefined,
    warn: () => undefined,
  };
  await askForDue(analyzer, context, job);
}

/** Others at each try: what has been asked about is not due again. */
let tries = 0;
const packages = (count: number) =>
  Array.from({ length: count }, (_, n) => {
    const name = `p${tries}-${n}`;
    return { name, purl: `pkg:npm/${name}@1.0.0` };
  });
const programs = (count: number) =>
  Array.from({ length: count }, (_, n) => {
    const name = `c${tries}-${n}`;
    return { name, cpe: `cpe:2.3:a:acme:${name}:1:*:*:*:*:*:*:*` };
  });

it.each([
  ['snyk', () => packages(100), 2],
  ['vulndb', () => programs(45), 1],
  ['ossindex', () => packages(5_800), 1],
] as const)(
  '%s is never asked more often than it allows by two workers, which use most of it',
  async (id, componentsOf, lanes) => {
    tries += 1;
    await bench.upload(`for ${id} ${tries}`, componentsOf());
    const { db } = bench.server;
    await inTransaction(db, (trx) =>
      addOldDue(trx, id, { afterId: 0, limit: 10_000, answeredBefore: whateverAnswered }),
    );
    bench.services.reset();
    const startedAt = performance.now();
    await Promise.all([work(id, bench.server.context), work(id, other)]);
    const seconds = (performance.now() - startedAt) / 1000;
    const { requests } = bench.services;
    expect(new Set(requests.map(({ status }) => status))).not.toContain(429);
    const most = id === 'snyk' ? Math.max(bench.snyk.most('one'), bench.snyk.most('two')) : bench[id].most;
    expect(most).toBeLessThanOrEqual(limit.requests);
    // The last request of each lane is not waited for. Workers that keep each other waiting would use half of it; what a busy
    // machine takes from them is less.
    const perSecond = (requests.length - lanes) / lanes / seconds;
    expect(perSecond).toBeGreaterThan(0.6 * (limit.requests / (limit.windowMs / 1000)));
  },
  180_000,
);
