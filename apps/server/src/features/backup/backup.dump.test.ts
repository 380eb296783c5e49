import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeDatabase, type Database, openDatabase, rowsOf, runSql, sql } from '../../db/database.ts';
import { claimInstallation } from '../../db/installation.ts';
import { migrateToLatest } from '../../db/migrate.ts';
import { reachDatabase } from '../../db/reach-database.ts';
import { attachOrStart } from '../../postgres/postgres.ts';
import { findCommandPrefix } from '../../postgres/privileges.ts';
import { query } from '../../postgres/test/processes.ts';
import { makeBackup } from './make-backup.ts';
import { checkBackup, chooseBackup, restoreDatabase } from './restore.service.ts';

/** A PostgreSQL of the system, with the tools of its version, as Debian lays them out. */
const major = 15;
const programs = `/usr/lib/postgresql/${major}/bin`;
const secretKey = Buffer.from('the key of this installation');

async function startServer(directory: string): Promise<{ child: ChildProcess; url: string }> {
  const cluster = path.join(directory, 'cluster');
  mkdirSync(cluster, { mode: 0o700 });
  const prefix = findCommandPrefix(path.join(programs, 'postgres'), [cluster, directory]);
  const run = (name: string, ...args: string[]) => [...prefix, path.join(programs, name), ...args];
  const [initdb = '', ...options] = run(
    'initdb',
    '-D',
    cluster,
    '-U',
    'waybill',
    '--auth=trust',
    '-E',
    'UTF8',
  );
  execFileSync(initdb, options, { stdio: 'ignore', cwd: '/' });
  const [server = '', ...args] = run('postgres', '-D', cluster, '-k', directory, '-h', '', '-c', 'fsync=off');
  const child = spawn(server, args, { stdio: 'ignore', cwd: '/' });
  const url = `postgresql://waybill@localhost:5432/postgres?host=${encodeURIComponent(directory)}`;
  await reachDatabase({
    connection: { connectionString: url },
    log: pino({ level: 'silent' }),
    waitMs: 20_000,
  });
  return { child, url };
}

describe.skipIf(!existsSync(programs))(`a dump of an external database (needs PostgreSQL ${major})`, () => {
  let parent: string;
  let server: { child: ChildProcess; url: string };
  let url: string;
  let db: Database;
  beforeAll(async () => {
    parent = mkdtempSync(path.join(tmpdir(), 'waybill-dump-'));
    server = await startServer(parent);
    url = await makeDatabase('first');
    await migrateToLatest(url);
    db = openDatabase({ connection: { connectionString: url }, onError: () => undefined });
    await claimInstallation(db, Buffer.from('fingerprint'));
    await runSql(db, sql`insert into tag (name) values ('kept')`);
  });
  afterAll(async () => {
    if (db) await closeDatabase(db);
    server?.child.kill('SIGINT');
    if (server) await once(server.child, 'exit');
    rmSync(parent, { recursive: true, force: true });
  });

  async function makeDatabase(name: string): Promise<string> {
    await query(server.url, `create database ${name} template template0`);
    const made = new URL(server.url);
    made.pathname = `/${name}`;
    return made.href;
  }

  const take = (changes: Partial<Parameters<typeof makeBackup>[0]> = {}) =>
    makeBackup({
      db,
      config: { dataDir: parent, databaseUrl: url, secretKey },
      parent: path.join(parent, 'backups'),
      passphrase: undefined,
      followsLog: false,
      now: () => new Date(),
      ...changes,
    });

  const tagsOf = (there: string) => query(there, 'select name from tag');

  it('fills an empty database, and no other', async () => {
    const { folder } = await take();
    const { backup } = await chooseBackup(folder, undefined);
    await checkBackup(backup);
    const second = await makeDatabase('second');
    const other = openDatabase({ connection: { connectionString: second }, onError: () => undefined });
    await restoreDatabase(backup, other, second);
    expect(await tagsOf(second)).toEqual([{ name: 'kept' }]);
    expect(await migrateToLatest(second)).toEqual([]);
    await expect(restoreDatabase(backup, other, second)).rejects.toThrow(/is not empty/);
    await closeDatabase(other);
    await expect(chooseBackup(folder, 'latest')).rejects.toThrow(/A dump has no log/);
  });

  it('moves into the embedded database, which is of a later version', async () => {
    const { folder } = await take();
    const { backup } = await chooseBackup(folder, undefined);
    const postgres = await attachOrStart({
      dataDir: path.join(parent, 'embedded'),
      settings: { fsync: 'off' },
    });
    const there = openDatabase({ connection: { connectionString: postgres.url }, onError: () => undefined });
    try {
      await restoreDatabase(backup, there, postgres.url);
      expect(await rowsOf(there, sql`select name from tag`)).toEqual([{ name: 'kept' }]);
    } finally {
      await closeDatabase(there);
      await postgres.stop();
    }
  });

  it('is written of an embedded database on demand, for a PostgreSQL that cannot read its files', async () => {
    const { folder } = await take({
      config: { dataDir: parent, databaseUrl: undefined, secretKey },
      dumped: url,
    });
    const { backup } = await chooseBackup(folder, undefined);
    expect(backup.manifest).toMatchObject({ kind: 'dump', postgres: major });
    const third = await makeDatabase('third');
    const there = openDatabase({ connection: { connectionString: third }, onError: () => undefined });
    await restoreDatabase(backup, there, third);
    await closeDatabase(there);
    expect(await tagsOf(third)).toEqual([{ name: 'kept' }]);
  });
});
