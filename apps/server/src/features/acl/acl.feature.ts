import type { Feature } from '../../feature.ts';
import { aclRoutes } from './acl.routes.ts';

/** Which team sees which project (contract §3). */
export const aclFeature: Feature = { name: 'acl', routes: aclRoutes };
