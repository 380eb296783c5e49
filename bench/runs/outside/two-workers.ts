import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRateMeter, type SourceServer } from '@waybill/test-kit';
import { features } from '../../../apps/server/src/app.ts';
import { loadConfig } from '../../../apps/server/src/config/config.ts';
import { closeDatabase } from '../../../apps/server/src/db/database.ts';
import type { Context } from '../../../apps/server/src/feature.ts';
import { createLogger } from '../../../apps/server/src/logging.ts';
import { prepareDatabase } from '../../../apps/server/src/prepare.ts';
import { openContext } from '../../../apps/server/src/start.ts';
import { withBenchDatabase } from '../../database.ts';
import { atLeast, atMost, type Figure } from '../../report.ts';

/** The period in which requests to hosts are counted. */
const measuredMs = 65_000;

export type Workers = readonly [Context, Context];

/**
 * Two workers of the product with a database in common, and files of their own as on two machines.
 * @param env of both, beside what they need
 */
export async function withTwoWorkers<T>(
  env: Readonly<Record<string, string>>,
  use: (workers: Workers) => Promise<T>,
): Promise<T> {
  return withBenchDatabase(async ({ url }) => {
    const log = createLogger('error');
    const folder = await mkdtemp(join(tmpdir(), 'waybill-workers-'));
    const open = (name: string) => {
      const config = loadConfig({
        WAYBILL_DATABASE_URL: url,
        WAYBILL_SECRET_KEY: 'a key of the bench',
        WAYBILL_DATA_DIR: join(folder, name),
        ...env,
      });
      return openContext({ config, log, connection: { connectionString: url } }, features);
    };
    const workers = [open('one'), open('other')] as const;
    try {
      await prepareDatabase(workers[0], features);
      return await use(workers);
    } finally {
      for (const { outgoing, db } of workers) {
        await outgoing.close();
        await closeDatabase(db);
      }
      await rm(folder, { recursive: true, force: true });
    }
  });
}

/** Has both workers do the same job, as far as they come in the time that is measured. */
export async function workBoth(workers: Workers, kind: string, input: object): Promise<void> {
  const signal = AbortSignal.timeout(measuredMs);
  await Promise.all(workers.map((worker) => work(worker, kind, input, signal)));
}

async function work(context: Context, kind: string, input: object, signal: AbortSignal): Promise<void> {
  const jobs = features.flatMap((feature) => feature.jobs?.(context) ?? []);
  const job = jobs.find((one) => one.kind === kind);
  if (!job) throw new Error(`Nothing does ${kind}`);
  const { db, log, now } = context;
  const quiet = { token: '', chain: '', progress: () => undefined, warn: () => undefined };
  try {
    await job.run(input, { db, log, now, signal, ...quiet });
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

/** A host's published limit. */
export interface PublishedLimit {
  readonly host: string;
  readonly requests: number;
  readonly windowMs: number;
}

/** True if the requests that a host was asked kept to its limit, and how much of it they used. */
export function judgeLimit(
  { host, requests, windowMs }: PublishedLimit,
  asked: SourceServer['requests'],
): Figure[] {
  const meter = createRateMeter({ requests, windowMs });
  for (const { at } of asked) meter.isTooMany(at);
  return [
    atMost(`${host}: most in ${windowMs / 1_000} s, two nodes`, meter.most, 'requests', requests),
    atLeast(`${host}: of its limit used`, usedShare({ requests, windowMs }, asked) * 100, '%', 80),
  ];
}

/** The share of a limit that was used between the first and the last of some requests: 1 for all of it. */
export function usedShare(
  { requests, windowMs }: Pick<PublishedLimit, 'requests' | 'windowMs'>,
  asked: SourceServer['requests'],
): number {
  const tookMs = (asked.at(-1)?.at ?? 0) - (asked[0]?.at ?? 0);
  return (((asked.length - 1) / tookMs) * windowMs) / requests;
}
