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

/** What the played services allow: five a second. */
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

const packages = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ name: `p${n}`, purl: `pkg:npm/p${n}@1.0.0` }));

it.each([
  ['snyk', packages(100), 2],
  [
    'vulndb',
    Array.from({ length: 45 }, (_, n) => ({ name: `c${n}`, cpe: `cpe:2.3:a:acme:c${n}:1:*:*:*:*:*:*:*` })),
    1,
  ],
  ['ossindex', packages(5_800), 1],
] as const)(
  '%s is never asked more often than it allows by two workers, which use most of it',
  async (id, components, lanes) => {
    await bench.upload(`for ${id}`, components);
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
    // The last request of each lane is not waited for.
    const perSecond = (requests.length - lanes) / lanes / seconds;
    expect(perSecond).toBeGreaterThan(0.8 * (limit.requests / (limit.windowMs / 1000)));
  },
  180_000,
);
