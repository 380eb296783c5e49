import type { Feature } from '../../feature.ts';
import { ldapRoutes } from './ldap.routes.ts';
import { ldapSettings } from './ldap.settings.ts';
import { recurringSync, syncJob } from './ldap-sync.jobs.ts';

/** Sign-in by a directory, and what is kept of its people and groups (contract §2). */
export const ldapFeature: Feature = {
  name: 'ldap',
  settings: ldapSettings,
  routes: ldapRoutes,
  jobs: (context) => [syncJob(context)],
  recurring: (context) => [recurringSync(context)],
};
