import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { MIGRATED, PREPARED, withDatabase } from './database-url.ts';
import { ownDatabase, spend } from './spend.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Connection string of the test server's maintenance database. */
    databaseServerUrl: string;
  }
}

export type TestDatabase = {
  url: string;
  drop(): Promise<void>;
};

/** A migrated database of its own for a test file. */
export function createTestDatabase(): Promise<TestDatabase> {
  return createFrom(MIGRATED);
}

/** A database as a server that has all features leaves it when it has started once. */
export function createPreparedDatabase(): Promise<TestDatabase> {
  return createFrom(PREPARED);
}

/** A database with nothing in it. */
export function createEmptyDatabase(): Promise<TestDatabase> {
  return createFrom('template0');
}

async function createFrom(template: string): Promise<TestDatabase> {
  const serverUrl = inject('databaseServerUrl');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  // Copying files takes 30 to 50 ms of processor time, copying pages through the log 180 to 530. This
  // strategy usually costs a checkpoint, which is free if nothing is flushed.
  const statement = `create database ${name} template ${template} strategy file_copy`;
  await spend('database', () => runOn(serverUrl, statement));
  ownDatabase(name);
  return {
    url: withDatabase(serverUrl, name),
    drop: () => runOn(serverUrl, `drop database if exists ${name} with (force)`),
  };
}

async function runOn(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
