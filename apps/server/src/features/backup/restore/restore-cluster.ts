import { copyFileSync, existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { findBinaries } from '../../../postgres/binaries.ts';
import { openDataDirectory } from '../../../postgres/data-directory.ts';
import type { PostgresLog } from '../../../postgres/log.ts';
import { attachOrStart, type RunningPostgres } from '../../../postgres/postgres.ts';
import { PostgresError } from '../../../postgres/postgres-error.ts';
import { findPostmaster } from '../../../postgres/postmaster.ts';
import type { Settings } from '../../../postgres/settings.ts';
import { BackupError } from '../backup-error.ts';
import { requireMajor, requireRoom } from './check-backup.ts';
import type { Choice } from './choose-backup.ts';
import { unpackCluster } from './unpack.ts';

export interface ClusterTarget {
  dataDir: string;
  /** Moves a database that is there aside instead of refusing. */
  replace: boolean;
  log: PostgresLog;
  settings?: Settings;
}

/** A cluster that is back, running. */
export interface RestoredCluster {
  postgres: RunningPostgres;
  /** Where the database lies that was there before. */
  aside: string | undefined;
}

/**
 * Puts a checked backup into a data directory and starts the database on it, which reads the log to where it was asked to.
 * When that fails, what was there before is back in its place.
 */
export async function restoreCluster(choice: Choice, target: ClusterTarget): Promise<RestoredCluster> {
  const { backup, log } = choice;
  const dataDir = openDataDirectory(target.dataDir);
  requireMajor(backup, findBinaries(dataDir).major);
  const cluster = path.join(dataDir, 'postgres');
  requireUnused(dataDir, cluster, target.replace);
  requireRoom(backup, log.length, dataDir);
  const draft = path.join(dataDir, 'postgres.restored');
  rmSync(draft, { recursive: true, force: true });
  await unpackCluster(backup.folder, backup.manifest, log, draft);
  const aside = moveAside(cluster);
  renameSync(draft, cluster);
  restoreOwnSettings(backup.folder, dataDir);
  try {
    return { postgres: await startOn(choice, { ...target, dataDir }), aside };
  } catch (error) {
    rmSync(cluster, { recursive: true, force: true });
    if (aside !== undefined) renameSync(aside, cluster);
    throw error;
  }
}

function requireUnused(dataDir: string, cluster: string, replace: boolean): void {
  if (findPostmaster(cluster).kind === 'alive') {
    throw new BackupError(
      `The database in "${dataDir}" is running. Stop Waybill first; --replace then moves that database aside.`,
    );
  }
  if (existsSync(cluster) && !replace) {
    throw new BackupError(
      `"${dataDir}" holds a database already. Choose another WAYBILL_DATA_DIR, or give --replace, which moves it aside.`,
    );
  }
}

function moveAside(cluster: string): string | undefined {
  if (!existsSync(cluster)) return undefined;
  for (let n = 1; ; n++) {
    const aside = `${cluster}.before-restore-${n}`;
    if (existsSync(aside)) continue;
    renameSync(cluster, aside);
    return aside;
  }
}

/** The operator's own settings of the database, where there are none yet. */
function restoreOwnSettings(folder: string, dataDir: string): void {
  const stored = path.join(folder, 'postgres.conf');
  const own = path.join(dataDir, 'postgres.conf');
  if (existsSync(stored) && !existsSync(own)) copyFileSync(stored, own);
}

/** Nothing comes from an archive: all of the log that is wanted lies with the cluster. */
const noArchive = { restore_command: 'false', recovery_target_action: 'promote' };

async function startOn({ until }: Choice, target: ClusterTarget): Promise<RunningPostgres> {
  const { dataDir, log, settings } = target;
  const end: Settings = until ? { recovery_target_time: timeOf(until) } : {};
  try {
    return await attachOrStart({ dataDir, log, settings: { ...settings, ...noArchive, ...end } });
  } catch (error) {
    // The log has no change after that time: its end is that time.
    if (until && endedBeforeTarget(dataDir)) {
      return attachOrStart({ dataDir, log, settings: { ...settings, ...noArchive } });
    }
    if (!(error instanceof PostgresError)) throw error;
    throw new BackupError(`The database does not start on the backup. ${error.message}`, { cause: error });
  }
}

/** As the database takes it while it reads its settings: zones have no names yet. */
function timeOf(until: Date): string {
  return until.toISOString().replace('T', ' ').replace('Z', '+00');
}

function endedBeforeTarget(dataDir: string): boolean {
  return readFileSync(path.join(dataDir, 'postgres.log'), 'utf8')
    .slice(-4_000)
    .includes('recovery ended before configured recovery target was reached');
}
