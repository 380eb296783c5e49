import type { Feature } from '../../feature.ts';
import { trustedHeaderRoutes } from './trusted-header.routes.ts';
import { trustedHeaderSettings } from './trusted-header.settings.ts';

/** What sign-in by headers of a proxy can be set to, and a test of it; the sign-in itself is a matter of sessions. */
export const trustedHeaderFeature: Feature = {
  name: 'trusted-header',
  settings: trustedHeaderSettings,
  routes: trustedHeaderRoutes,
};
