import type { Feature } from '../../feature.ts';
import { dependencyGraphRoutes } from './dependency-graph.routes.ts';

/** Dependencies inside a project (contract §5.6). */
export const dependencyGraphFeature: Feature = { name: 'dependency graph', routes: dependencyGraphRoutes };
