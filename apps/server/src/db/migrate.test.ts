import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createEmptyDatabase, type TestDatabase } from '../../test/database.ts';
import { migrateToLatest } from './migrate.ts';

const first = '0001-platform';

let database: TestDatabase;
beforeEach(async () => {
  database = await createEmptyDatabase();
});
afterEach(() => database.drop());

async function run(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

describe('migrateToLatest', () => {
  it('runs every migration once', async () => {
    expect(await migrateToLatest(database.url)).toContain(first);
    expect(await migrateToLatest(database.url)).toEqual([]);
  });

  it('takes a database that holds nothing but extensions', async () => {
    await run('create extension pg_trgm');
    expect(await migrateToLatest(database.url)).not.toEqual([]);
  });

  it('refuses a schema whose migrations have changed since', async () => {
    await migrateToLatest(database.url);
    await run(`update migration_text set sha256 = 'another' where name = '${first}'`);
    await expect(migrateToLatest(database.url)).rejects.toThrow(`"${first}" has changed since`);
  });

  it('refuses a database that a later version has migrated', async () => {
    await migrateToLatest(database.url);
    await run(`insert into migration_text values ('9999-later', 'text')`);
    await expect(migrateToLatest(database.url)).rejects.toThrow('by a later Waybill ("9999-later")');
  });
});
