import type { Feature } from '../../feature.ts';
import { policyRoutes } from './policy.routes.ts';

/** Policies, their conditions and where they apply (contract §15). */
export const policyFeature: Feature = { name: 'policy', routes: policyRoutes };
