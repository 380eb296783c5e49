import type { Feature } from '../../feature.ts';
import { prometheusRoutes } from './prometheus.routes.ts';

/** Before the features whose requests it measures, as hooks count only for routes that come after them. */
export const prometheusFeature: Feature = { name: 'prometheus', routes: prometheusRoutes };
