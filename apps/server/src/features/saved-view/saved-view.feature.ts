import type { Feature } from '../../feature.ts';
import { savedViewRoutes } from './saved-view.routes.ts';

/** Named views of the console's lists, for each user their own, and those that teams share. */
export const savedViewFeature: Feature = { name: 'saved-view', routes: savedViewRoutes };
