import { pino } from 'pino';
import { features } from '../src/app.ts';
import { closeDatabase } from '../src/db/database.ts';
import { prepareDatabase } from '../src/prepare.ts';
import { openContext } from '../src/start.ts';
import { testConfig } from './test-config.ts';

/** Does in a migrated database what the product does there when it starts: half a second that no test has to repeat. */
export async function prepareTemplate(databaseUrl: string): Promise<void> {
  const start = {
    config: testConfig(databaseUrl),
    log: pino({ level: 'silent' }),
    connection: { connectionString: databaseUrl },
  };
  const context = openContext(start, features);
  try {
    await prepareDatabase(context, features);
  } finally {
    await context.outgoing.close();
    await closeDatabase(context.db);
  }
}
