import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { runSql, sql } from '../../db/database.ts';
import { startDueWork } from '../../jobs/schedule.ts';
import { type MirrorBench, nvdCve, osvRecord, startMirrorBench } from './source.fixtures.ts';
import { recurringMirrors } from './source.jobs.ts';

describe('looks for changes', () => {
  let bench: MirrorBench;
  beforeAll(async () => {
    bench = await startMirrorBench();
    await bench.write({
      nvd: { 2026: [nvdCve('CVE-2026-0001')], modified: [] },
      osv: { Go: [osvRecord('GO-2026-0001')] },
      kev: [{ cveID: 'CVE-2026-0001' }],
    });
    await bench.set('epss.enabled', 'false');
  });
  afterAll(() => bench.close());
  afterEach(() => bench.source.reset());

  /** Time passes, and what is due is done. */
  async function pass(minutes: number): Promise<string[]> {
    const { server, source } = bench;
    // Tasks are written by the clock of the database: they grow older instead.
    await runSql(server.db, sql`update task set created_at = created_at - ${minutes} * interval '1 minute'`);
    await startDueWork(server.db, recurringMirrors(performance.now() - 3_600_000), new Date());
    await server.runJobs();
    return source.requests.map(({ path }) => path);
  }

  it('wait until a source has been read whole', async () => {
    const asked = await pass(0);
    expect(asked.filter((path) => path.includes('nvdcve-2.0-2026'))).toHaveLength(2);
    const kinds = await bench.rows("select distinct kind from task where kind like 'source.%'");
    expect(kinds).toEqual([{ kind: 'source.mirror' }]);
  });

  it('ask for what costs little: recent changes, one list, one catalog', async () => {
    const asked = await pass(1);
    expect(asked.toSorted()).toEqual([
      '/kev/known_exploited_vulnerabilities.json',
      '/nvd/json/cve/2.0/nvdcve-2.0-modified.meta',
      '/osv/Go/modified_id.csv',
    ]);
    expect(bench.source.requests.map(({ status }) => status).toSorted()).toEqual([200, 304, 304]);
    bench.source.reset();
    expect(await pass(10)).toEqual([]);
  });

  it('bring what changed, and are told as the next run', async () => {
    await bench.write({
      nvd: { modified: [nvdCve('CVE-2026-0002')] },
      osv: {
        Go: [osvRecord('GO-2026-0001'), osvRecord('GO-2026-0002', { modified: '2026-02-02T00:00:00Z' })],
      },
    });
    const asked = await pass(5);
    expect(asked).toContain('/osv/Go/GO-2026-0002.json');
    expect(asked).not.toContain('/osv/Go/all.zip');
    const ids = await bench.rows<{ id: string }>('select ext_id as id from vuln order by 1');
    expect(ids.map(({ id }) => id)).toEqual([
      'CVE-2026-0001',
      'CVE-2026-0002',
      'GO-2026-0001',
      'GO-2026-0002',
    ]);
    const { body } =
      await bench.caller.get<{ source: string; lastRun: number; nextRun: number }[]>(
        '/api/waybill/v1/sources',
      );
    const nvd = body.find(({ source }) => source === 'nvd');
    expect(((nvd?.nextRun ?? 0) - (nvd?.lastRun ?? 0)) / 60_000).toBeCloseTo(15, 0);
  });

  it('do not put off the whole run, and are forgotten after a day', async () => {
    await pass(24 * 60);
    const asked = await pass(24 * 60);
    expect(asked).toContain('/nvd/json/cve/2.0/nvdcve-2.0-2026.meta');
    const [row] = await bench.rows<{ n: number }>(
      "select count(*)::int as n from task where kind = 'source.look' and created_at < now() - interval '30 hours'",
    );
    expect(row?.n).toBeLessThanOrEqual(3);
  });

  it('can be switched off', async () => {
    for (const name of ['nvd.poll.minutes', 'google.osv.poll.minutes', 'kev.poll.minutes'])
      await bench.set(name, '0');
    expect(await pass(60)).toEqual([]);
  });
});
