import { setTimeout as sleep } from 'node:timers/promises';
import { generateBom } from '../../generate/bom.ts';
import { peakResident, resetPeak } from '../../process-memory.ts';
import { atLeast, atMost, type Figure, median, reported } from '../../report.ts';
import { type BenchServer, uploadBom, withServer } from '../../server-process.ts';
import { startReceiver } from './receiver.ts';
import { addRules, countDeliveries, countOpenEvents, writeEvents } from './world.ts';

const rules = 50;
const components = 2_000;
const boms = 5;
const goal = { perSecond: 500, memoryMb: 512, slowerPercent: 5 };

interface Pace {
  readonly perSecond: number;
  readonly memoryMb: number;
}

/** Sends events by fifty rules to as many destinations; then once more while one of them never answers. */
export async function measurePace(events: number): Promise<Figure[]> {
  const projects = Math.max(1, events / 10);
  const all = await paceOf(events, projects, 0);
  const others = await paceOf(events, projects, 1);
  const times = await timeBoms(events, projects);
  const slower = (1 - others.perSecond / (rules - 1) / (all.perSecond / rules)) * 100;
  return [
    reported('deliveries', events * rules, ''),
    atLeast('deliveries', all.perSecond, '/s', goal.perSecond),
    atMost('memory of the server', all.memoryMb, 'MB', goal.memoryMb),
    atMost('the others slower while one destination is dead', slower, '%', goal.slowerPercent),
    atMost('memory meanwhile', others.memoryMb, 'MB', goal.memoryMb),
    reported(`BOM of ${components} components, nothing to deliver`, median(times.quiet), 's'),
    reported('while deliveries are under way', median(times.busy), 's'),
    atMost(
      'a BOM slower while deliveries are under way',
      (median(times.busy) / median(times.quiet) - 1) * 100,
      '%',
      goal.slowerPercent,
    ),
  ];
}

/** The seconds that BOMs take, before and while all rules send events. */
async function timeBoms(
  events: number,
  projects: number,
): Promise<{ quiet: readonly number[]; busy: readonly number[] }> {
  const receivers = await Promise.all(Array.from({ length: rules }, () => startReceiver(0)));
  try {
    return await withServer(async ({ client, db }) => {
      await addRules(
        client,
        receivers.map(({ url }, n) => `${url}/rule/${n}`),
      );
      let uploaded = 0;
      const upload = async () => {
        const project = { name: `bench-${uploaded}`, version: '1' };
        uploaded += 1;
        return (await uploadBom(client, project, generateBom(components, 1, uploaded))).accepted;
      };
      const quiet: number[] = [];
      // The first one warms the caches.
      await upload();
      for (let n = 0; n < boms; n++) quiet.push(await upload());
      await writeEvents(db, events, projects);
      const arrived = () => receivers.reduce((sum, { arrivals }) => sum + arrivals.length, 0);
      const busy: number[] = [];
      while (busy.length < boms) {
        const seconds = await upload();
        // The last one may not have been alone.
        if (arrived() >= (events + uploaded) * rules) break;
        busy.push(seconds);
      }
      if (busy.length === 0) throw new Error('All was delivered before a BOM was done');
      return { quiet, busy };
    });
  } finally {
    await Promise.all(receivers.map((receiver) => receiver.close()));
  }
}

/** @param dead how many of the destinations never answer */
async function paceOf(events: number, projects: number, dead: number): Promise<Pace> {
  // Each is a host of its own, as connections are shared by host.
  const receivers = await Promise.all(Array.from({ length: rules }, () => startReceiver(0)));
  try {
    return await withServer(async (server) => {
      const destinations = receivers.map(({ url }, n) => `${url}/${n < dead ? 'dead' : 'rule'}/${n}`);
      await addRules(server.client, destinations);
      resetPeak(server.pid);
      const begun = performance.now();
      await writeEvents(server.db, events, projects);
      const owed = events * (rules - dead);
      const arrived = () => receivers.reduce((sum, { arrivals }) => sum + arrivals.length, 0);
      await untilArrived(server, () => arrived() >= owed);
      const seconds = (performance.now() - begun) / 1000;
      return { perSecond: owed / seconds, memoryMb: peakResident(server.pid) };
    });
  } finally {
    await Promise.all(receivers.map((receiver) => receiver.close()));
  }
}

const standStillMs = 120_000;

async function untilArrived({ db }: BenchServer, isDone: () => boolean): Promise<void> {
  let left = Number.POSITIVE_INFINITY;
  let changedAt = performance.now();
  while (!isDone()) {
    await sleep(100);
    if (performance.now() - changedAt < standStillMs) continue;
    const now = (await countDeliveries(db)).waiting + (await countOpenEvents(db));
    if (now >= left) throw new Error(`${now} deliveries do not move`);
    left = now;
    changedAt = performance.now();
  }
}
