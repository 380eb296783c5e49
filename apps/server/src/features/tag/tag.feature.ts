import type { Feature } from '../../feature.ts';
import { tagRoutes } from './tag.routes.ts';

/** Tags and the projects that carry them (contract §4, §26.14). */
export const tagFeature: Feature = { name: 'tag', routes: tagRoutes };
