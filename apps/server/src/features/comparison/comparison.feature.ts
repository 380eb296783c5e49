import type { Feature } from '../../feature.ts';
import { comparisonRoutes } from './comparison.routes.ts';

/** How two projects, such as two versions of one, differ. */
export const comparisonFeature: Feature = { name: 'comparison', routes: comparisonRoutes };
