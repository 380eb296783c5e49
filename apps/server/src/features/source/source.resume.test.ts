import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { JobInterrupted } from '../../jobs/job.ts';
import { nvdSource } from './nvd/nvd.source.ts';
import { type MirrorBench, nvdCve, startMirrorBench } from './source.fixtures.ts';
import type { MirrorRun, MirrorStage } from './source.ts';

const count = 4_500;
const stored = 'select count(*)::int as n from vuln_record';

describe('a mirror that is interrupted', () => {
  let bench: MirrorBench;
  let workDir: string;
  beforeAll(async () => {
    bench = await startMirrorBench();
    workDir = await mkdtemp(path.join(tmpdir(), 'waybill-resume-'));
    const cves = Array.from({ length: count }, (_, n) => nvdCve(`CVE-2026-${10_000 + n}`));
    await bench.write({ nvd: { 2026: cves } });
  });
  afterAll(async () => {
    await bench.close();
    await rm(workDir, { recursive: true });
  });

  const run = (signal: AbortSignal, onStage: (stage: MirrorStage) => void): MirrorRun => ({
    db: bench.server.db,
    secrets: bench.server.context.secrets,
    outgoing: bench.server.context.outgoing,
    changesOnly: false,
    signal,
    now: () => new Date('2026-03-01T12:00:00Z'),
    dataDir: workDir,
    workDir,
    progress: (_percent, stage) => onStage(stage),
    warn: () => undefined,
  });

  it('keeps what it stored and leaves the rest to the next run, which fetches nothing again', async () => {
    const stop = new AbortController();
    const onStage = (stage: MirrorStage) => {
      if (stage === 'reading') stop.abort();
    };
    await expect(nvdSource.mirror(run(stop.signal, onStage))).rejects.toThrow(JobInterrupted);
    const [half] = await bench.rows<{ n: number }>(stored);
    expect(half?.n).toBeGreaterThan(0);
    expect(half?.n).toBeLessThan(count);
    const before = await bench.rows<{ id: string; v: string }>(
      'select record_id as id, xmin::text as v from vuln_record',
    );
    bench.source.reset();

    const result = await nvdSource.mirror(run(new AbortController().signal, () => undefined));
    expect(result).toMatchObject({ records: count, changed: count - (half?.n ?? 0) });
    expect(await bench.rows(stored)).toEqual([{ n: count }]);
    const after = new Map(
      (
        await bench.rows<{ id: string; v: string }>(
          'select record_id as id, xmin::text as v from vuln_record',
        )
      ).map((row) => [row.id, row.v]),
    );
    for (const row of before) expect(after.get(row.id)).toBe(row.v);
    const feed = bench.source.requests.filter((request) => request.path.endsWith('2026.json.gz'));
    expect(feed.map((request) => request.status)).toEqual([304]);
  });
});

/** Real advisories; a clone of the repository alone does not have them. */
const shared = process.env.WAYBILL_SHARED ?? path.resolve(import.meta.dirname, '../../../../../../shared');
const real = path.join(shared, 'data', 'osv', 'crates.io', 'all.zip');

describe.skipIf(!existsSync(real))('the advisories of crates.io (needs ../shared)', () => {
  let bench: MirrorBench;
  beforeAll(async () => {
    bench = await startMirrorBench();
    const target = path.join(bench.root, 'osv', 'crates.io');
    await mkdir(target, { recursive: true });
    for (const name of ['all.zip', 'modified_id.csv'])
      await cp(path.join(path.dirname(real), name), path.join(target, name));
    await bench.set('google.osv.enabled', 'crates.io');
  });
  afterAll(() => bench.close());

  it('are all read, withdrawn ones without ranges', async () => {
    expect(await bench.mirror('osv')).toMatchObject({ state: 'done', records: 1206, warnings: [] });
    const [row] = await bench.rows<{ n: number; rejected: number; bare: number }>(
      `select count(*)::int as n, count(rejected_at)::int as rejected,
        count(*) filter (where rejected_at is not null and not exists (select 1 from vrange r where r.vuln_id = v.vuln_id))::int
          as bare from vuln v`,
    );
    expect(row).toEqual({ n: 1206, rejected: 13, bare: 13 });
  });
});
