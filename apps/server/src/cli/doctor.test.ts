import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCli } from '../../test/process.ts';
import { startTestServer, type TestServer } from '../../test/server.ts';
import { runSql, sql } from '../db/database.ts';

interface Told {
  checks: { subject: string; level: string; says: string; advice?: string }[];
}

describe('waybill doctor', () => {
  let server: TestServer;
  let environment: NodeJS.ProcessEnv;
  const folder = mkdtempSync(path.join(tmpdir(), 'waybill-doctor-'));
  const secretKey = 'a key for this test only';
  beforeAll(async () => {
    server = await startTestServer({ config: { secretKey: Buffer.from(secretKey) } });
    environment = {
      WAYBILL_DATABASE_URL: server.context.config.databaseUrl,
      WAYBILL_SECRET_KEY: secretKey,
      WAYBILL_DATA_DIR: folder,
    };
  });
  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  });

  async function look(changes: NodeJS.ProcessEnv = {}, ...words: string[]) {
    const ran = await runCli(['doctor', '--json', '--no-network', ...words], { ...environment, ...changes });
    const { checks } = JSON.parse(ran.stdout) as Told;
    const told = (subject: string) => checks.filter((check) => check.subject === subject);
    return { code: ran.code, told };
  }

  it('looks at everything, and finds a new installation without a backup', async () => {
    const { code, told } = await look();
    expect(told('schema')).toMatchObject([{ level: 'ok' }]);
    expect(told('secret key')).toMatchObject([{ level: 'ok' }]);
    expect(told('clock')).toMatchObject([{ level: 'ok' }]);
    expect(told('queue')).toMatchObject([{ level: 'ok' }]);
    expect(told('database version')).toMatchObject([{ level: 'ok' }]);
    expect(told('backup')).toMatchObject([{ level: 'warning', says: 'There is no backup.' }]);
    // The database of tests is made for speed; a machine may be full.
    const isBad = [...told('database durability'), ...told('disk')].some(({ level }) => level === 'error');
    expect(code).toBe(isBad ? 1 : 0);
    expect((await look({}, '--strict')).code).toBe(1);
  });

  it('says in words what is wrong and what to do', async () => {
    await runSql(
      server.db,
      sql`update installation set ignored_proxy = '192.0.2.7', ignored_proxy_at = now()`,
    );
    const { code, stdout } = await runCli(['doctor', '--no-network'], {
      ...environment,
      WAYBILL_SECRET_KEY: 'another key than that of the database',
      WAYBILL_PROT: '1',
    });
    expect(code).toBe(1);
    expect(stdout).toContain('ERROR    secret key: The secret key is not the one');
    expect(stdout).toContain('→ Put the right one back');
    expect(stdout).toContain('WAYBILL_PROT is not known');
    expect(stdout).toContain('WAYBILL_TRUSTED_PROXIES=loopback,192.0.2.7');
  });

  it('names the sources that cannot be reached', async () => {
    await runSql(
      server.db,
      sql`update config_property set value = case property_name when 'kev.feeds.url' then 'http://127.0.0.1:9/none' else 'false' end
        where group_name = 'vuln-source' and (property_name = 'kev.feeds.url' or property_name like '%.enabled' and property_name <> 'kev.enabled')`,
    );
    const { stdout, code } = await runCli(['doctor'], environment);
    expect([code, stdout]).toEqual([1, expect.stringContaining('CISA KEV cannot be used')]);
  });

  it('tells a database of a later version, and one that does not answer', async () => {
    await runSql(server.db, sql`insert into kysely_migration (name, timestamp) values ('9999-later', '')`);
    const later = await look();
    expect([later.code, later.told('schema')]).toMatchObject([
      1,
      [{ says: expect.stringContaining('9999-later') }],
    ]);
    const away = await look({ WAYBILL_DATABASE_URL: 'postgresql://nobody@127.0.0.1:9/none' });
    expect([away.code, away.told('database')]).toMatchObject([1, [{ level: 'error' }]]);
    const none = await look({ WAYBILL_DATABASE_URL: '', WAYBILL_DATA_DIR: path.join(folder, 'none') });
    expect([none.code, none.told('database')]).toMatchObject([
      1,
      [{ says: expect.stringContaining('holds no database') }],
    ]);
  });
});
