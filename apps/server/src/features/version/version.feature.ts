import type { Feature } from '../../feature.ts';
import { versionRoutes } from './version.routes.ts';

export const versionFeature: Feature = { name: 'version', routes: versionRoutes };
