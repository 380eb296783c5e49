import path from 'node:path';
import { BackupError } from '../backup-error.ts';
import { listBackups, type StoredBackup } from '../store/backup-folder.ts';
import { readManifest } from '../store/manifest.ts';
import { type LogChain, readLogChain } from './log-chain.ts';

/** A backup and what is to be read of the log behind it. */
export interface Choice {
  backup: StoredBackup;
  log: LogChain['files'];
  /** The time to which the log is read; undefined: to its end, or none of it. */
  until: Date | undefined;
}

/** `latest`: as far as the log goes. Absent: as it was at the mark of the backup. */
export type RestoreTo = Date | 'latest' | undefined;

/**
 * Finds what leads to a point in time.
 * @param place the folder of a backup, or the folder that holds them: then the latest that suits is taken
 * @throws BackupError when nothing leads there
 */
export async function chooseBackup(place: string, to: RestoreTo): Promise<Choice> {
  const folder = path.resolve(place);
  const inParent = await listBackups(folder);
  const siblings = inParent.length > 0 ? inParent : await listBackups(path.dirname(folder));
  const backup =
    inParent.length > 0
      ? latestBefore(inParent, to)
      : { name: path.basename(folder), folder, manifest: await readManifest(folder) };
  if (to === undefined) return { backup, log: [], until: undefined };
  const chain = await readLogChain(backup, siblings);
  if (to === 'latest') return { backup, log: chain.files, until: undefined };
  const mark = new Date(backup.manifest.mark);
  if (to < mark) {
    throw new BackupError(
      `The backup "${backup.name}" leads to ${mark.toISOString()} and beyond, not back to ${to.toISOString()}. Name an earlier backup.`,
    );
  }
  if (to > chain.until) {
    throw new BackupError(
      `The log of the backup "${backup.name}" ends at ${chain.until.toISOString()}, before ${to.toISOString()}. ` +
        'Give an earlier time, or "--to latest".',
    );
  }
  return { backup, log: chain.files, until: to };
}

function latestBefore(backups: readonly StoredBackup[], to: RestoreTo): StoredBackup {
  const suits = (backup: StoredBackup) => !(to instanceof Date) || new Date(backup.manifest.mark) <= to;
  const found = backups.find(suits);
  if (found) return found;
  const first = backups.at(-1)?.manifest.mark;
  throw new BackupError(`The first backup leads to ${first}. Nothing leads to an earlier time.`);
}
