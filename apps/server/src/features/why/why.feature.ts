import type { Feature } from '../../feature.ts';
import { whyRoutes } from './why.routes.ts';

/** Why a component is or is not affected (design §5). */
export const whyFeature: Feature = { name: 'why', routes: whyRoutes };
