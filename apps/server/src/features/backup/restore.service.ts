// Public to other features.
export { checkBackup } from './restore/check-backup.ts';
export { type Choice, chooseBackup, type RestoreTo } from './restore/choose-backup.ts';
export { restoreCluster } from './restore/restore-cluster.ts';
export { restoreDatabase } from './restore/restore-database.ts';
export { placeKey, readSealedKey } from './restore/restore-key.ts';
