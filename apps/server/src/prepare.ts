import { poolOf } from './db/database.ts';
import { claimInstallation } from './db/installation.ts';
import { oneAtATime } from './db/one-at-a-time.ts';
import type { Context, Feature } from './feature.ts';
import { migrateQueue } from './jobs/runner.ts';

/**
 * Makes a migrated database ready for use: the queue's tables, the check of the secret key, and what each feature
 * needs to find there. One node at a time; the others wait and then find everything in place.
 */
export async function prepareDatabase(context: Context, features: readonly Feature[]): Promise<void> {
  const { db, log, secrets } = context;
  await oneAtATime(poolOf(db).options, async () => {
    await migrateQueue(db, log);
    await claimInstallation(db, secrets.fingerprint);
    for (const feature of features) await feature.seed?.(context);
  });
}
