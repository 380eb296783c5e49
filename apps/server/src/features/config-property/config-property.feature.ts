import type { Feature } from '../../feature.ts';
import { configPropertyRoutes } from './config-property.routes.ts';
import { seedProperties } from './config-property.service.ts';
import { contractSettings } from './contract-settings.ts';
import { ownSettings } from './own-settings.ts';

/** Settings in the database (contract §23). First in the list, so that the seeds of the others find them. */
export const configPropertyFeature: Feature = {
  name: 'config-property',
  settings: [...contractSettings, ...ownSettings],
  seed: seedProperties,
  routes: configPropertyRoutes,
};
