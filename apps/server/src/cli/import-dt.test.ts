import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCli } from '../../test/process.ts';
import { startTestServer, type TestServer } from '../../test/server.ts';
import { rowsOf, sql } from '../db/database.ts';
import { makeFolder, smallInstallation, writeScript } from '../features/import-dt/import-dt.fixtures.ts';

describe('the import on the command line', () => {
  let server: TestServer;
  let environment: NodeJS.ProcessEnv;
  const folder = makeFolder();
  const file = folder.write('script.sql', writeScript(smallInstallation));
  const secretKey = 'a key for this test only';
  beforeAll(async () => {
    server = await startTestServer({ config: { secretKey: Buffer.from(secretKey) } });
    environment = {
      WAYBILL_DATABASE_URL: server.context.config.databaseUrl,
      WAYBILL_SECRET_KEY: secretKey,
    };
  });
  afterAll(async () => {
    await server.close();
    folder.remove();
  });

  const run = (...words: string[]) => runCli(['import', 'dt', ...words], environment);
  const usersNamed = (name: string) =>
    rowsOf<{ kind: string }>(
      server.db,
      sql`select kind from app_user where username = ${name} order by kind`,
    );

  it('says what it would do, then does it, and names what it does not import', async () => {
    const preview = await run('--from', file, '--zone', 'UTC', '--preview');
    expect([preview.code, preview.stderr]).toEqual([0, '']);
    expect(preview.stdout).toContain('Nothing was written.');
    expect(preview.stdout).toMatch(/Not imported by this version: .*portfolio.*metrics/);
    expect(await usersNamed('ines')).toEqual([]);
    const done = await run(
      '--from',
      file,
      '--zone',
      'UTC',
      '--json',
      '--secret-key',
      folder.write('secret.key', randomBytes(32)),
    );
    expect(done.code).toBe(0);
    expect(JSON.parse(done.stdout)).toMatchObject({ version: '4.14.3', isPreview: false });
    expect(await usersNamed('ines')).toEqual([{ kind: 'ldap' }, { kind: 'managed' }]);
  });

  it('explains what cannot be done in a sentence', async () => {
    const none = await run();
    expect([none.code, none.stderr]).toEqual([2, expect.stringContaining('--from')]);
    const noZone = await run('--from', file);
    expect([noZone.code, noZone.stderr]).toEqual([1, expect.stringContaining('Europe/Berlin')]);
    const noKey = await run('--from', file, '--secret-key', '/nowhere/secret.key');
    expect([noKey.code, noKey.stderr]).toEqual([1, expect.stringContaining('cannot be read')]);
    const noDatabase = await run('--from', 'postgresql://u:hidden@127.0.0.1:1/dtrack');
    expect([noDatabase.code, noDatabase.stderr]).toEqual([1, expect.stringContaining('cannot be reached')]);
    expect(noDatabase.stderr).not.toContain('hidden');
  });
});
