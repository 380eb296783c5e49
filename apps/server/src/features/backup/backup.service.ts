// Public to other features.
import type { Backups } from '@waybill/api-contract';
import type { Context } from '../../feature.ts';
import { present } from '../../http/present.ts';
import { latestTasks } from '../../jobs/task.ts';
import { backupKind, backupTask } from './backup.jobs.ts';
import { areBackupsOn, readBackupFolder, readCadenceHours } from './backup.settings.ts';
import { listBackups, type StoredBackup } from './store/backup-folder.ts';
import { readReach } from './store/log-folder.ts';
import { bytesOf } from './store/manifest.ts';

export { readCadenceHours } from './backup.settings.ts';

const hourMs = 3_600_000;

/** What backups there are, and how the last run went. */
export async function describeBackups({ db, config }: Pick<Context, 'db' | 'config'>): Promise<Backups> {
  const folder = await readBackupFolder(db, config.dataDir);
  const task = (await latestTasks(db, backupKind)).find(({ subject }) => subject === backupTask.subject);
  const enabled = await areBackupsOn(db);
  const hours = enabled ? await readCadenceHours(db) : undefined;
  const next = task && hours ? task.created_at.getTime() + hours * hourMs : undefined;
  return {
    enabled,
    folder,
    state: task?.state ?? 'idle',
    ...present('token', task?.token),
    ...present('error', task?.error),
    warnings: task?.warnings ?? [],
    ...present('nextRun', next),
    backups: await Promise.all((await listBackups(folder)).map(viewBackup)),
  };
}

/** The mark of the latest backup; undefined while there is none. */
export async function latestBackup({
  db,
  config,
}: Pick<Context, 'db' | 'config'>): Promise<Date | undefined> {
  const [latest] = await listBackups(await readBackupFolder(db, config.dataDir));
  return latest && new Date(latest.manifest.mark);
}

async function viewBackup({ name, folder, manifest }: StoredBackup): Promise<Backups['backups'][number]> {
  const reach = await readReach(folder);
  return {
    name,
    mark: Date.parse(manifest.mark),
    ...present('until', reach?.getTime()),
    bytes: bytesOf(manifest),
    stored: manifest.files.reduce((sum, file) => sum + file.stored, 0),
    version: manifest.version,
    secretKey: manifest.secretKey === 'sealed',
  };
}
