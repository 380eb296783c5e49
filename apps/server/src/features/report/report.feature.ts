import type { Feature } from '../../feature.ts';
import { reportRoutes } from './report.routes.ts';

/** A project's state as people hand it on. */
export const reportFeature: Feature = { name: 'report', routes: reportRoutes };
