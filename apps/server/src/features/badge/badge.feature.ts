import type { Feature } from '../../feature.ts';
import { badgeRoutes } from './badge.routes.ts';

/** Pictures of a project's figures, for web pages (contract §26.2). */
export const badgeFeature: Feature = { name: 'badge', routes: badgeRoutes };
