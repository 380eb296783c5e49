import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSourceServer, writeSources } from '@waybill/test-kit';
import type { Bench } from '../bench.ts';
import { driftOf } from '../drift.ts';
import { bomOf, osvRecords } from '../generate/aliased-findings.ts';
import { atMost, median, reported } from '../report.ts';
import { type BenchServer, mirror, setSources, uploadBom, withServer } from '../server-process.ts';

const shape = { flaws: 500, versions: 20 };
const findings = shape.flaws * shape.versions;
const runs = 5;

/** One decision about all findings of a project, by the filter of the list, and taken back. */
export const bulk: Bench = {
  id: 'bulk',
  title: 'one decision about 10,000 findings, and undone',
  async run(size) {
    const root = await mkdtemp(join(tmpdir(), 'waybill-feed-'));
    await writeSources(root, { osv: { npm: osvRecords(shape) } });
    const sources = await startSourceServer({ root });
    try {
      return await withServer(async ({ client, db }) => {
        await setSources(client, { osv: sources.urls.osv }, ['npm']);
        await mirror(client, 'osv');
        const first: Times[] = [];
        for (let run = 0; run <= runs; run++) {
          const project = { name: 'bulk', version: String(run) };
          await uploadBom(client, project, bomOf(shape));
          const times = await decideAndUndo(client, project);
          // The first project warms the caches and is not counted.
          if (run > 0) first.push(times);
        }
        const drift = await driftOf(db);
        return {
          id: 'bulk',
          title: this.title,
          size,
          runs,
          figures: [
            reported('accepted after', median(first.map((times) => times.accepted)), 's'),
            atMost(
              'from the request to the last finding',
              median(first.map((times) => times.decided)),
              's',
              3,
            ),
            reported('undone', median(first.map((times) => times.undone)), 's'),
            atMost('counters that differ', drift, '', 0),
          ],
          notes: ['each finding with its analysis, two lines in its trail, an event and its counters'],
        };
      });
    } finally {
      await sources.close();
      await rm(root, { recursive: true, force: true });
    }
  },
};

interface Times {
  accepted: number;
  decided: number;
  undone: number;
}

interface Started {
  token: string;
  total: number;
}

async function decideAndUndo(
  client: BenchServer['client'],
  { name, version }: { name: string; version: string },
): Promise<Times> {
  const found = await client.send('GET', `api/v1/project/lookup?name=${name}&version=${version}`);
  const { uuid } = found as { uuid: string };
  const begin = performance.now();
  const started = (await client.send('POST', `api/waybill/v1/project/${uuid}/findings/decisions`, {
    selection: { kind: 'filter' },
    analysisState: 'NOT_AFFECTED',
    comment: 'Not reachable',
  })) as Started;
  const accepted = performance.now();
  await client.wait(started.token, 10);
  const decided = performance.now();
  await requireDone(client, started);
  const undoing = (await client.send('POST', `api/waybill/v1/bulk/${started.token}/undo`)) as Started;
  await client.wait(undoing.token, 10);
  const undone = performance.now();
  await requireDone(client, undoing);
  return {
    accepted: (accepted - begin) / 1000,
    decided: (decided - begin) / 1000,
    undone: (undone - decided) / 1000,
  };
}

async function requireDone(client: BenchServer['client'], { token }: Started): Promise<void> {
  const report = (await client.send('GET', `api/waybill/v1/bulk/${token}`)) as {
    state: string;
    done: number;
  };
  if (report.state === 'done' && report.done === findings) return;
  throw new Error(`Of ${findings} findings ${report.done} were changed, ${report.state}`);
}
