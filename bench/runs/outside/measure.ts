import { sql } from '../../../apps/server/src/db/database.ts';
import { peakResident, resetPeak } from '../../process-memory.ts';
import { atLeast, atMost, type Figure, reported } from '../../report.ts';
import type { BenchServer } from '../../server-process.ts';
import { changed, countWritten, type Outcome, type Outsider } from './outsider.ts';

interface Step {
  outcome: Outcome;
  /** From the start of the run to the last request that this host got, or to the end of a run with one host. */
  seconds: number;
  requests: number;
  /** The number of requests that can be cut and were answered. */
  answered: number;
  rows: number;
  /** The peak of the process, over the runs of all hosts in the group. */
  peak: number;
}

/**
 * The runs of a group of outsiders, all at once: the first, one without changes, one with 500 changed records, one that is cut in
 * its middle, and the one that takes it up.
 */
export async function measure(server: BenchServer, group: readonly Outsider[]): Promise<Figure[]> {
  const figures: Figure[] = [];
  const step = async (
    name: string,
    prepare: (one: Outsider) => Promise<void> | void,
    isDue: (one: Outsider) => boolean = () => true,
  ) => {
    for (const one of group) {
      if (isDue(one)) await one.letTimePass?.(server);
      await prepare(one);
    }
    const steps = await runAll(server, group);
    for (const [n, one] of group.entries()) {
      const { seconds, requests, rows } = steps[n] as Step;
      const label = `${one.name} ${name}`;
      figures.push(reported(`${label}: time`, seconds, 's'), reported(`${label}: requests`, requests, ''));
      figures.push(reported(`${label}: rows`, rows, ''));
    }
    figures.push(
      atMost(`${group.map((one) => one.name).join(', ')} ${name}: peak`, steps[0]?.peak ?? 0, 'MB', 512),
    );
    return steps;
  };
  const first = await step('first', () => undefined);
  for (const [n, one] of group.entries()) {
    figures.push(atLeast(`${one.name} first: known`, (await one.known(server.db)).size, '', one.records));
    if (one.name === 'nvd-api') {
      figures.push(atLeast('B1 rate by page', one.records / (first[n]?.seconds ?? Infinity), 'CVE/s', 1_500));
    }
  }
  const unchanged = await step('unchanged', () => undefined);
  const withChanges = await step('500 changed', (one) => one.change(1));
  const cut = await step('cut in the middle', async (one) => {
    await one.forget(server);
    for (const fault of one.cut) one.host.fail(one.cutPath ?? one.faultPath, fault);
  });
  await sql`delete from outgoing_lane where lane <> ''`.execute(server.db);
  const knownAtCut = await Promise.all(group.map((one) => one.known(server.db)));
  const resumed = await step(
    'taken up again',
    (one) => one.host.reset(),
    (one) => one.resumes !== 'requests',
  );
  for (const [n, one] of group.entries()) {
    figures.push(
      atMost(`${one.name} unchanged: rows`, unchanged[n]?.rows ?? Infinity, '', 0),
      atLeast(`${one.name} 500 changed: rows`, withChanges[n]?.rows ?? 0, '', changed),
      atLeast(`${one.name} cut in the middle: told`, cut[n]?.outcome.error === undefined ? 0 : 1, '', 1),
    );
    if (one.resumes === 'requests') {
      const answered = (cut[n]?.answered ?? 0) + (resumed[n]?.answered ?? 0);
      figures.push(atMost(`${one.name} asked twice`, answered - (first[n]?.answered ?? 0), 'requests', 0));
    }
    if (one.resumes === 'records' || one.resumes === 'requests') {
      const kept = knownAtCut[n]?.size ?? 0;
      figures.push(
        atLeast(`${one.name} kept of the cut run`, kept, 'records', 1),
        atMost(`${one.name} read twice`, kept + (resumed[n]?.rows ?? 0) - one.records, 'records', 0),
      );
    }
    if (one.resumes === 'bytes') {
      const isPart = one.host.requests.some(({ status }) => status === 206);
      figures.push(atLeast(`${one.name} goes on where it was cut`, isPart ? 1 : 0, '', 1));
    }
  }
  return figures;
}

async function runAll(server: BenchServer, group: readonly Outsider[]): Promise<Step[]> {
  const before = await Promise.all(group.map((one) => one.known(server.db)));
  const counts = group.map((one) => one.host.requests.length);
  resetPeak(server.pid);
  const startedAt = performance.now();
  const outcomes = await Promise.all(
    group.map(async (one) => ({ outcome: await one.run(server), endedAt: performance.now() })),
  );
  const peak = peakResident(server.pid);
  const after = await Promise.all(group.map((one) => one.known(server.db)));
  return group.map((one, n) => {
    const { outcome, endedAt } = outcomes[n] as { outcome: Outcome; endedAt: number };
    const requests = one.host.requests.slice(counts[n]);
    const lastAt = group.length === 1 ? endedAt : (requests.at(-1)?.at ?? startedAt);
    return {
      outcome,
      seconds: (lastAt - startedAt) / 1000,
      requests: requests.length,
      answered: requests.filter(({ path, status }) => status === 200 && canBeCut(one, path)).length,
      rows: countWritten(before[n] ?? new Map(), after[n] ?? new Map()),
      peak,
    };
  });
}

function canBeCut({ faultPath, cutPath = faultPath }: Outsider, path: string): boolean {
  return cutPath.endsWith('/*') ? path.startsWith(cutPath.slice(0, -1)) : path === cutPath;
}
