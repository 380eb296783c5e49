import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { migrateToLatest } from '../src/db/migrate.ts';
import { startPostgres } from '../src/postgres/postgres.ts';
import { MIGRATED, PREPARED, withDatabase } from './database-url.ts';
import { prepareTemplate } from './prepare-template.ts';

type TestServer = { url: string; stop(): Promise<void> };

/** The server and console projects load this file once each, but share one server: it is kept where both see it. */
declare global {
  var waybillTestServer: { starting: Promise<TestServer>; users: number } | undefined;
}

/** One PostgreSQL for the whole run, with templates that each test file clones. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  globalThis.waybillTestServer ??= { starting: startServer(), users: 0 };
  const shared = globalThis.waybillTestServer;
  shared.users += 1;
  const server = await shared.starting;
  project.provide('databaseServerUrl', server.url);
  return async () => {
    shared.users -= 1;
    if (shared.users === 0) await server.stop();
  };
}

async function startServer(): Promise<TestServer> {
  const given = process.env.WAYBILL_TEST_DATABASE_URL;
  const server = given ? { url: given, stop: async () => {} } : await startEmbedded();
  await makeTemplates(server.url);
  return server;
}

async function startEmbedded(): Promise<TestServer> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'waybill-test-'));
  // A test run has nothing to lose in a power cut.
  const settings = {
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    max_connections: '200',
  };
  const postgres = await startPostgres({ dataDir, settings });
  return {
    url: withDatabase(postgres.url, 'postgres'),
    async stop() {
      await postgres.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function makeTemplates(serverUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    for (const name of [MIGRATED, PREPARED])
      await client.query(`drop database if exists ${name} with (force)`);
    await client.query(`create database ${MIGRATED}`);
    await migrateToLatest(withDatabase(serverUrl, MIGRATED));
    await client.query(`create database ${PREPARED} template ${MIGRATED}`);
  } finally {
    await client.end();
  }
  await prepareTemplate(withDatabase(serverUrl, PREPARED));
}
