import pg from 'pg';

/** Any number, the same on every node. */
const lock = 4_711_001;

/**
 * Runs work that changes the schema or what every start needs, on one node at a time; the others wait and then find it
 * done. One lock for all of it: migrations look at every table there is, which fails while those of the queue are
 * made and renamed. The lock has a connection of its own, beside those that the work takes.
 * @throws also when that connection ends before the work: then another node may have begun it
 */
export async function oneAtATime<T>(connection: pg.PoolConfig, work: () => Promise<T>): Promise<T> {
  const client = new pg.Client({ ...connection, keepAlive: true });
  const lost = new Promise<never>((_resolve, reject) => {
    client.on('error', reject);
    client.on('end', () => reject(new Error('Connection terminated while it held the lock of a start')));
  });
  lost.catch(() => undefined);
  try {
    await client.connect();
    await client.query('select pg_advisory_lock($1)', [lock]);
    return await Promise.race([work(), lost]);
  } finally {
    // Closing the connection gives the lock back whatever state it is in.
    await client.end().catch(() => undefined);
  }
}
