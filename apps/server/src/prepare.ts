import { poolOf } from './db/database.ts';
import { claimInstallation } from './db/installation.ts';
import type { Context, Feature } from './feature.ts';
import { migrateQueue } from './jobs/runner.ts';

/** Any number, the same on every node. */
const seedLock = 4_711_001;

/**
 * Makes a migrated database ready for use: the queue's tables, the check of the secret key, and what each feature
 * needs to find there. One node at a time; the others wait and then find everything in place.
 */
export async function prepareDatabase(context: Context, features: readonly Feature[]): Promise<void> {
  const { db, log, secrets } = context;
  const client = await poolOf(db).connect();
  try {
    await client.query('select pg_advisory_lock($1)', [seedLock]);
    await migrateQueue(db, log);
    await claimInstallation(db, secrets.fingerprint);
    for (const feature of features) await feature.seed?.(context);
    await client.query('select pg_advisory_unlock($1)', [seedLock]);
    client.release();
  } catch (error) {
    // Closing the connection gives the lock back whatever state it is in.
    client.release(true);
    throw error;
  }
}
