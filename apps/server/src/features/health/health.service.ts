import type { HealthCheck } from '@waybill/api-contract';
import type { Database } from '../../db/database.ts';
import { pingDatabase } from './health.queries.ts';

const patienceMs = 3_000;

/** Whether the database answers within three seconds. */
export async function checkDatabase(db: Database): Promise<HealthCheck> {
  const status = (await answersInTime(pingDatabase(db))) ? 'UP' : 'DOWN';
  // The contract names two pools; here one serves both purposes.
  return { name: 'database', status, data: { nontx_connection_pool: status, tx_connection_pool: status } };
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
