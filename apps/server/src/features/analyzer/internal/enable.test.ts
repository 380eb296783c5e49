import { afterAll, beforeAll, expect, it } from 'vitest';
import { noDrift } from '../../../../test/no-drift.ts';
import { countDrift } from '../../matching/matching.service.ts';
import { osvRecord, storeTestRecords } from '../../source/source.fixtures.ts';
import { type AnalyzerBench, startAnalyzerBench } from '../analyzer.fixtures.ts';

const one = (version: string) => ({
  name: 'one',
  version: `v${version}`,
  purl: `pkg:golang/example.com/one@v${version}`,
});

let bench: AnalyzerBench;
let first: { uuid: string };
beforeAll(async () => {
  bench = await startAnalyzerBench();
  await storeTestRecords(bench.server.db, { osv: [osvRecord('GO-2030-0001')] });
  first = await bench.upload('first', [one('1.0.0')]);
});
afterAll(async () => {
  expect(await countDrift(bench.server.db)).toEqual(noDrift);
  await bench.close();
});

async function turn(value: 'true' | 'false'): Promise<void> {
  const change = [{ group: 'scanner', name: 'internal.enabled', value }];
  const { status, text } = await bench.client.patch('/api/waybill/v1/settings', change);
  expect(status, text).toBe(200);
  await bench.server.runJobs();
}

it('what is off finds nothing new, and keeps what holds', async () => {
  await turn('false');
  const second = await bench.upload('second', [one('1.1.0')]);
  await storeTestRecords(bench.server.db, { osv: [osvRecord('GO-2030-0002')] });
  const found = async (project: { uuid: string }) =>
    (await bench.findings(project)).map(({ vulnerability }) => vulnerability);
  expect(await found(second)).toEqual([]);
  expect(await found(first)).toEqual(['OSV/GO-2030-0001']);

  await turn('true');
  expect(await found(second)).toEqual(['OSV/GO-2030-0001', 'OSV/GO-2030-0002']);
  expect(await found(first)).toEqual(['OSV/GO-2030-0001', 'OSV/GO-2030-0002']);
});

it('what is off still ends what no longer holds', async () => {
  await turn('false');
  await storeTestRecords(bench.server.db, { osv: [osvRecord('GO-2030-0001', { fixed: '0.5.0' })] });
  expect((await bench.findings(first)).map(({ vulnerability }) => vulnerability)).toEqual([
    'OSV/GO-2030-0002',
  ]);
});
