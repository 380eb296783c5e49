import type { Feature } from '../../feature.ts';
import { backupJob, logJob, recurringBackups } from './backup.jobs.ts';
import { backupRoutes } from './backup.routes.ts';
import { backupSettings } from './backup.settings.ts';

/** Backups of the database while it is used, and the way back from them (docs/operating.md). */
export const backupFeature: Feature = {
  name: 'backup',
  settings: backupSettings,
  routes: backupRoutes,
  jobs: (context) => [backupJob(context), logJob(context)],
  recurring: recurringBackups,
};
