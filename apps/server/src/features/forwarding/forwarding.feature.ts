import type { Feature } from '../../feature.ts';
import { forwardingRoutes } from './forwarding.routes.ts';

/** Shows which proxies are trusted, and which untrusted clients send forwarding headers. */
export const forwardingFeature: Feature = { name: 'forwarding', routes: forwardingRoutes };
