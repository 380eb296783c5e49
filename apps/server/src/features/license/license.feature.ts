import type { Feature } from '../../feature.ts';
import { defineJob } from '../../jobs/job.ts';
import { licenseRoutes } from './license.routes.ts';
import { seedLicenses } from './license.seed.ts';
import { licenseUseInterval, refreshLicenseUse } from './use/license-use.service.ts';

const useKind = 'license.use';

/** The SPDX list, custom licenses, and how license lists of BOMs are resolved (contract §6, §7.4). */
export const licenseFeature: Feature = {
  name: 'license',
  seed: seedLicenses,
  routes: licenseRoutes,
  jobs: () => [
    defineJob({
      kind: useKind,
      run: async (_input: object, { db, now, signal }) => ({
        took: (await refreshLicenseUse(db, now(), signal)).tookMs,
      }),
    }),
  ],
  recurring: () => [
    {
      name: 'license-use',
      intervalMs: licenseUseInterval,
      task: { kind: useKind, subject: 'all', input: {}, priority: 30 },
    },
  ],
};
