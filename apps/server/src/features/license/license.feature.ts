import type { Feature } from '../../feature.ts';
import { licenseRoutes } from './license.routes.ts';
import { seedLicenses } from './license.seed.ts';

/** The SPDX list, custom licenses, and how license lists of BOMs are resolved (contract §6, §7.4). */
export const licenseFeature: Feature = {
  name: 'license',
  seed: seedLicenses,
  routes: licenseRoutes,
};
