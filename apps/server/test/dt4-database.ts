import { readSharedText } from '@waybill/test-kit';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { createEmptyDatabase, type TestDatabase } from './database.ts';

/** A database of its own with the dump of a real Dependency-Track 4.14.3, loaded as psql would. */
export async function createDt4Database(): Promise<TestDatabase> {
  const database = await createEmptyDatabase();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    for (const step of stepsOf(readSharedText('dt4/pg/dt4.sql.gz'))) {
      if (step.rows === undefined) await client.query(step.sql);
      else await copy(client, step.sql, step.rows);
    }
  } finally {
    await client.end();
  }
  return database;
}

interface Step {
  readonly sql: string;
  /** The lines that follow a COPY. */
  readonly rows?: string;
}

const copyHead = /^COPY .* FROM stdin;$/m;

function* stepsOf(dump: string): Generator<Step> {
  // The dump begins and ends with psql commands.
  let rest = dump.replaceAll(/^\\(un)?restrict .*$/gm, '');
  for (let head = copyHead.exec(rest); head; head = copyHead.exec(rest)) {
    yield { sql: rest.slice(0, head.index) };
    const start = head.index + head[0].length + 1;
    const end = rest.indexOf('\\.\n', start);
    yield { sql: head[0], rows: rest.slice(start, end) };
    rest = rest.slice(end + 3);
  }
  yield { sql: rest };
}

function copy(client: pg.Client, sql: string, rows: string): Promise<void> {
  const stream = client.query(copyFrom(sql));
  return new Promise((resolve, reject) => {
    stream.on('finish', resolve).on('error', reject).end(rows);
  });
}
