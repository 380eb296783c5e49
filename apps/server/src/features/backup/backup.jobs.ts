import path from 'node:path';
import { type Database, inTransaction, type Transaction } from '../../db/database.ts';
import type { Context } from '../../feature.ts';
import {
  defineJob,
  type JobContext,
  type JobDefinition,
  PermanentJobError,
  stopIfAborted,
} from '../../jobs/job.ts';
import { recordEvent } from '../../jobs/outbox.ts';
import type { Recurring } from '../../jobs/schedule.ts';
import { enqueue, forgetEndedTasks, type NewTask } from '../../jobs/task.ts';
import { readSecretSetting } from '../config-property/setting.service.ts';
import {
  areBackupsOn,
  passphraseSetting,
  readBackupFolder,
  readCadenceHours,
  readKeepRule,
  readLogMinutes,
} from './backup.settings.ts';
import { BackupError } from './backup-error.ts';
import { followLog, isFollowing, stopFollowing } from './cluster/follow-log.ts';
import { makeBackup } from './make-backup.ts';
import { listBackups, removeBackup } from './store/backup-folder.ts';
import { outlived } from './store/keep.ts';

export const backupKind = 'backup.make';
const logKind = 'backup.log';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** Copies of the log come every few minutes; who looks for one of last week looks at the files. */
const logKeptHours = 24;

/** One after the other: what is copied of the log goes to the latest backup that is complete. */
const queue = 'backup';

export const backupTask: NewTask & { subject: string } = {
  kind: backupKind,
  subject: 'all',
  input: {},
  queue,
  priority: 20,
};

const logTask: NewTask & { subject: string } = { ...backupTask, kind: logKind };

/** Makes a backup as the settings say, and deletes those that have served their time. */
export function backupJob(context: Context): JobDefinition {
  return defineJob({
    kind: backupKind,
    run: (_input: object, job) => permanently(job, () => makeAsSet(context, job)),
    onGivenUp: (trx, _input, cause) => tellFailure(trx, cause),
  });
}

async function makeAsSet({ config, secrets }: Context, job: JobContext) {
  const { db, signal, now } = job;
  const parent = await readBackupFolder(db, config.dataDir);
  const passphrase = await readSecretSetting(db, secrets, ...passphraseSetting);
  const made = await makeBackup({
    db,
    config,
    parent,
    passphrase,
    followsLog: (await areBackupsOn(db)) && (await readLogMinutes(db)) > 0,
    now,
    signal,
    progress: (percent) => job.progress(percent, 'copying'),
  });
  if (passphrase === undefined) {
    job.warn('The secret key is not in this backup. Keep it apart, or set a passphrase for backups.');
  }
  const removed = await removeOutlived(db, parent, now());
  return { ...made, mark: made.mark.toISOString(), removed };
}

/** @returns the names of the backups that were deleted */
async function removeOutlived(db: Database, parent: string, now: Date): Promise<string[]> {
  const backups = (await listBackups(parent)).map((backup) => ({
    ...backup,
    at: new Date(backup.manifest.mark),
  }));
  const old = outlived(backups, await readKeepRule(db), now);
  for (const { folder } of old) await removeBackup(folder);
  return old.map(({ name }) => name);
}

/** Copies what the log of the embedded database has grown by, or lets go of it once nobody wants it any more. */
export function logJob({ config }: Context): JobDefinition {
  return defineJob({
    kind: logKind,
    run: (_input: object, job) =>
      permanently(job, async () => {
        const { db } = job;
        await inTransaction(db, (trx) => forgetEndedTasks(trx, logKind, logTask.subject, logKeptHours));
        if (!(await isLogWanted(db))) {
          await stopFollowing(db);
          return undefined;
        }
        return copyLog(job, config.dataDir);
      }),
  });
}

async function copyLog({ db, warn }: JobContext, dataDir: string) {
  const backups = await listBackups(await readBackupFolder(db, dataDir));
  const latest = backups.find(({ manifest }) => manifest.kind === 'cluster');
  if (!latest || !(await isFollowing(db))) return undefined;
  const followed = await followLog(db, path.join(dataDir, 'postgres'), latest);
  if (followed.kind === 'copied') {
    return { backup: latest.name, segments: followed.segments, until: followed.until.toISOString() };
  }
  warn('Some of the log of the database was gone before it was copied. Another backup is made.');
  await stopFollowing(db);
  await inTransaction(db, (trx) => enqueue(trx, backupTask));
  return undefined;
}

export function recurringBackups({ config }: Context): Recurring[] {
  const make: Recurring = {
    name: 'backup',
    task: backupTask,
    intervalMs: async (db) => {
      const hours = (await areBackupsOn(db)) ? await readCadenceHours(db) : undefined;
      return hours === undefined || hours <= 0 ? undefined : hours * hourMs;
    },
  };
  if (config.databaseUrl !== undefined) return [make];
  const log: Recurring = {
    name: 'copy of the log',
    task: logTask,
    intervalMs: async (db) => {
      if (await isLogWanted(db)) return (await readLogMinutes(db)) * minuteMs;
      return (await isFollowing(db)) ? minuteMs : undefined;
    },
  };
  return [make, log];
}

async function isLogWanted(db: Database): Promise<boolean> {
  return (await areBackupsOn(db)) && (await readLogMinutes(db)) > 0;
}

/** What is for people to mend is not mended by trying again; work that was told to stop is taken up again. */
async function permanently<T>({ signal }: JobContext, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    stopIfAborted(signal);
    if (cause instanceof BackupError) throw new PermanentJobError(cause.message, { cause });
    throw cause;
  }
}

async function tellFailure(trx: Transaction, cause: string): Promise<void> {
  await recordEvent(trx, {
    scope: 'SYSTEM',
    group: 'FILE_SYSTEM',
    level: 'ERROR',
    subject: { title: 'Backup failed', content: cause },
  });
}
