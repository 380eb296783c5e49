import type { Feature } from '../../feature.ts';
import { compareJob, recurringComparison } from './compare/compare.jobs.ts';
import { comparisonRoutes } from './compare/comparison.routes.ts';
import { comparisonReportRoutes } from './compare/comparison-report.routes.ts';
import { importFilesJob, importJob, recurringImportFiles } from './run/import-run.jobs.ts';
import { importRoutes } from './run/import-run.routes.ts';
import { shadowRoutes } from './shadow/shadow.routes.ts';

/** Moving in from a Dependency-Track v4 (docs/adr/0028-moving-in.md). */
export const importDtFeature: Feature = {
  name: 'import-dt',
  routes(app, context) {
    importRoutes(app, context);
    comparisonRoutes(app, context);
    comparisonReportRoutes(app, context);
    shadowRoutes(app, context);
  },
  jobs: (context) => [importJob(context), importFilesJob, compareJob],
  recurring: () => [recurringImportFiles(), recurringComparison()],
};
