import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { oneAtATime } from './one-at-a-time.ts';

let created: TestDatabase;
let admin: pg.Client;
beforeAll(async () => {
  created = await createTestDatabase();
  admin = new pg.Client({ connectionString: created.url });
  await admin.connect();
});
afterAll(async () => {
  await admin.end();
  await created.drop();
});

it('ends when the connection does that holds the lock, and lets the next one begin', async () => {
  const connection = { connectionString: created.url };
  let begin: () => void = () => undefined;
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const hanging = oneAtATime(connection, () => {
    begin();
    return new Promise<never>(() => undefined);
  });
  const fault = hanging.catch((error: unknown) => error);
  await begun;
  const next = oneAtATime(connection, async () => 'done');
  await admin.query(
    `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and granted
      and database = (select oid from pg_database where datname = current_database())`,
  );
  expect(await fault).toBeInstanceOf(Error);
  expect(await next).toBe('done');
});
