import type { Feature } from '../../feature.ts';
import { importFilesJob, importJob, recurringImportFiles } from './run/import-run.jobs.ts';
import { importRoutes } from './run/import-run.routes.ts';

/** Moving in from a Dependency-Track v4 (docs/adr/0028-moving-in.md). */
export const importDtFeature: Feature = {
  name: 'import-dt',
  routes: importRoutes,
  jobs: (context) => [importJob(context), importFilesJob],
  recurring: () => [recurringImportFiles()],
};
