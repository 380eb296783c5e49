import type pg from 'pg';

/** Any number, the same on every node. */
const lock = 4_711_001;

/**
 * Runs work that changes the schema or what every start needs, on one node at a time; the others wait and then find it
 * done. One lock for all of it: migrations look at every table there is, which fails while those of the queue are
 * made and renamed.
 */
export async function oneAtATime<T>(pool: pg.Pool, work: () => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lock]);
    const result = await work();
    await client.query('select pg_advisory_unlock($1)', [lock]);
    client.release();
    return result;
  } catch (error) {
    // Closing the connection gives the lock back whatever state it is in.
    client.release(true);
    throw error;
  }
}
