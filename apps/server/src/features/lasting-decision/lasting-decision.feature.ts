import type { Feature } from '../../feature.ts';
import { lastingDecisionRoutes } from './lasting-decision.routes.ts';

/** Decisions that follow their components into new versions (docs/adr/0016). */
export const lastingDecisionFeature: Feature = { name: 'lasting-decision', routes: lastingDecisionRoutes };
