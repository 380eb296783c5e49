import type { Feature } from '../../feature.ts';
import { trustedHeaderRoutes } from './trusted-header.routes.ts';
import { trustedHeaderSettings } from './trusted-header.settings.ts';

/** The settings of sign-in by headers of a proxy, and its test. Sessions handle the sign-in itself. */
export const trustedHeaderFeature: Feature = {
  name: 'trusted-header',
  settings: trustedHeaderSettings,
  routes: trustedHeaderRoutes,
};
