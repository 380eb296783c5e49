import type { Feature } from '../../feature.ts';
import { forwardingRoutes } from './forwarding.routes.ts';

/** Who may say on whose behalf requests come, and who says so without being asked. */
export const forwardingFeature: Feature = { name: 'forwarding', routes: forwardingRoutes };
