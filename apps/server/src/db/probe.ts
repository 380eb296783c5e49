import type { Database } from './database.ts';
import { connectionsOf } from './lanes.ts';

/**
 * Asks the database for a sign of life, through a connection that nothing else uses. A connection that does not answer in
 * time is closed: behind a host that vanished it would say nothing for a quarter of an hour.
 * @throws when there is no answer in time
 */
export async function probeDatabase(db: Database, withinMs: number): Promise<void> {
  const client = await connectionsOf(db).lanes.probe.connect(withinMs);
  let isAnswered = false;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${withinMs} ms`)), withinMs);
  });
  try {
    await Promise.race([client.query('select 1'), late]);
    isAnswered = true;
  } finally {
    clearTimeout(timer);
    client.release(!isAnswered);
  }
}
