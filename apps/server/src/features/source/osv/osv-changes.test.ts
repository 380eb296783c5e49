import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { getSource, type MirrorBench, osvRecord, startMirrorBench } from '../source.fixtures.ts';

const refused = { kind: 'status', status: 401 } as const;
const idOf = (n: number) => `GO-2026-${1000 + n}`;
const pathOf = (n: number) => `/osv/Go/${idOf(n)}.json`;

/** Each test changes all records, after which they are asked for one by one. */
describe('changed records of OSV', () => {
  let bench: MirrorBench;
  let edition = 0;
  beforeAll(async () => {
    bench = await startMirrorBench();
    await publish(1);
    await bench.mirror('osv');
  });
  afterAll(() => bench.close());
  afterEach(() => bench.source.reset());

  /** The last of the records is the newest, which is asked for first. */
  async function publish(count: number): Promise<void> {
    edition += 1;
    const records = Array.from({ length: count }, (_, n) =>
      osvRecord(idOf(n), {
        modified: `2026-02-0${edition}T00:00:${10 + n}Z`,
        summary: `Edition ${edition}`,
      }),
    );
    await bench.write({ osv: { Go: records } });
    bench.source.reset();
  }

  /** The number of records stored in their current version. */
  async function countCurrent(): Promise<number | undefined> {
    const [row] = await bench.rows<{ n: number }>(
      `select count(*)::int as n from vuln where title = 'Edition ${edition}'`,
    );
    return row?.n;
  }

  const countAsked = () => bench.source.requests.filter(({ path }) => path.includes('GO-2026')).length;
  const lastSuccess = async () => (await getSource(bench.caller, 'osv')).parts[0]?.lastSuccess;

  it('are asked for again by the next run when a few cannot be fetched', async () => {
    await publish(20);
    for (let n = 0; n < 5; n++) bench.source.fail(pathOf(n), refused);
    const view = await bench.mirror('osv');
    expect(view.state).toBe('done');
    expect(view.warnings).toHaveLength(5);
    expect(view.warnings[0]).toContain('wants other credentials (401)');
    expect(await countCurrent()).toBe(15);
    bench.source.reset();
    expect(await bench.mirror('osv')).toMatchObject({ state: 'done', warnings: [] });
    expect(await countCurrent()).toBe(20);
  });

  it('fail their ecosystem when more cannot be fetched, and those that were fetched are kept', async () => {
    await publish(20);
    bench.skipDays(1);
    const before = await lastSuccess();
    for (let n = 0; n < 6; n++) bench.source.fail(pathOf(n), refused);
    const error = expect.stringMatching(/More than 5 changed records of Go.+wants other credentials \(401\)/);
    expect(await bench.mirror('osv')).toMatchObject({ state: 'failed', error, parts: [{ error }] });
    expect(await lastSuccess()).toBe(before);
    expect(await countCurrent()).toBe(14);
    bench.source.reset();
    expect((await bench.mirror('osv')).state).toBe('done');
    expect(await countCurrent()).toBe(20);
  });

  it('are not asked for one after the other at a service that refuses', async () => {
    await publish(40);
    for (let n = 0; n < 40; n++) bench.source.fail(pathOf(n), refused);
    expect((await bench.mirror('osv')).state).toBe('failed');
    expect(countAsked()).toBeLessThanOrEqual(5 + 8);
    expect(await countCurrent()).toBe(0);
  });
});
