// Public to other features.
import { existsSync } from 'node:fs';
import { copyFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../../config/config.ts';
import type { Database } from '../../db/database.ts';
import { readInstallationId } from '../../db/installation.ts';
import { productVersion } from '../../http/about.ts';
import { listMigrations, readClock, readMajor } from './cluster/base-backup.queries.ts';
import { copyCluster } from './cluster/base-backup.ts';
import { beginToFollow } from './cluster/follow-log.ts';
import { dumpDatabase } from './dump/dump.ts';
import { findTool } from './dump/tools.ts';
import { sealedKeyName, sealKey } from './sealed-key.ts';
import { openDraft } from './store/backup-folder.ts';
import { packName } from './store/check-pack.ts';
import { bytesOf, type NewManifest, writeManifest } from './store/manifest.ts';
import { createPack, type PackWriter } from './store/pack.ts';

export interface BackupRequest {
  db: Database;
  config: Pick<Config, 'dataDir' | 'databaseUrl' | 'secretKey'>;
  /** Folder in which the backup gets a folder of its own. */
  parent: string;
  /** Seals the secret key; undefined: the key is left out. */
  passphrase: string | undefined;
  /** Whether the log of an embedded database is to be followed from here on. */
  followsLog: boolean;
  /** Connection string of an embedded database that is dumped, for another major version of PostgreSQL, instead of copied. */
  dumped?: string | undefined;
  now: () => Date;
  signal?: AbortSignal;
  progress?(percent: number): void;
}

export interface MadeBackup {
  name: string;
  folder: string;
  /** Everything that was acknowledged until then is in it. */
  mark: Date;
  /** Unpacked, and as it lies there. */
  bytes: number;
  stored: number;
  secretKey: 'sealed' | 'left out';
}

/** Makes a backup of the running database, complete or not at all. @throws BackupError */
export async function makeBackup(request: BackupRequest): Promise<MadeBackup> {
  const startedAt = request.now();
  const draft = await openDraft(request.parent, startedAt);
  try {
    const facts = await fill(draft.folder, request, startedAt);
    await writeManifest(draft.folder, facts);
    const { name, folder } = await draft.complete();
    const stored = facts.files.reduce((sum, file) => sum + file.stored, 0);
    return {
      name,
      folder,
      mark: new Date(facts.mark),
      bytes: bytesOf(facts),
      stored,
      secretKey: facts.secretKey,
    };
  } catch (error) {
    await draft.discard();
    throw error;
  }
}

async function fill(folder: string, request: BackupRequest, startedAt: Date): Promise<NewManifest> {
  const { db, passphrase, config } = request;
  const common = {
    version: productVersion,
    postgres: await readMajor(db),
    installation: (await readInstallationId(db)) ?? '',
    startedAt: startedAt.toISOString(),
    migrations: await listMigrations(db),
    secretKey: passphrase === undefined ? ('left out' as const) : ('sealed' as const),
  };
  if (passphrase !== undefined) {
    await writeFile(path.join(folder, sealedKeyName), sealKey(config.secretKey, passphrase), {
      mode: 0o600,
      flush: true,
    });
  }
  const own = path.join(config.dataDir, 'postgres.conf');
  if (config.databaseUrl === undefined && request.dumped === undefined && existsSync(own)) {
    await copyFile(own, path.join(folder, 'postgres.conf'));
  }
  const pack = await createPack(path.join(folder, packName));
  try {
    return { ...common, ...(await fillPack(pack, request, common.postgres)) };
  } finally {
    await pack.close();
  }
}

async function fillPack(
  pack: PackWriter,
  { db, config, followsLog, dumped, signal, progress }: BackupRequest,
  major: number,
): Promise<Pick<NewManifest, 'kind' | 'mark' | 'files' | 'cluster'>> {
  const url = config.databaseUrl ?? dumped;
  if (url !== undefined) {
    const tool = await findTool('pg_dump', major);
    const mark = (await readClock(db)).toISOString();
    return {
      kind: 'dump',
      mark,
      files: [await dumpDatabase(tool, url, pack, signal)],
    };
  }
  if (followsLog) await beginToFollow(db);
  const { facts, files, mark } = await copyCluster({
    db,
    cluster: path.join(config.dataDir, 'postgres'),
    pack,
    check: () => signal?.throwIfAborted(),
    progress: progress ?? (() => undefined),
  });
  return { kind: 'cluster', mark: mark.toISOString(), files, cluster: facts };
}
