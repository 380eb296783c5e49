import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from './database.ts';

describe('a test database', () => {
  let one: TestDatabase;
  let other: TestDatabase;

  beforeAll(async () => {
    [one, other] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  });

  afterAll(async () => {
    await Promise.all([one.drop(), other.drop()]);
  });

  it('is migrated', async () => {
    const { rows } = await query(one, "select to_regclass('project') is not null as present");
    expect(rows).toEqual([{ present: true }]);
  });

  it('shares nothing with another one', async () => {
    await query(one, 'create table only_here (id int)');
    const { rows } = await query(other, "select to_regclass('only_here') as found");
    expect(rows).toEqual([{ found: null }]);
  });
});

async function query(database: TestDatabase, text: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    return await client.query(text);
  } finally {
    await client.end();
  }
}
