import { pino } from 'pino';
import { features } from '../../src/app.ts';
import { createLocalClient } from '../../src/cli/api-client.ts';
import { closeDatabase } from '../../src/db/database.ts';
import type { Ask } from '../../src/features/backup/verify.service.ts';
import { prepareDatabase } from '../../src/prepare.ts';
import { openContext } from '../../src/start.ts';
import { testConfig } from '../test-config.ts';
import { fixtureKey } from './fixture.ts';

/** Answers of this version over a migrated database, as if it were `at`. The database is prepared as by a start. */
export async function askVersion<T>(url: string, at: Date, work: (ask: Ask) => Promise<T>): Promise<T> {
  const context = openContext(
    {
      config: testConfig(url, { secretKey: Buffer.from(fixtureKey) }),
      log: pino({ level: 'silent' }),
      connection: { connectionString: url },
      now: () => at,
    },
    features,
  );
  try {
    await prepareDatabase(context, features);
    const client = await createLocalClient(context);
    try {
      return await work((path) => client.send('GET', path));
    } finally {
      await client.close();
    }
  } finally {
    await context.outgoing.close();
    await closeDatabase(context.db);
  }
}
