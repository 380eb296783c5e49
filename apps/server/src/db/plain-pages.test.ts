import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { closeDatabase, type Database, findRow, inTransaction, openDatabase, sql } from './database.ts';
import { writePlainPages } from './plain-pages.ts';

let database: TestDatabase;
let db: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  db = openDatabase({ connection: { connectionString: database.url, max: 1 }, onError: () => undefined });
});
afterAll(async () => {
  await closeDatabase(db);
  await database.drop();
});

const compression = async (on: Database) =>
  (await findRow(on, sql<{ value: string }>`select current_setting('wal_compression') as value`))?.value;

it('writes pages as they are, until the transaction ends', async () => {
  const before = await compression(db);
  await inTransaction(db, async (trx) => {
    await writePlainPages(trx);
    expect(await compression(trx)).toBe('off');
  });
  expect(await compression(db)).toBe(before);
});

it('leaves it to a role that may not', async () => {
  const role = `plain_${Date.now()}`;
  await inTransaction(db, async (trx) => {
    await sql`create role ${sql.ref(role)}`.execute(trx);
    await sql`set local role ${sql.ref(role)}`.execute(trx);
    const before = await compression(trx);
    await writePlainPages(trx);
    expect(await compression(trx)).toBe(before);
    await sql`reset role`.execute(trx);
    await sql`drop role ${sql.ref(role)}`.execute(trx);
  });
});
