import type { HealthCheck } from '@waybill/api-contract';
import type { Logger } from 'pino';
import { type Database, onLane } from '../../db/database.ts';
import { probeDatabase } from '../../db/probe.ts';
import { present } from '../../http/present.ts';
import { findStandstill, type Standstill, tellStandstill } from '../../jobs/standstill.ts';

const patienceMs = 3_000;

/**
 * True if the database answers within three seconds. It also reports the database's trouble, if known.
 * Concurrent callers share one answer, so a flood of them does not delay the load balancer.
 */
export function watchDatabase(db: Database): (trouble: string | undefined) => Promise<HealthCheck> {
  let pinging: Promise<void> | undefined;
  const ping = async () => {
    try {
      await probeDatabase(db, patienceMs);
    } finally {
      pinging = undefined;
    }
  };
  return async (trouble) => {
    pinging ??= ping();
    return viewDatabase(await answersInTime(pinging), trouble);
  };
}

function viewDatabase(answers: boolean, trouble: string | undefined): HealthCheck {
  const status = answers ? 'UP' : 'DOWN';
  // The contract names two pools; here one serves both purposes.
  const data = { nontx_connection_pool: status, tx_connection_pool: status };
  return { name: 'database', status, data: { ...data, ...present('reason', trouble) } };
}

/** Load balancers ask often, and a standstill lasts for minutes. */
const jobsEveryMs = 5_000;

/**
 * True if queued work moves: a check that is down when it does not, and nothing else, since the contract names only the check of
 * the database. Told by what was known a few seconds ago, so that readiness never waits for it.
 */
export function watchJobs(db: Database, log: Logger): () => Promise<HealthCheck | undefined> {
  const tell = tellStandstill(log);
  let found: Standstill | undefined;
  let lookedAt = Number.NEGATIVE_INFINITY;
  let looking: Promise<void> | undefined;
  const look = async () => {
    lookedAt = performance.now();
    // Without an answer the check of the database tells what is wrong.
    found = await findStandstill(onLane(db, 'queue')).catch(() => undefined);
    tell(found);
    looking = undefined;
  };
  return async () => {
    const isFirst = lookedAt === Number.NEGATIVE_INFINITY;
    if (!looking && performance.now() - lookedAt > jobsEveryMs) looking = look();
    if (isFirst) await answersInTime(looking ?? Promise.resolve());
    if (!found) return undefined;
    return {
      name: 'jobs',
      status: 'DOWN',
      data: { reason: 'Queued work is stalled.', waitingSeconds: `${found.waitingSeconds}` },
    };
  };
}

async function answersInTime(ping: Promise<void>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), patienceMs);
  });
  const answer = ping.then(
    () => true,
    () => false,
  );
  const result = await Promise.race([answer, timeout]);
  clearTimeout(timer);
  return result;
}
