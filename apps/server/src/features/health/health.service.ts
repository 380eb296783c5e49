import type { HealthCheck } from '@waybill/api-contract';
import type { Database } from '../../db/database.ts';
import { present } from '../../http/present.ts';
import { pingDatabase } from './health.queries.ts';

const patienceMs = 3_000;

/** Whether the database answers within three seconds, and what is wrong with it where that is known. */
export async function checkDatabase(db: Database, trouble: string | undefined): Promise<HealthCheck> {
  const status = (await answersInTime(pingDatabase(db))) ? 'UP' : 'DOWN';
  // The contract names two pools; here one serves both purposes.
  const data = { nontx_connection_pool: status, tx_connection_pool: status };
  return { name: 'database', status, data: { ...data, ...present('reason', trouble) } };
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
