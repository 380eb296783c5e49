import type { Feature } from '../../feature.ts';
import { coverageRoutes } from './coverage.routes.ts';

/** How much of a project the enabled sources can see. */
export const coverageFeature: Feature = { name: 'coverage', routes: coverageRoutes };
