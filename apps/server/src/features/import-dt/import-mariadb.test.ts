import { extent, hasSharedData, readShared } from '@waybill/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestDatabase } from '../../../test/database.ts';
import { createDt4Database } from '../../../test/dt4-database.ts';
import { fillMariadb } from '../../../test/dt4-mariadb.ts';
import { type MariadbServer, mariadbProgram, startMariadb } from '../../../test/mariadb.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { importFrom } from './import-dt.fixtures.ts';
import { findUnaccounted } from './report/ledger.ts';

const isWanted = extent({ whole: true, usual: process.env.WAYBILL_TEST_MARIADB !== undefined });
const isPossible = hasSharedData && mariadbProgram !== undefined;
if (isWanted && !isPossible) {
  console.warn(
    'Skipped: needs the databases of ../shared and MariaDB, of the package mariadb-server-core or named by WAYBILL_TEST_MARIADB.',
  );
}

describe.skipIf(!isWanted || !isPossible)('a real Dependency-Track on MariaDB', () => {
  let server: TestServer;
  let dump: TestDatabase;
  let mariadb: MariadbServer;
  beforeAll(async () => {
    server = await startTestServer();
    dump = await createDt4Database();
    mariadb = await startMariadb(20_000 + (process.pid % 10_000));
    await fillMariadb(mariadb.connection);
  }, 120_000);
  afterAll(async () => {
    await mariadb?.stop();
    await dump?.drop();
    await server?.close();
  });

  it('is imported as from PostgreSQL, row by row', async () => {
    const secretKey = readShared('dt4/pg/keys/secret.key');
    const byPostgres = await importFrom(server.context, dump.url, { isPreview: true, secretKey });
    const byMariadb = await importFrom(server.context, mariadb.url, { isPreview: true, secretKey });
    expect(byMariadb.source).toContain('"dtrack" at 127.0.0.1');
    expect(byMariadb.tables).toEqual(byPostgres.tables);
    expect(byMariadb.tables.filter((table) => findUnaccounted(table) !== 0)).toEqual([]);
    expect(byMariadb.secrets).toEqual(byPostgres.secrets);
  });

  it('asks for the zone of its times', async () => {
    const { openSource } = await import('./source/open-source.ts');
    const source = await openSource(mariadb.url);
    expect(source.hasLocalTimes).toBe(true);
    await source.close();
  });
});
