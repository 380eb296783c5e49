import type { Feature } from '../../feature.ts';
import { licenseGroupRoutes } from './license-group.routes.ts';
import { seedLicenseGroups } from './license-group.seed.ts';

/** Groups of licenses that policies name (contract §6). Its seed needs the licenses. */
export const licenseGroupFeature: Feature = {
  name: 'license-group',
  seed: seedLicenseGroups,
  routes: licenseGroupRoutes,
};
