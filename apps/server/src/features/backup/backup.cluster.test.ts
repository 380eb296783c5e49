import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { closeDatabase, type Database, openDatabase, rowsOf, runSql, sql } from '../../db/database.ts';
import { claimInstallation } from '../../db/installation.ts';
import { migrateToLatest } from '../../db/migrate.ts';
import { silentLog } from '../../postgres/log.ts';
import { type RunningPostgres, startPostgres } from '../../postgres/postgres.ts';
import { followLog } from './cluster/follow-log.ts';
import { type MadeBackup, makeBackup } from './make-backup.ts';
import {
  checkBackup,
  chooseBackup,
  type RestoreTo,
  readSealedKey,
  restoreCluster,
} from './restore.service.ts';
import { listBackups } from './store/backup-folder.ts';

const secretKey = Buffer.from('the key of this installation');
const settings = { fsync: 'off' };

let parent: string;
let dataDir: string;
let backups: string;
let postgres: RunningPostgres;
let db: Database;

beforeAll(async () => {
  parent = mkdtempSync(path.join(tmpdir(), 'waybill-backup-'));
  dataDir = path.join(parent, 'data');
  backups = path.join(parent, 'backups');
  postgres = await startPostgres({ dataDir, settings });
  await migrateToLatest(postgres.url);
  db = openDatabase({ connection: { connectionString: postgres.url }, onError: () => undefined });
  await claimInstallation(db, Buffer.from('fingerprint'));
  await sql`create table written (n int primary key, filler text)`.execute(db);
});

afterAll(async () => {
  await closeDatabase(db);
  await postgres.stop();
  rmSync(parent, { recursive: true, force: true });
});

const take = (changes: Partial<Parameters<typeof makeBackup>[0]> = {}): Promise<MadeBackup> =>
  makeBackup({
    db,
    config: { dataDir, databaseUrl: undefined, secretKey },
    parent: backups,
    passphrase: 'correct horse',
    followsLog: true,
    now: () => new Date(),
    ...changes,
  });

const write = (n: number) => runSql(db, sql`insert into written values (${n}, repeat('x', 2000))`);

const follow = async () => {
  const [latest] = await listBackups(backups);
  if (!latest) throw new Error('There is no backup');
  return followLog(db, path.join(dataDir, 'postgres'), latest);
};

/** Restores into a directory of its own and reads what is in it. */
async function numbersIn(place: string, to?: RestoreTo): Promise<number[]> {
  const target = mkdtempSync(path.join(parent, 'restored-'));
  const choice = await chooseBackup(place, to);
  await checkBackup(choice.backup);
  const restored = await restoreCluster(choice, {
    dataDir: target,
    replace: false,
    log: silentLog,
    settings,
  });
  const there = openDatabase({
    connection: { connectionString: restored.postgres.url },
    onError: () => undefined,
  });
  try {
    const rows = await rowsOf(there, sql<{ n: number }>`select n from written order by n`);
    return rows.map((row) => row.n);
  } finally {
    await closeDatabase(there);
    await restored.postgres.stop();
    rmSync(target, { recursive: true, force: true });
  }
}

describe('a backup of a running database', { timeout: 300_000 }, () => {
  it('has everything that was acknowledged before its mark, while rows are being written', async () => {
    const acknowledged: { n: number; at: number }[] = [];
    let isWriting = true;
    const writers = [0, 1, 2].map(async (writer) => {
      for (let n = writer; isWriting; n += 3) {
        await write(n);
        acknowledged.push({ n, at: Date.now() });
      }
    });
    await sleep(200);
    const made = await take();
    isWriting = false;
    await Promise.all(writers);
    const before = acknowledged.filter(({ at }) => at < made.mark.getTime()).map(({ n }) => n);
    expect(before.length).toBeGreaterThan(20);
    const found = new Set(await numbersIn(made.folder));
    expect(before.filter((n) => !found.has(n))).toEqual([]);
  });

  it('leads to any point in time with the log that was copied behind it', async () => {
    await runSql(db, sql`truncate written`);
    const made = await take();
    await write(1);
    expect(await follow()).toMatchObject({ kind: 'copied' });
    await write(2);
    await sleep(50);
    const between = new Date();
    await sleep(50);
    await write(3);
    const last = await follow();
    expect(last).toMatchObject({ kind: 'copied', segments: 1 });
    await write(4);
    expect(await numbersIn(made.folder)).toEqual([]);
    expect(await numbersIn(made.folder, between)).toEqual([1, 2]);
    expect(await numbersIn(made.folder, 'latest')).toEqual([1, 2, 3]);

    const later = new Date(Date.now() + 60_000);
    await expect(numbersIn(made.folder, later)).rejects.toThrow(/log of the backup .* ends at/);
    await expect(numbersIn(made.folder, new Date('2020-01-01'))).rejects.toThrow(/not back to 2020/);
    await expect(numbersIn(backups, new Date('2020-01-01'))).rejects.toThrow(/first backup leads to/);
  });

  it('leads on over a later backup, whose own log continues it', async () => {
    await runSql(db, sql`truncate written`);
    const first = await take();
    await write(1);
    await follow();
    await write(2);
    const second = await take();
    await write(3);
    await follow();
    expect(await numbersIn(first.folder, 'latest')).toEqual([1, 2, 3]);
    expect(await numbersIn(second.folder)).toEqual([1, 2]);
    expect(await numbersIn(backups)).toEqual([1, 2]);
    expect(await numbersIn(backups, 'latest')).toEqual([1, 2, 3]);
  });

  it('goes as far as the log does where nothing changed after the time that is asked for', async () => {
    await runSql(db, sql`truncate written`);
    const made = await take();
    await write(1);
    await sleep(100);
    const quiet = new Date();
    await sleep(100);
    await follow();
    expect(await numbersIn(made.folder, quiet)).toEqual([1]);
  });

  it('has the secret key behind its passphrase, or not at all', async () => {
    await take();
    const [sealed] = await listBackups(backups);
    if (!sealed) throw new Error('There is no backup');
    expect(readSealedKey(sealed, 'correct horse')).toEqual(secretKey);
    expect(() => readSealedKey(sealed, 'another')).toThrow(/passphrase does not open/);
    expect(() => readSealedKey(sealed, undefined)).toThrow(/Give its passphrase/);
    for (const name of readdirSync(sealed.folder)) {
      if (name !== 'log')
        expect(readFileSync(path.join(sealed.folder, name)).includes(secretKey)).toBe(false);
    }
    await take({ passphrase: undefined });
    const [open] = await listBackups(backups);
    expect(open && readSealedKey(open, undefined)).toBeUndefined();
  });

  it('leaves nothing behind when it is stopped, in its folder or in the database', async () => {
    const before = readdirSync(backups).length;
    const stop = new AbortController();
    const stopped = take({ signal: stop.signal, progress: () => stop.abort() });
    await expect(stopped).rejects.toThrow();
    expect(readdirSync(backups)).toHaveLength(before);
    const slots = await rowsOf(db, sql`select slot_name from pg_replication_slots where temporary`);
    expect(slots).toEqual([]);
    expect((await take()).bytes).toBeGreaterThan(1_000_000);
  });

  it('does not go over a database that is there, unless told to move it aside', async () => {
    const target = mkdtempSync(path.join(parent, 'used-'));
    const choice = await chooseBackup(backups, undefined);
    const into = (replace: boolean) =>
      restoreCluster(choice, { dataDir: target, replace, log: silentLog, settings });
    const first = await into(false);
    await expect(into(true)).rejects.toThrow(/is running/);
    await first.postgres.stop();
    await expect(into(false)).rejects.toThrow(/holds a database already/);
    const second = await into(true);
    await second.postgres.stop();
    expect(second.aside).toMatch(/postgres\.before-restore-1$/);
    expect(readdirSync(second.aside ?? '')).toContain('PG_VERSION');
  });
});

describe('a damaged backup', () => {
  let whole: string;
  let folder: string;
  beforeAll(async () => {
    whole = (await take({ parent: path.join(parent, 'whole') })).folder;
  });
  beforeEach(() => {
    folder = path.join(mkdtempSync(path.join(parent, 'damaged-')), path.basename(whole));
    cpSync(whole, folder, { recursive: true });
  });

  const file = (name: string) => path.join(folder, name);
  const flip = (name: string, position: number) => {
    const bytes = readFileSync(file(name));
    bytes[position] = (bytes[position] ?? 0) ^ 0xff;
    writeFileSync(file(name), bytes);
  };

  it.each<[string, () => void, RegExp]>([
    ['that was cut off', () => rmSync(file('manifest.json')), /holds no complete backup: "manifest.json"/],
    ['with a changed list', () => flip('manifest.json', 200), /"manifest.json" is not as it was written/],
    ['without its data', () => rmSync(file('data.pack')), /"data.pack" is missing/],
    ['that is too short', () => truncateSync(file('data.pack'), 100_000), /"data.pack" has 100000 bytes/],
    ['with a flipped bit', () => flip('data.pack', 50_000), /" in "data.pack" is not as it was written/],
  ])('%s is refused with a sentence, and nothing is written', async (_kind, damage, sentence) => {
    damage();
    const target = mkdtempSync(path.join(parent, 'target-'));
    const restored = chooseBackup(folder, undefined).then(async (choice) => {
      await checkBackup(choice.backup);
      return restoreCluster(choice, { dataDir: target, replace: false, log: silentLog, settings });
    });
    await expect(restored).rejects.toThrow(sentence);
    expect(readdirSync(target)).toEqual([]);
  });

  it('without its key says how to go on without it', async () => {
    rmSync(file('secret-key.sealed'));
    const { backup } = await chooseBackup(folder, undefined);
    expect(() => readSealedKey(backup, 'correct horse')).toThrow(
      /"secret-key.sealed" is missing.*--without-key/,
    );
  });

  it('in the log is refused for times behind the damage', async () => {
    const [latest] = await listBackups(backups);
    await write(1_000_000);
    await follow();
    const log = path.join(latest?.folder ?? '', 'log');
    const piece =
      readdirSync(log)
        .filter((name) => name.endsWith('.zst'))
        .at(-1) ?? '';
    renameSync(path.join(log, piece), path.join(log, `${piece}.kept`));
    writeFileSync(path.join(log, piece), readFileSync(path.join(log, `${piece}.kept`)).subarray(0, 500));
    await expect(numbersIn(latest?.folder ?? '', 'latest')).rejects.toThrow(/log of the backup is damaged/);
    expect(await numbersIn(latest?.folder ?? '')).toBeDefined();
  });
});
