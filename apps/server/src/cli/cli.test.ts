import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCli } from '../../test/process.ts';
import { startTestServer, type TestServer, testPassword } from '../../test/server.ts';
import { rowsOf, runSql } from '../db/database.ts';

const bom = {
  bomFormat: 'CycloneDX',
  specVersion: '1.5',
  version: 1,
  components: [{ type: 'library', name: 'left-pad', version: '1.3.0', purl: 'pkg:npm/left-pad@1.3.0' }],
};

describe('the command line', () => {
  let server: TestServer;
  let environment: NodeJS.ProcessEnv;
  const folder = mkdtempSync(path.join(tmpdir(), 'waybill-cli-'));
  const file = path.join(folder, 'bom.json');
  const secretKey = 'a key for this test only';
  beforeAll(async () => {
    writeFileSync(file, JSON.stringify(bom));
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

  const run = (words: string[], input?: string) => runCli(words, environment, input);

  it('lists its commands, and tells more of each', async () => {
    const overview = await runCli(['--help'], {});
    expect(overview.code).toBe(0);
    for (const name of ['serve', 'worker', 'migrate', 'bom upload', 'mirror', 'user set-password']) {
      expect(overview.stdout).toContain(name);
    }
    const help = await runCli(['bom', 'upload', '--help'], {});
    expect([help.code, help.stdout]).toEqual([0, expect.stringContaining('--auto-create')]);
  });

  it('refuses unknown commands, options and missing words with the usage', async () => {
    const runs = [['nothing'], ['mirror', 'nvd', '--fast'], ['mirror'], ['bom', 'upload', file]];
    for (const words of runs) {
      const { code, stderr } = await runCli(words, {});
      expect([words, code]).toEqual([words, 2]);
      expect(stderr).toContain('Usage:');
    }
  });

  it('says that the database is up to date', async () => {
    const { code, stderr } = await run(['migrate']);
    expect([code, stderr]).toEqual([0, 'The database is up to date.\n']);
  });

  it('uploads a BOM to the installation itself and works on it', async () => {
    const words = ['bom', 'upload', file, '--name', 'from-cli', '--version', '1', '--auto-create'];
    const { code, stdout } = await run(words);
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ components: 1 });
    const projects = await rowsOf(server.db, sql`select name, version from project where name = 'from-cli'`);
    expect(projects).toEqual([{ name: 'from-cli', version: '1' }]);
  });

  it('uploads a BOM to a server with an API key', async () => {
    const { key } = await server.asKey('BOM_UPLOAD', 'PROJECT_CREATION_UPLOAD');
    const words = [
      'bom',
      'upload',
      file,
      '--name',
      'by-url',
      '--auto-create',
      '--url',
      server.url,
      '--no-wait',
    ];
    const { code, stdout } = await runCli(words, { WAYBILL_API_KEY: key });
    expect(code).toBe(0);
    expect(stdout).toMatch(/^[0-9a-f-]{36}\n$/);
    const refused = await runCli(words, { WAYBILL_API_KEY: 'wrong' });
    expect([refused.code, refused.stderr]).toEqual([1, 'The server does not accept the API key (401).\n']);
  });

  it('says why a file was not taken', async () => {
    const broken = path.join(folder, 'broken.json');
    writeFileSync(broken, '{"bomFormat":"CycloneDX","specVersion":"1.5","version":"one"}');
    const { code, stderr } = await run(['bom', 'upload', broken, '--name', 'x', '--auto-create']);
    expect(code).toBe(1);
    expect(stderr).toContain('version');
    const missing = await run(['bom', 'upload', path.join(folder, 'none.json'), '--name', 'x']);
    expect([missing.code, missing.stderr]).toEqual([1, expect.stringContaining('cannot be read')]);
  });

  it('says that a source does not exist', async () => {
    const { code, stderr } = await run(['mirror', 'nothing']);
    expect([code, stderr]).toEqual([1, expect.stringContaining('nothing')]);
  });

  it('sets a password from standard input and signs the user out', async () => {
    await server.asAdmin.put('/api/v1/user/managed', {
      username: 'locked-out',
      fullname: 'A',
      email: 'a',
      newPassword: testPassword,
      confirmPassword: testPassword,
      forcePasswordChange: true,
    });
    expect((await run(['user', 'set-password', 'locked-out'], 'new secret\n')).code).toBe(0);
    const form = new URLSearchParams({ username: 'locked-out', password: 'new secret' });
    expect((await server.asNobody.post('/api/v1/user/login', form)).status).toBe(200);
    const weak = await run(['user', 'set-password', 'locked-out'], 'locked-out1\n');
    expect([weak.code, weak.stderr]).toEqual([1, expect.stringContaining('user name')]);
    const unknown = await run(['user', 'set-password', 'nobody'], 'x\n');
    expect([unknown.code, unknown.stderr]).toEqual([1, 'There is no managed user "nobody".\n']);
    expect((await run(['user', 'set-password', 'admin'], '\n')).code).toBe(2);
    const none = await run(['user', 'remove-passkeys', 'locked-out']);
    expect([none.code, none.stderr]).toEqual([1, 'The user "locked-out" has no passkeys.\n']);
    await runSql(server.db, sql`update app_user set second_factor = true where username = 'locked-out'`);
    await runSql(
      server.db,
      sql`insert into passkey (uuid, user_id, credential_id, public_key, counter, transports, rp_id, name, backed_up, created_at)
        select gen_random_uuid(), user_id, '\\x01', '\\x01', 0, '{}', 'localhost', 'Lost', false, now()
        from app_user where username = 'locked-out'`,
    );
    const changed = new URLSearchParams({ username: 'locked-out', password: 'new secret' });
    expect((await server.asNobody.post('/api/v1/user/login', changed)).status).toBe(401);
    expect((await run(['user', 'remove-passkeys', 'locked-out'])).code).toBe(0);
    expect((await server.asNobody.post('/api/v1/user/login', changed)).status).toBe(200);
  });
});
