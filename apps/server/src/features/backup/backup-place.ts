// Public to other features.
import type { Database } from '../../db/database.ts';
import { areBackupsOn, readBackupFolder, readLogMinutes } from './backup.settings.ts';

/** Where the settings say that backups go, and whether the log behind them is copied. */
export async function readBackupPlace(
  db: Database,
  dataDir: string,
): Promise<{ folder: string; followsLog: boolean }> {
  const [folder, isOn, minutes] = await Promise.all([
    readBackupFolder(db, dataDir),
    areBackupsOn(db),
    readLogMinutes(db),
  ]);
  return { folder, followsLog: isOn && minutes > 0 };
}
