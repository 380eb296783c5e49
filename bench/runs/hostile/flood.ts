import { setTimeout as sleep } from 'node:timers/promises';
import { peakResident } from '../../process-memory.ts';
import { atMost, type Figure, reported } from '../../report.ts';
import type { BenchServer } from '../../server-process.ts';
import { call } from './call.ts';
import { whileAskingReadiness } from './readiness.ts';

const maxReadinessSeconds = 0.5;
const maxListSeconds = 2;
const maxGrowthMb = 200;
export const recoverWithinSeconds = 60;

export interface Flood {
  /** Such as `unread exports`. */
  readonly name: string;
  /** The list that another caller reads meanwhile. */
  readonly list: string;
  readonly authorization: string;
  /** Begins the attack; what it returns ends it. */
  begin(): Promise<() => Promise<void>>;
  /** The length of the attack. */
  readonly lastsMs: number;
}

/**
 * The effects of many concurrent requests on others: readiness, their lists, the server's memory, and the
 * time to recover.
 */
export async function measureFlood(server: BenchServer, flood: Flood): Promise<Figure[]> {
  const before = peakResident(server.pid);
  const seconds: number[] = [];
  const read = async () => {
    const { status, seconds: took } = await call(server.url + flood.list, {
      headers: { authorization: flood.authorization },
      giveUpSeconds: recoverWithinSeconds,
    });
    return status === 200 ? took : recoverWithinSeconds;
  };
  const { result: end, readiness } = await whileAskingReadiness(server.url, async () => {
    const stop = await flood.begin();
    const until = performance.now() + flood.lastsMs;
    while (performance.now() < until) {
      seconds.push(await read());
      await sleep(100);
    }
    return stop;
  });
  const worstList = Math.max(...seconds);
  await end();
  const ended = performance.now();
  // Two reads in a row, since the first may have been lucky.
  for (let good = 0; good < 2; ) {
    good = (await read()) <= maxListSeconds ? good + 1 : 0;
    if ((performance.now() - ended) / 1000 > 2 * recoverWithinSeconds) break;
  }
  const { name } = flood;
  return [
    atMost(`${name}: /health/ready meanwhile, worst`, readiness.worst, 's', maxReadinessSeconds),
    atMost(`${name}: /health/ready meanwhile, refused`, readiness.refused, 'answers', 0),
    atMost(`${name}: list of another caller meanwhile, worst`, worstList, 's', maxListSeconds),
    reported(`${name}: lists read meanwhile`, seconds.length, 'answers'),
    atMost(`${name}: all is well after`, (performance.now() - ended) / 1000, 's', recoverWithinSeconds),
    atMost(`${name}: growth of the server's peak`, peakResident(server.pid) - before, 'MB', maxGrowthMb),
  ];
}
