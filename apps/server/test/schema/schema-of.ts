import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { migratorTables } from '../../src/db/owners.ts';
import { startPostgres } from '../../src/postgres/postgres.ts';
import { readSchema, type Schema } from './catalog.ts';

export const schemaFile = new URL('../../src/db/schema.sql', import.meta.url);

/** The schema of a migrated database. */
export async function schemaOf(url: string): Promise<Schema> {
  return withClient(url, (client) => readSchema(client, migratorTables));
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Runs `work` with an embedded server of its own, which is gone afterwards. */
export async function withServer<T>(work: (url: string) => Promise<T>): Promise<T> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'waybill-schema-'));
  const postgres = await startPostgres({ dataDir, settings: { fsync: 'off' } });
  try {
    return await work(postgres.url);
  } finally {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
