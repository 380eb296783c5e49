import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { addIdentity } from '../../../test/portfolio-builder.ts';
import {
  closeDatabase,
  type Database,
  inTransaction,
  openDatabase,
  rowsOf,
  runSql,
} from '../../db/database.ts';
import { feedSearchIndex, isFeedPending } from './feed.service.ts';

let created: TestDatabase;
let db: Database;
beforeAll(async () => {
  created = await createTestDatabase();
  db = openDatabase({ connection: { connectionString: created.url }, onError: () => undefined });
});
afterAll(async () => {
  await closeDatabase(db);
  await created.drop();
});

const feed = () => feedSearchIndex(db, new AbortController().signal);
const names = async () =>
  (await rowsOf(db, sql<{ k3: string }>`select k3 from search_text where kind = 1 order by k3`)).map(
    ({ k3 }) => k3,
  );

describe('the search index', () => {
  it('has each name and each package once, however many versions there are', async () => {
    await inTransaction(db, async (trx) => {
      for (const version of ['1', '2', '3'])
        await addIdentity(trx, { name: 'Alpha', version, purl: `pkg:npm/alpha@${version}` });
    });
    expect(await isFeedPending(db)).toBe(true);
    expect(await feed()).toBe(2);
    expect(await names()).toEqual(['alpha']);
    expect(await isFeedPending(db)).toBe(false);
    expect(await feed()).toBe(0);
  });

  it('waits for whoever may still add a lower number', async () => {
    const slow = new pg.Client({ connectionString: created.url });
    await slow.connect();
    try {
      await slow.query('begin');
      await slow.query(`insert into identity (nat_hash, name) values (gen_random_uuid(), 'slow')`);
      await inTransaction(db, (trx) => addIdentity(trx, { name: 'fast' }));
      await feed();
      expect(await names()).toEqual(['alpha']);
      await slow.query('commit');
      await feed();
      expect(await names()).toEqual(['alpha', 'fast', 'slow']);
    } finally {
      await slow.end();
    }
  });

  it('waits for nobody who writes elsewhere', async () => {
    const other = await createTestDatabase();
    const elsewhere = new pg.Client({ connectionString: other.url });
    await elsewhere.connect();
    try {
      await elsewhere.query('begin');
      await elsewhere.query(`insert into identity (nat_hash, name) values (gen_random_uuid(), 'elsewhere')`);
      await inTransaction(db, (trx) => addIdentity(trx, { name: 'here' }));
      await feed();
      expect(await names()).toContain('here');
    } finally {
      await elsewhere.end();
      await other.drop();
    }
  });

  it('goes on in a database that was restored in the middle of a look ahead', async () => {
    await inTransaction(db, (trx) => addIdentity(trx, { name: 'restored' }));
    await runSql(db, sql`update search_progress set ahead_id = 1, ahead_writers = '{987/654}'`);
    await feed();
    expect(await names()).toContain('restored');
  });
});
