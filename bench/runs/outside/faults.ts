import type { PlannedFault } from '@waybill/test-kit';
import { sql } from '../../../apps/server/src/db/database.ts';
import { peakResident, resetPeak } from '../../process-memory.ts';
import { atLeast, atMost, type Figure, reported } from '../../report.ts';
import type { BenchServer } from '../../server-process.ts';
import { countWritten, isKept, type Outcome, type Outsider } from './outsider.ts';

type Fault = readonly PlannedFault[] | 'refused';
type Known = Awaited<ReturnType<Outsider['known']>> | undefined;
const nothing: ReadonlyMap<string, string> = new Map();

const faults: Readonly<Record<string, Fault>> = {
  refused: 'refused',
  '401': [{ kind: 'status', status: 401 }],
  '403': [{ kind: 'status', status: 403 }],
  '404': [{ kind: 'status', status: 404 }],
  '429 with Retry-After': [{ kind: 'status', status: 429, retryAfterSeconds: 1, times: 1 }],
  '500': [{ kind: 'status', status: 500 }],
  truncated: [{ kind: 'truncated' }],
  malformed: [{ kind: 'body', body: '{"hello":1}' }],
  'HTML for JSON': [{ kind: 'html' }],
  redirect: [{ kind: 'redirect', location: '/elsewhere' }],
  'endless body': [{ kind: 'endless' }],
  cut: [{ kind: 'cut', afterBytes: 4 }],
  silence: [{ kind: 'silence', times: 1 }],
  'time-out in the middle': [{ kind: 'stall', afterBytes: 4, times: 1 }],
};

/**
 * Commits every fault in all outsiders at once. Waybill must report it or recover without a loss, in bounded
 * memory, keep its data, and succeed in the next run.
 */
export async function commitFaults(server: BenchServer, outsiders: readonly Outsider[]): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [n, [name, fault]] of Object.entries(faults).entries()) {
    for (const one of outsiders) {
      await one.letTimePass?.(server);
      await one.change(2 + n);
      if (fault === 'refused') await one.address(server, 'http://127.0.0.1:9');
      else for (const planned of fault) one.host.fail(one.faultPath, planned);
    }
    const before = await Promise.all(outsiders.map((one) => one.known(server.db)));
    resetPeak(server.pid);
    const startedAt = performance.now();
    const failed = await Promise.all(outsiders.map((one) => one.run(server)));
    const seconds = (performance.now() - startedAt) / 1000;
    const peak = peakResident(server.pid);
    const kept = await Promise.all(outsiders.map((one) => one.known(server.db)));
    await sql`delete from outgoing_lane where lane <> ''`.execute(server.db);
    for (const one of outsiders) {
      one.host.reset();
      await one.address(server, one.host.url);
      await one.letTimePass?.(server);
    }
    const next = await Promise.all(outsiders.map((one) => one.run(server)));
    const well = await Promise.all(outsiders.map((one) => one.known(server.db)));
    figures.push(
      reported(`${name}: all runs`, seconds, 's'),
      atMost(`${name}: peak of the process`, peak, 'MB', 512),
    );
    for (const [at, one] of outsiders.entries()) {
      const { error } = failed[at] as Outcome;
      const [old, then, now] = [before[at], kept[at], well[at]] as Known[];
      const isMissed = countWritten(then ?? nothing, now ?? nothing) > 0;
      const isGood =
        (error !== undefined || !isMissed) &&
        isKept(old ?? nothing, then ?? nothing) &&
        next[at]?.error === undefined;
      const words = (error ?? 'got over').replaceAll(/127\.0\.0\.1:\d+/g, 'host').slice(0, 90);
      figures.push(atLeast(`${name}: ${one.name} (${words})`, isGood ? 1 : 0, '', 1));
    }
  }
  for (const { name, countLeft } of outsiders) {
    if (countLeft) figures.push(atMost(`${name}: left there after all faults`, countLeft(), '', 0));
  }
  return figures;
}
