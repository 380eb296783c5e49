import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { runCli } from '../../test/process.ts';
import { startTestServer, type TestServer } from '../../test/server.ts';
import { rowsOf, sql } from '../db/database.ts';
import { makeFolder, smallInstallation, writeScript } from '../features/import-dt/import-dt.fixtures.ts';
import { runCommand } from './run-command.ts';

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
    expect(preview.stdout).not.toContain('Not imported');
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

  it.each([
    [[], 2, '--from'],
    [['--from', file, 'more'], 2, 'Unexpected "more"'],
    [['--from', file, '--secret-key', '/nowhere/secret.key'], 1, 'cannot be read'],
    [['--from', '/nowhere/script.sql'], 1, 'There is no file'],
    [['--from', 'postgresql://u:hidden@127.0.0.1:1/dtrack'], 1, 'cannot be reached'],
  ])('explains in a sentence why %j cannot be done', async (words, code, sentence) => {
    // In this process: a process of its own takes seconds to start.
    const told = vi.spyOn(console, 'error').mockReturnValue();
    try {
      expect(await runCommand(['import', 'dt', ...words], environment)).toBe(code);
      const text = told.mock.calls.flat().join('\n');
      expect(text).toContain(sentence);
      expect(text).not.toContain('hidden');
    } finally {
      told.mockRestore();
    }
  });
});
