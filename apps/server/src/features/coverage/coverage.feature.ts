import type { Feature } from '../../feature.ts';
import { coverageRoutes } from './coverage.routes.ts';

/** The part of a project that the enabled sources cover. */
export const coverageFeature: Feature = { name: 'coverage', routes: coverageRoutes };
